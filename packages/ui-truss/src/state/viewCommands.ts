import { atom } from 'jotai/vanilla';
import { lookFromAtom, lookIsometricAtom, windowAtom } from './view.ts';

/** The views of a board with a key. */
export const VIEW_COMMANDS = ['fit', 'front', 'side', 'top', 'isometric'] as const;
export type ViewCommand = (typeof VIEW_COMMANDS)[number];

/** Incremented on each request to show everything: the board then fits again. */
export const fitCountAtom = atom(0);

/** Shows the whole truss. */
export const fitAtom = atom(null, (_, set) => {
  set(windowAtom, null);
  set(fitCountAtom, (count) => count + 1);
});

/** Shows the whole truss, or sets a named view. */
export const viewAtom = atom(null, (_, set, view: ViewCommand) => {
  if (view === 'fit') set(fitAtom);
  else if (view === 'isometric') set(lookIsometricAtom);
  else set(lookFromAtom, view);
});
