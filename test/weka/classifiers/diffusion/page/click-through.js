// Appended to a page by DiffusionPageTest: uses the page as a reader would and writes its findings into the document.
(async () => {
  const found = [], $ = id => document.getElementById(id);
  const check = (what, holds) => found.push((holds ? 'ok ' : 'failed ') + what);
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const picture = () => $('map').toDataURL();
  const key = name => document.body.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true}));
  const at = (kind, x, y) => {
    const box = $('map').getBoundingClientRect();
    const place = {clientX: box.left + x, clientY: box.top + y, bubbles: true, pointerId: 1, deltaY: -400};
    $('map').dispatchEvent(kind === 'wheel' ? new WheelEvent(kind, place) : new PointerEvent(kind, place));
  };
  try {
    for (let i = 0; i < 100 && !$('step').textContent; i++) await wait(50);
    check('starts at the end of the film', $('time').value === $('time').max && $('step').textContent.startsWith('step'));
    check('class names are text', [...$('legend').children].map(button => button.textContent).join('|')
      === EXPECTED.classes.concat('not reached').join('|') && !document.querySelector('b'));
    check('title is text', document.querySelector('h1').textContent === EXPECTED.title && document.title === EXPECTED.title);
    check('report is text', $('report').textContent.includes(EXPECTED.report));
    check('nothing is loaded', performance.getEntriesByType('resource').length === 0);
    check('nothing is wider than the window', document.documentElement.scrollWidth <= window.innerWidth);

    const end = picture();
    $('time').value = 0;
    $('time').dispatchEvent(new Event('input'));
    const begin = picture();
    check('slider shows the start', begin !== end && /initial step 0 of|step 0 of/.test($('step').textContent));
    key('ArrowRight');
    check('arrow goes on by one frame', $('time').value === '1');
    key('ArrowLeft');
    check('arrow goes back', $('time').value === '0' && picture() === begin);
    key(' ');
    check('space plays', $('play').textContent === 'Pause');
    await wait(600);
    check('the film runs', +$('time').value > 0);
    key(' ');
    check('space pauses', $('play').textContent === 'Play');
    $('play').click();
    for (let i = 0; i < 300 && $('play').textContent !== 'Play'; i++) await wait(100);
    check('the film ends at the end', $('time').value === $('time').max && picture() === end);

    at('wheel', 100, 100);
    const near = picture();
    check('the wheel zooms', near !== end);
    $('map').setPointerCapture = () => {}; // there is no real pointer
    at('pointerdown', 100, 100);
    at('pointermove', 160, 130);
    at('pointerup', 160, 130);
    check('dragging moves', picture() !== near);
    key('0');
    check('0 shows all', picture() === end);
    $('in').click();
    $('out').click();
    check('buttons zoom in and out', picture() === end);

    let tip = '';
    for (let y = 10; y < $('map').clientHeight && !tip; y += 4) {
      for (let x = 10; x < $('map').clientWidth && !tip; x += 4) {
        at('pointermove', x, y);
        tip = $('tip').hidden ? '' : $('tip').textContent;
      }
    }
    check('tool tip names the row', /^Row \d+\n/.test(tip) && tip.includes('Prediction: '));
    check('tool tip says the origin', /\nOrigin: (given|predicted)\n/.test(tip));
    check('tool tip shows the values', /\nx0 = -?[\d.]+\nx1 = -?[\d.]+\n/.test(tip));
    $('legend').children[0].click();
    check('one class alone', picture() !== end && $('legend').children[0].getAttribute('aria-pressed') === 'true');
    key('Escape');
    check('all classes again', picture() === end);

    const rows = $('rows').querySelectorAll('tbody tr');
    rows[0].click();
    check('doubtful rows are listed', rows.length === EXPECTED.rows);
    check('doubtful rows have an origin', [...rows].every(row => row.cells[5].textContent === 'predicted'));
    check('a doubtful row is found on the map',
      $('tip').textContent.startsWith('Row ' + rows[0].cells[0].textContent + '\n') && picture() !== end);
    const charts = $('charts').querySelectorAll('svg');
    check('three charts', charts.length === 3 && [...charts].every(chart => chart.querySelector('.line')));
    const box = charts[0].getBoundingClientRect();
    charts[0].dispatchEvent(new MouseEvent('click', {clientX: box.left + 0.13 * box.width, clientY: box.top + 40, bubbles: true}));
    check('a chart moves the film', +$('time').value < +$('time').max / 2);
  } catch (problem) {
    found.push('failed with ' + problem);
  }
  const list = document.createElement('pre');
  list.id = 'findings';
  list.hidden = true;
  list.textContent = found.join('\n');
  document.body.append(list);
})();
