import { createFetch } from '@eecs/ui-kit';

/** Loads the parts of the editor that are needed after its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Loads the solver; a page whose host solves, and which draws previews in a worker, never does. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Loads the code that computes and draws stresses; most beams are opened for their forces only. */
export const loadStress = createFetch(() => import('../studies/stress/StressRoom.tsx'));

/** Loads the code that explains a result; it is not needed before there is one. */
export const loadExplorers = createFetch(() => import('./lateExplorers.ts'));
