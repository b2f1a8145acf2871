// One self-contained ES module, for notebooks and pages without a bundler or an import map: `import {
// defineTrussElement, solveTruss } from './eecs-truss.mjs'`.
export { solveTruss } from '@eecs/solver-core/truss';
export * from '../data.ts';
export * from './index.ts';
