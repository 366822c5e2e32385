@echo off
rem Runs a target of build.xml with the installed Ant or, if there is none that can run the tests, with one that Maven
rem fetches into lib\ant. Usage: antw [Ant options] [target]; antw -p lists the targets.
setlocal
set "root=%~dp0"

set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "version="
for /f "tokens=2 delims==" %%v in ('call "%java%" -XshowSettings:properties -version 2^>^&1 ^| findstr /c:"java.specification.version ="') do set "version=%%v"
if not defined version goto nojava
rem 17 or 17.x become 17; Java 8 and older call themselves 1.x and become 1.
set "version=%version: =%"
for /f "tokens=1 delims=." %%v in ("%version%") do set "version=%%v"
if %version% lss 17 goto nojava

rem Two builds in one folder would delete each other's files. Windows opens a file for redirection only once at a time,
rem so handle 9 is the lock; it is released when this process ends. The variable tells a taken lock from a failed build.
set "locked="
call :build %* 9>"%root%lib\.lock"
if not defined locked goto busy
exit /b %errorlevel%

:build
set "locked=true"
rem build.xml checks what it needs of an Ant.
where ant >nul 2>nul || goto own
call ant -q -f "%root%build.xml" check-ant >nul 2>nul || goto own
call ant -emacs -f "%root%build.xml" %*
exit /b %errorlevel%

:own
rem The four jars listed in lib\sha256.txt must be there, with the listed sums.
set "complete=true"
for /f "usebackq tokens=1,2" %%a in (`findstr /c:"  ant/" "%root%lib\sha256.txt"`) do call :check %%a %%~nxb
if defined complete goto run
where mvn >nul 2>nul || goto nomaven
echo antw: fetching Ant with Maven into lib\ant
if exist "%root%lib\ant\" rmdir /s /q "%root%lib\ant"
call mvn -q -B -f "%root%lib\pom.xml" -Pant dependency:copy-dependencies -DincludeGroupIds=org.apache.ant "-DoutputDirectory=%root%lib\ant" || goto nofetch

:run
"%java%" %ANT_OPTS% -cp "%root%lib\ant\*" org.apache.tools.ant.launch.Launcher -emacs -f "%root%build.xml" %*
exit /b %errorlevel%

:check
if not exist "%root%lib\ant\%2" goto incomplete
certutil -hashfile "%root%lib\ant\%2" SHA256 | findstr /i "%1" >nul && exit /b 0
:incomplete
set "complete="
exit /b 0

:busy
echo antw: another build is running in this folder: wait until it has finished, or use a second clone. 1>&2
exit /b 1
:nojava
echo antw: a JDK 17 or newer is needed, but "%java%" is older or missing: install one, or set JAVA_HOME to one. 1>&2
exit /b 1
:nomaven
echo antw: Maven is needed to fetch Ant and the libraries, but there is no mvn on the PATH: install Maven 3.6 or newer. 1>&2
exit /b 1
:nofetch
echo antw: Maven could not fetch Ant (see its messages above): check the network connection and the Maven settings. 1>&2
exit /b 1
