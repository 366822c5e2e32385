@echo off
rem Runs a target of build.xml with the Ant installed on this machine or, where there is none that can run the tests,
rem with one that Maven fetches once into lib\ant. Usage: antw [Ant options] [target]; antw -p lists the targets.
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

rem build.xml knows what it needs of an Ant, so it is asked.
where ant >nul 2>nul || goto own
call ant -q -f "%root%build.xml" check-ant >nul 2>nul || goto own
call ant -emacs -f "%root%build.xml" %*
exit /b %errorlevel%

:own
if exist "%root%lib\ant\" goto run
where mvn >nul 2>nul || goto nomaven
echo antw: fetching Ant with Maven into lib\ant (only this once)
rem Into a folder of its own, renamed when complete: an interrupted download is never mistaken for an Ant.
if exist "%root%lib\ant.new\" rmdir /s /q "%root%lib\ant.new"
call mvn -q -B -f "%root%lib\pom.xml" -Pant dependency:copy-dependencies -DincludeGroupIds=org.apache.ant "-DoutputDirectory=%root%lib\ant.new" || goto nofetch
ren "%root%lib\ant.new" ant || exit /b 1

:run
"%java%" %ANT_OPTS% -cp "%root%lib\ant\*" org.apache.tools.ant.launch.Launcher -emacs -f "%root%build.xml" %*
exit /b %errorlevel%

:nojava
echo antw: a JDK 17 or newer is needed, but "%java%" is older or not there: install one, or set JAVA_HOME to one. 1>&2
exit /b 1
:nomaven
echo antw: Maven is needed to fetch Ant and the libraries, but there is no mvn on the PATH: install Maven 3.6 or newer. 1>&2
exit /b 1
:nofetch
echo antw: Maven could not fetch Ant (see its messages above): check the network connection and the Maven settings. 1>&2
exit /b 1
