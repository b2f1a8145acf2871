// One ES module with all its dependencies, for notebooks and pages without a bundler or an import map: `import {
// defineFrameElement, solveFrame } from './eecs-frame.mjs'`.
export { solveFrame } from '@eecs/solver-core/frame';
export * from '../data.ts';
export * from './index.ts';
