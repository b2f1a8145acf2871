import { BeamEditor, type BeamHost, beamExamples } from '@eecs/ui-beam';

/**
 * Where the page keeps `dist/live/liveWorker.js` of the package: beside its own
 * scripts, which come from another origin.
 */
const FILE = new URL('/liveWorker.js', import.meta.url).href;

/** No page may start a thread from a file of another origin; from a line of its own that imports the file it may. */
const createWorker = (): Worker => {
  const line = URL.createObjectURL(new Blob([`import '${FILE}'`], { type: 'text/javascript' }));
  return new Worker(line, { type: 'module' });
};

const host: BeamHost = { createWorker };

export function FromElsewhere() {
  return <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" host={host} />;
}
