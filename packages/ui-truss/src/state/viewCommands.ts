import { atom } from 'jotai/vanilla';
import { lookFromAtom, lookIsometricAtom, windowAtom } from './view.ts';

/** The views of a board that have a key. */
export const VIEW_COMMANDS = ['fit', 'front', 'side', 'top', 'isometric'] as const;
export type ViewCommand = (typeof VIEW_COMMANDS)[number];

/** Counts how often all was asked to be shown: the board then fits anew. */
export const fitCountAtom = atom(0);

/** Shows all of the truss. */
export const fitAtom = atom(null, (_, set) => {
  set(windowAtom, null);
  set(fitCountAtom, (count) => count + 1);
});

/** Shows all of the truss, or looks from a side. */
export const viewAtom = atom(null, (_, set, view: ViewCommand) => {
  if (view === 'fit') set(fitAtom);
  else if (view === 'isometric') set(lookIsometricAtom);
  else set(lookFromAtom, view);
});
