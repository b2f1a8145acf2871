import { createFetch } from '@eecs/ui-kit';

/** Loads the parts of the editor that follow its first picture. */
export const loadParts = createFetch(() => import('./lateParts.ts'));

/** Loads the solver. */
export const loadSolving = createFetch(() => import('./lateSolving.ts'));

/** Loads the rooms that show how results are calculated. */
export const loadRooms = createFetch(() => import('./lateRooms.ts'));

/** Loads the rooms of buckling and vibration with their solver. */
export const loadStability = createFetch(() => import('./lateStability.ts'));

/** Loads the rooms of stresses and of Mohr's integral. */
export const loadStudies = createFetch(() => import('./lateStudies.ts'));

/** Loads the code that computes lines of pressure. */
export const loadPressure = createFetch(() => import('./latePressure.ts'));

/** Loads the combinations of case sets. */
export const loadCombinations = createFetch(() => import('./lateCombinations.ts'));

/** Loads the code for reports. */
export const loadReport = createFetch(() => import('./lateReport.ts'));

/** Loads the code that writes files. */
export const loadFiles = createFetch(() => import('./lateFiles.ts'));
