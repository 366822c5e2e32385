'use strict';
(async () => {
  const facts = JSON.parse(document.getElementById('facts').textContent);
  const $ = id => document.getElementById(id);
  const n = facts.nodes, m = facts.edges, f = facts.frames.length, classes = facts.classes.length;
  const last = f - 1, tau = 2 * Math.PI;
  const count = number => number.toLocaleString('en');

  // ---- data: see FilmBytes.java for the order of the numbers

  function unpacked(id) {
    const packed = Uint8Array.from(atob($(id).textContent), letter => letter.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
  }

  async function numbers() {
    const buffer = await unpacked('bytes').arrayBuffer();
    let at = 0;
    const take = (type, size) => {
      const part = new type(buffer, at, size);
      at += part.byteLength;
      return part;
    };
    // frames are differences from the frame before
    const frames = (type, size) => {
      const all = take(type, f * size);
      for (let p = size; p < all.length; p++) all[p] += all[p - size];
      return all;
    };
    return {
      row: take(Int32Array, n), low: take(Int32Array, m), high: take(Int32Array, m),
      x: take(Uint16Array, n), y: take(Uint16Array, n), given: take(Int16Array, n), hidden: take(Int16Array, n),
      first: take(Int16Array, n), second: take(Int16Array, n), classOf: frames(Int16Array, n),
      share: take(Uint8Array, n), secondShare: take(Uint8Array, n),
      confidence: frames(Uint8Array, n), flow: frames(Uint8Array, m)
    };
  }

  if (!window.DecompressionStream) {
    $('summary').textContent = 'This browser is too old for the map: it cannot unpack compressed data.';
    return;
  }
  const data = await numbers(), known = await unpacked('values').json();
  const name = k => k < 0 ? 'not reached' : facts.classes[k];
  const percent = share => (share * 100).toFixed(1) + ' %';

  // ---- state

  let frame = last, only = null, chosen = -1, timer = 0;
  const view = {zoom: 1, x: 0.5, y: 0.5};

  // ---- map

  const canvas = $('map'), pen = canvas.getContext('2d');
  const style = key => getComputedStyle(document.documentElement).getPropertyValue(key).trim();
  let width = 1, height = 1, unitX = 1, unitY = 1;

  function fit() {
    const margin = 18, scale = window.devicePixelRatio || 1;
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    const across = Math.max(1, width - 2 * margin), down = Math.max(1, height - 2 * margin);
    unitX = facts.aspect > 0 ? Math.min(across, down / facts.aspect) : across;
    unitY = facts.aspect > 0 ? unitX * facts.aspect : down;
    draw();
  }
  const screenX = v => width / 2 + (data.x[v] / 65535 - view.x) * unitX * view.zoom;
  const screenY = v => height / 2 - (data.y[v] / 65535 - view.y) * unitY * view.zoom;
  const radius = () => Math.min(9, (n <= 500 ? 5 : n <= 2000 ? 4 : n <= 5000 ? 3 : 2.4) * Math.pow(view.zoom, 0.35));

  // adds the marker of a class to the path; the shape changes with the classes as in the Diffuse tab
  function marker(to, k, x, y, r) {
    const shape = Math.floor(Math.max(0, k) / facts.classesPerShape) % 4;
    if (shape === 0) {
      to.moveTo(x + r, y);
      to.arc(x, y, r, 0, tau);
    } else if (shape === 1) {
      to.rect(x - 0.88 * r, y - 0.88 * r, 1.76 * r, 1.76 * r);
    } else {
      const corners = shape === 2 ? [0, -1, 0.95, 0.7, -0.95, 0.7] : [0, -1, 1, 0, 0, 1, -1, 0];
      for (let c = 0; c < corners.length; c += 2) {
        to[c ? 'lineTo' : 'moveTo'](x + 1.25 * r * corners[c], y + 1.25 * r * corners[c + 1]);
      }
      to.closePath();
    }
  }

  function draw() {
    pen.clearRect(0, 0, width, height);
    drawEdges();
    drawNodes();
    if (chosen >= 0) {
      pen.strokeStyle = style('--accent');
      pen.lineWidth = 2.5;
      pen.beginPath();
      pen.arc(screenX(chosen), screenY(chosen), radius() + 6, 0, tau);
      pen.stroke();
    }
  }

  function drawEdges() {
    const paths = Array.from({length: facts.levels + 1}, () => new Path2D());
    const darkest = m > 25000 ? 0.3 : m > 5000 ? 0.45 : 0.6;
    for (let e = 0; e < m; e++) {
      const a = data.low[e], b = data.high[e];
      if (only === null || isShown(a) && isShown(b)) {
        const path = paths[data.flow[frame * m + e]];
        path.moveTo(screenX(a), screenY(a));
        path.lineTo(screenX(b), screenY(b));
      }
    }
    paths.forEach((path, level) => {
      const open = level / facts.levels;
      pen.strokeStyle = `rgba(${style('--edge')}, ${0.05 + (darkest - 0.05) * open * open})`;
      pen.lineWidth = m > 25000 ? 0.6 : 0.6 + 0.6 * open;
      pen.stroke(path);
    });
  }

  const isShown = v => only === null || data.classOf[frame * n + v] === only;

  function drawNodes() {
    const r = radius(), groups = new Map(), rings = new Path2D(), given = data.given;
    let labels = 0;
    for (let v = 0; v < n; v++) {
      const k = data.classOf[frame * n + v];
      if (given[v] >= 0) labels++;
      if (!isShown(v)) continue;
      const key = k * 64 + data.confidence[frame * n + v];
      if (!groups.has(key)) groups.set(key, new Path2D());
      marker(groups.get(key), k, screenX(v), screenY(v), r);
    }
    const many = labels > 0.2 * n; // as in the Diffuse tab: then outlines instead of rings
    for (const [key, path] of groups) {
      const k = Math.floor(key / 64), certain = (key - 64 * k) / facts.levels;
      pen.globalAlpha = 1;
      pen.fillStyle = style('--card');
      pen.fill(path);
      pen.fillStyle = k < 0 ? style('--empty') : facts.colours[k];
      pen.strokeStyle = k < 0 ? style('--empty') : style('--outline') || facts.colours[k];
      pen.globalAlpha = k < 0 ? 0 : 0.12 + 0.88 * certain;
      pen.fill(path);
      pen.globalAlpha = k < 0 ? 1 : 0.5 + 0.5 * certain;
      pen.lineWidth = 1;
      pen.stroke(path);
    }
    pen.globalAlpha = 1;
    for (let v = 0; v < n; v++) {
      if (given[v] >= 0 && isShown(v)) {
        marker(rings, many ? given[v] : 0, screenX(v), screenY(v), many ? r : r + 2.6);
      }
    }
    pen.strokeStyle = style('--ring');
    pen.lineWidth = many ? 1 : 1.8;
    pen.stroke(rings);
  }

  // ---- zoom and pan

  function zoom(factor, x = width / 2, y = height / 2) {
    const before = view.zoom;
    view.zoom = Math.min(200, Math.max(1, before * factor));
    view.x += (x - width / 2) / unitX * (1 / before - 1 / view.zoom);
    view.y -= (y - height / 2) / unitY * (1 / before - 1 / view.zoom);
    pan(0, 0);
  }

  function pan(right, down) {
    view.x = Math.min(1, Math.max(0, view.x - right / unitX / view.zoom));
    view.y = Math.min(1, Math.max(0, view.y + down / unitY / view.zoom));
    draw();
  }

  function showAll() {
    Object.assign(view, {zoom: 1, x: 0.5, y: 0.5});
    draw();
  }
  $('in').onclick = () => zoom(1.5);
  $('out').onclick = () => zoom(1 / 1.5);
  $('all').onclick = showAll;

  const fingers = new Map();
  const place = event => ({x: event.offsetX, y: event.offsetY});
  canvas.onwheel = event => {
    event.preventDefault();
    zoom(Math.pow(1.0015, -event.deltaY), event.offsetX, event.offsetY);
  };
  canvas.onpointerdown = event => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, place(event));
    point(event);
  };
  canvas.onpointermove = event => {
    const before = fingers.get(event.pointerId), now = place(event);
    if (!before) {
      point(event);
      return;
    }
    const other = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)[0];
    if (other) {
      const distance = at => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      zoom(distance(now) / distance(before), other.x, other.y);
    } else {
      pan(now.x - before.x, now.y - before.y);
    }
    fingers.set(event.pointerId, now);
  };
  canvas.onpointerup = canvas.onpointercancel = event => fingers.delete(event.pointerId);
  canvas.onpointerleave = () => { $('tip').hidden = true; };
  canvas.ondblclick = showAll;

  // ---- tool tip

  function nodeAt(x, y) {
    let nearest = -1, least = Math.pow(radius() + 5, 2);
    for (let v = 0; v < n; v++) {
      const squared = Math.pow(screenX(v) - x, 2) + Math.pow(screenY(v) - y, 2);
      if (squared < least && isShown(v)) {
        least = squared;
        nearest = v;
      }
    }
    return nearest;
  }

  function text(v) {
    const lines = [data.row[v] < 0 ? 'Not a row of the table' : 'Row ' + count(data.row[v] + 1)];
    const isReached = data.classOf[last * n + v] >= 0;
    lines.push('Origin: ' + (data.given[v] >= 0 ? 'given' : isReached ? 'predicted' : 'not reached'));
    if (data.given[v] >= 0) lines.push('Given label: ' + name(data.given[v]));
    if (data.hidden[v] >= 0) lines.push('True class (hidden): ' + name(data.hidden[v]));
    const k = data.classOf[frame * n + v];
    if (frame < last) lines.push('At this step: ' + name(k));
    if (data.first[v] >= 0) {
      lines.push(`Prediction: ${name(data.first[v])}, ${percent(data.share[v] / 255)}`);
      if (data.secondShare[v] > 0) lines.push(`Second: ${name(data.second[v])}, ${percent(data.secondShare[v] / 255)}`);
    }
    if (!isReached) lines.push('No label reached this row: the prediction is a guess');
    known.names.forEach((attribute, a) => lines.push(attribute + ' = ' + known.values[v][a]));
    return lines.join('\n');
  }

  function point(event) {
    const v = nodeAt(event.offsetX, event.offsetY);
    $('tip').hidden = v < 0;
    if (v >= 0) showTip(v);
  }

  function showTip(v) {
    const tip = $('tip'), x = screenX(v), y = screenY(v);
    tip.textContent = text(v);
    tip.hidden = false;
    tip.style.left = Math.max(0, Math.min(x + 12, width - tip.offsetWidth)) + 'px';
    tip.style.top = Math.max(0, y + 14 + tip.offsetHeight > height ? y - tip.offsetHeight - 12 : y + 14) + 'px';
  }

  // ---- time

  function show(index) {
    frame = Math.min(last, Math.max(0, index));
    $('time').value = frame;
    const t = facts.frames[frame];
    $('step').textContent = f === 1 ? 'solved directly'
      : t < 0 ? `initial step ${t - facts.frames[0]} of ${-facts.frames[0]}` : `step ${count(t)} of ${count(facts.frames[last])}`;
    $('tip').hidden = true;
    marks.forEach(mark => mark(t));
    draw();
  }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on && f > 1) {
      if (frame === last) show(0);
      timer = setInterval(() => frame < last ? show(frame + 1) : play(false), 180);
    }
    $('play').textContent = timer ? 'Pause' : 'Play';
  }
  $('time').max = last;
  $('time').disabled = $('play').disabled = f === 1;
  $('time').oninput = () => { play(false); show(+$('time').value); };
  $('play').onclick = () => play(!timer);

  document.addEventListener('keydown', event => {
    const tag = event.target.tagName;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = {
      ArrowLeft: () => { play(false); show(frame - 1); },
      ArrowRight: () => { play(false); show(frame + 1); },
      Home: () => show(0),
      End: () => show(last),
      ' ': () => play(!timer),
      '+': () => zoom(1.5),
      '-': () => zoom(1 / 1.5),
      '0': showAll,
      Escape: () => { only = null; chosen = -1; legend(); draw(); }
    };
    const isOwn = event.key === ' ' && ['BUTTON', 'SUMMARY'].includes(tag); // pressed by the browser
    if (actions[event.key] && !isOwn) {
      event.preventDefault();
      actions[event.key]();
    }
  });

  // ---- legend

  function svg(tag, attributes, parent) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    if (parent) parent.append(element);
    return element;
  }

  // collects the calls of marker() as the path of an SVG element
  function outline(k) {
    let path = '';
    marker({
      moveTo: (x, y) => { path += `M${x} ${y}`; },
      lineTo: (x, y) => { path += `L${x} ${y}`; },
      closePath: () => { path += 'Z'; },
      rect: (x, y, w, h) => { path += `M${x} ${y}h${w}v${h}h${-w}Z`; },
      arc: (x, y, r) => { path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`; }
    }, k, 7, 7, 5);
    return path;
  }

  function legend() {
    const box = $('legend');
    box.replaceChildren();
    box.classList.toggle('chosen', only !== null);
    for (let entry = 0; entry <= classes; entry++) {
      const k = entry < classes ? entry : -1;
      const button = document.createElement('button');
      const icon = svg('svg', {viewBox: '0 0 14 14', 'aria-hidden': true});
      svg('path', {d: outline(k), fill: k < 0 ? 'none' : facts.colours[k], stroke: k < 0 ? '#9a9a9a' : 'none'}, icon);
      button.append(icon, name(k));
      button.title = 'Show only this class; press again to show all';
      button.setAttribute('aria-pressed', only === k);
      button.onclick = () => {
        only = only === k ? null : k;
        legend();
        draw();
        $('legend').children[entry].focus();
      };
      box.append(button);
    }
  }

  // ---- charts

  const marks = [];
  function chart(title, values, colour, logarithmic, digits) {
    const W = 380, H = 130, left = 46, right = 8, top = 22, bottom = 20;
    const known = values.map(value => value !== null && (!logarithmic || value > 0));
    const scaled = values.map((value, i) => known[i] ? (logarithmic ? Math.log10(value) : value) : null);
    const seen = scaled.filter(value => value !== null);
    if (!seen.length || f === 1) return;
    const low = logarithmic ? Math.floor(Math.min(...seen)) : 0;
    const high = Math.max(logarithmic ? Math.ceil(Math.max(...seen)) : Math.max(...seen), low + 1e-9);
    const begin = facts.t[0], end = facts.t[facts.t.length - 1];
    const X = t => left + (W - left - right) * (t - begin) / Math.max(1, end - begin);
    const Y = value => H - bottom - (H - top - bottom) * (value - low) / (high - low);
    const picture = svg('svg', {viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': title}, $('charts'));
    const write = (x, y, anchor, words, css) => {
      svg('text', {x, y, 'text-anchor': anchor, class: css || ''}, picture).textContent = words;
    };
    write(left, 12, 'start', title, 'name');
    [low, high].forEach(value => {
      svg('line', {x1: left, x2: W - right, y1: Y(value), y2: Y(value), class: 'axis'}, picture);
      write(left - 6, Y(value) + 4, 'end', logarithmic ? String(Number('1e' + value)) : digits ? value.toFixed(digits) : count(value));
    });
    write(left, H - 5, 'start', count(begin));
    write(W - right, H - 5, 'end', 'step ' + count(end));
    let path = '';
    scaled.forEach((value, i) => {
      if (value !== null) path += (path ? 'L' : 'M') + X(facts.t[i]).toFixed(1) + ' ' + Y(value).toFixed(1);
    });
    svg('path', {d: path, class: 'line', stroke: colour}, picture);
    const now = svg('line', {y1: top, y2: H - bottom, class: 'now'}, picture);
    marks.push(t => { now.setAttribute('x1', X(t)); now.setAttribute('x2', X(t)); });
    picture.onclick = event => {
      const box = picture.getBoundingClientRect();
      const t = begin + ((event.clientX - box.left) / box.width * W - left) / (W - left - right) * (end - begin);
      play(false);
      show(facts.frames.reduce((best, at, i) => Math.abs(at - t) < Math.abs(facts.frames[best] - t) ? i : best, 0));
    };
  }

  // ---- doubtful rows

  function table() {
    const hasHidden = facts.rows.some(row => row[5] >= 0);
    const heads = ['Row', 'Class', 'Probability', 'Second', 'Its probability', 'Origin'].concat(hasHidden ? ['True class'] : []);
    const isNumber = [true, false, true, false, true, false, false];
    const all = document.createElement('table'), body = document.createElement('tbody');
    const line = (tag, cells, to) => {
      const row = document.createElement('tr');
      cells.forEach((words, c) => {
        const cell = document.createElement(tag);
        cell.textContent = words;
        if (isNumber[c]) cell.className = 'number';
        row.append(cell);
      });
      to.append(row);
      return row;
    };
    line('th', heads, all.createTHead());
    facts.rows.forEach(([row, first, share, second, secondShare, hidden, isReached]) => {
      const cells = [count(row + 1), name(first), share.toFixed(3), second < 0 ? '' : name(second), secondShare.toFixed(3),
        isReached ? 'predicted' : 'not reached'];
      const entry = line('td', cells.concat(hasHidden ? [hidden < 0 ? '' : name(hidden)] : []), body);
      entry.tabIndex = 0;
      entry.onclick = () => {
        body.querySelectorAll('.chosen').forEach(other => other.classList.remove('chosen'));
        entry.classList.add('chosen');
        choose(data.row.indexOf(row));
      };
      entry.onkeydown = event => { if (event.key === 'Enter') entry.onclick(); };
    });
    all.append(body);
    $('rows').append(all);
    $('rowsNote').textContent = !facts.unlabelled ? 'All rows were labelled: nothing had to be predicted.'
      : `${facts.rows.length < facts.unlabelled ? 'The first ' + count(facts.rows.length) + ' of ' : ''}`
        + `${count(facts.unlabelled)} predicted rows, most doubtful first. Press a row to find it on the map.`;
    all.hidden = !facts.unlabelled;
  }

  function choose(v) {
    chosen = v;
    only = null;
    legend();
    draw();
    if (v >= 0) showTip(v);
  }

  // ---- start

  const labelled = data.given.reduce((sum, label) => sum + (label >= 0 ? 1 : 0), 0);
  $('summary').textContent = [
    count(facts.allNodes) + ' rows', classes + ' classes',
    facts.nodes === facts.allNodes ? count(labelled) + ' labels given' : '',
    facts.error.length ? `${facts.error[facts.error.length - 1].toFixed(2)} % of the hidden labels wrong` : ''
  ].filter(Boolean).join(' \u00b7 ');
  if (facts.nodes < facts.allNodes) {
    $('sample').hidden = false;
    $('sample').textContent = `The map shows a sample of ${count(n)} of the ${count(facts.allNodes)} rows and the links between`
      + ' them. Charts and report are about all rows.';
  }
  legend();
  if (facts.error.length) chart('wrong among the hidden labels, %', facts.error, '#d55e00', false, 1);
  chart('largest change of a score', facts.change, '#0072b2', true);
  chart('rows reached by a label', facts.reached, '#009e73', false);
  if (f === 1) $('charts').textContent = 'Solved directly: there are no steps to show.';
  table();
  new ResizeObserver(fit).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  fit();
  show(last);
})();
