import { createFetch } from '@eecs/ui-kit';

/** Fetches what of the editor comes after its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Fetches the solver; a page whose host solves, and draws previews in a worker, never does. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Fetches what stresses are computed and drawn with; most beams are opened for their forces alone. */
export const loadStress = createFetch(() => import('../studies/stress/StressRoom.tsx'));

/** Fetches what explains a result; nobody needs it before there is one. */
export const loadExplorers = createFetch(() => import('./lateExplorers.ts'));
