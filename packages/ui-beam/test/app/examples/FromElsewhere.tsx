import { BeamEditor, type BeamHost, beamExamples } from '@eecs/ui-beam';

/**
 * The URL of `dist/live/liveWorker.js` of the package: beside the page's own scripts, which come from another origin.
 */
const FILE = new URL('/liveWorker.js', import.meta.url).href;

/**
 * A page must not start a thread from a file of another origin, but it may start one from a line of its own that
 * imports the file.
 */
const createWorker = (): Worker => {
  const line = URL.createObjectURL(new Blob([`import '${FILE}'`], { type: 'text/javascript' }));
  return new Worker(line, { type: 'module' });
};

const host: BeamHost = { createWorker };

export function FromElsewhere() {
  return <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" host={host} />;
}
