// One self-contained ES module, for notebooks and pages without a bundler or an import map: `import {
// defineBeamElement, solveBeam } from './eecs-beam.mjs'`.
export { solveBeam } from '@eecs/solver-core';
export * from '../data.ts';
export * from './index.ts';
