import { solveBeam } from '@eecs/solver-core';
import { BEAM_FAMILIES, createBeamWorkload } from './workloads.ts';

/** Times of the beam families, warm, beside a calibration loop in the same process. */
const calibrationMs = best(5, calibrate);
const rows = Object.entries(BEAM_FAMILIES).map(([family, shape]) => {
  const document = createBeamWorkload(shape, 1);
  const answer = solveBeam(document);
  if (answer.level === 'error') throw new Error(`${family}: ${JSON.stringify(answer.failures.slice(0, 3))}`);
  const firstMs = once(() => solveBeam(document));
  const warmMs = best(shape.loads > 1000 ? 40 : 400, () => solveBeam(document));
  return {
    family,
    spans: shape.spans,
    loads: shape.loads,
    sets: shape.sets,
    'second ms': firstMs.toFixed(2),
    'warm ms': warmMs.toFixed(3),
    'of calibration': (warmMs / calibrationMs).toFixed(4),
  };
});
console.log(`calibration (1e7 dependent multiply-adds): ${calibrationMs.toFixed(1)} ms`);
console.table(rows);

function calibrate(): number {
  let a = 1;
  for (let i = 0; i < 1e7; i++) a = a * 0.999999 + 1e-6;
  return a;
}

function best(runs: number, action: () => unknown): number {
  let fastest = Infinity;
  for (let i = 0; i < runs; i++) fastest = Math.min(fastest, once(action));
  return fastest;
}

function once(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}
