import { createFetch } from '@eecs/ui-kit';

/** Loads the parts of the editor that are needed after its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Loads the solver. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Loads the code that writes files of the board. */
export const loadFiles = createFetch(() => import('./lateFiles.ts'));

/** Loads the sheet that opens a drawing. */
export const loadDrawing = createFetch(() => import('./lateDrawing.ts'));

/** Loads the code that explains numbers by hand, and the code that combines case sets. */
export const loadMethods = createFetch(() => import('./lateMethods.ts'));
