import { createFetch } from '@eecs/ui-kit';

/** Fetches what of the editor comes after its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Fetches the solver. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Fetches what makes files of the board. */
export const loadFiles = createFetch(() => import('./lateFiles.ts'));

/** Fetches the sheet that opens a drawing. */
export const loadDrawing = createFetch(() => import('./lateDrawing.ts'));

/** Fetches what works the numbers out by hand, and what combines case sets. */
export const loadMethods = createFetch(() => import('./lateMethods.ts'));
