// One ES module with all that it needs, for notebooks and pages without a bundler or an import map:
// `import { defineBeamElement, solveBeam } from './eecs-beam.mjs'`.
export { solveBeam } from '@eecs/solver-core';
export * from '../data.ts';
export * from './index.ts';
