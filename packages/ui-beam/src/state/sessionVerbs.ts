import { session } from './sessionAtoms.ts';

export const {
  applyEditAtom,
  openDocumentAtom,
  redoAtom,
  replaceDocumentAtom,
  restoreSolutionAtom,
  solveAtom,
  switchUnitsAtom,
  takeValueAtom,
  undoAtom,
} = session;
