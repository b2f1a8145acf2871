import { type Getter, type WritableAtom, atom } from 'jotai/vanilla';

/**
 * Creates the atom of a view that a reader chose; null is the default view. The view stays as long as `getOwner`
 * returns the same value: another document, or one in other units, has its own view.
 */
export function createViewAtom<View>(
  getOwner: (get: Getter) => unknown,
): WritableAtom<View | null, [View | null], void> {
  const chosenAtom = atom<{ readonly view: View; readonly owner: unknown } | null>(null);
  return atom(
    (get) => {
      const chosen = get(chosenAtom);
      return chosen === null || chosen.owner !== getOwner(get) ? null : chosen.view;
    },
    (get, set, view: View | null) => set(chosenAtom, view === null ? null : { view, owner: getOwner(get) }),
  );
}
