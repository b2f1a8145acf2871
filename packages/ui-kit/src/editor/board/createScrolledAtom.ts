import { type Atom, atom } from 'jotai/vanilla';

/** Creates the atom of whether a finger on a board scrolls the page: it does while it can neither draw nor drag. */
export function createScrolledAtom({
  toolAtom,
  viewAtom,
  isReadOnlyAtom,
  selectionAtom,
}: {
  readonly toolAtom: Atom<string>;
  readonly viewAtom: Atom<object | null>;
  readonly isReadOnlyAtom: Atom<boolean>;
  readonly selectionAtom: Atom<readonly unknown[]>;
}): Atom<boolean> {
  return atom(
    (get) =>
      get(toolAtom) === 'select' &&
      get(viewAtom) === null &&
      (get(isReadOnlyAtom) || get(selectionAtom).length === 0),
  );
}
