// A test of a host under Jest or Vitest with jsdom: the names of its window are global, and missing features are not
// replaced.
import { JSDOM, VirtualConsole } from 'jsdom';

const said = [];
const { window } = new JSDOM('<!doctype html><html><body><div id="root"></div></body></html>', {
  pretendToBeVisual: true,
  url: 'http://localhost/',
  virtualConsole: new VirtualConsole().on('jsdomError', ({ message }) => said.push(message)),
});
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
for (const name of ['window', 'document', 'navigator', 'Event', 'CustomEvent', 'EventTarget'])
  Object.defineProperty(globalThis, name, { value: window[name] ?? window, configurable: true });
console.error = (...words) => said.push(words.join(' '));
console.warn = console.error;

const { createElement, createRef } = await import('react');
const { createRoot } = await import('react-dom/client');
const { BeamEditor, beamExamples } = await import('@eecs/ui-beam');
const { TrussEditor, createTrussExample } = await import('@eecs/ui-truss');

/** Mounts an editor, solves, unmounts it; returns the answer and the console messages. */
async function visit(Editor, defaultValue) {
  const root = createRoot(document.getElementById('root'));
  const ref = createRef();
  const solved = await new Promise((resolve, reject) => {
    const waiting = setTimeout(() => reject(new Error(`not solved: ${said.join('\n')}`)), 60_000);
    const onSolve = (answer) => {
      clearTimeout(waiting);
      resolve(answer);
    };
    root.render(createElement(Editor, { defaultValue, ref, onSolve, onError: reject }));
    const ask = setInterval(() => {
      if (ref.current === null) return;
      clearInterval(ask);
      ref.current.solve();
    }, 20);
  });
  // Waits until late parts are loaded.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const text = document.body.textContent.replace(/\s/g, ' ');
  const svg = await ref.current.toSVG();
  root.unmount();
  return { solved, text, svg };
}

const beam = await visit(BeamEditor, beamExamples.hingedSpans);
const truss = await visit(TrussEditor, createTrussExample('pratt'));
process.stdout.write(
  JSON.stringify({
    said,
    M: beam.solved.sets[0].M.max,
    text: beam.text,
    isDrawn: [beam.svg, truss.svg].every((svg) => svg.startsWith('<svg')),
    level: truss.solved.level,
    left: document.getElementById('root').childElementCount,
  }),
);
process.exit(0);
