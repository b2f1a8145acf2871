import { createFetch } from '@eecs/ui-kit';

/** Fetches the parts of the editor that come after its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Fetches the solver. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Fetches the rooms in which results are worked out. */
export const loadRooms = createFetch(() => import('./lateRooms.ts'));

/** Fetches the rooms of buckling and swinging with their solver. */
export const loadStability = createFetch(() => import('./lateStability.ts'));

/** Fetches what reports are made with. */
export const loadReport = createFetch(() => import('./lateReport.ts'));

/** Fetches the writers of files. */
export const loadFiles = createFetch(() => import('./lateFiles.ts'));
