import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';

/** The text of a place typed on a board, or null. */
export type TypedPlaceAtom = WritableAtom<string | null, [text: string | null], void>;

/**
 * Creates the text of a place typed on a board. The text belongs to the tool and the objects for which it was typed: it
 * becomes null when one of `subjects` changes, so that it does not move or place anything else.
 */
export function createTypedPlace(subjects: readonly Atom<unknown>[]): TypedPlaceAtom {
  const keptAtom = atom<{ readonly text: string; readonly of: readonly unknown[] } | null>(null);
  return atom(
    (get) => {
      const kept = get(keptAtom);
      const isSame = subjects.every((subject, at) => Object.is(get(subject), kept?.of[at]));
      return kept !== null && isSame ? kept.text : null;
    },
    (get, set, text) => set(keptAtom, text === null ? null : { text, of: subjects.map((one) => get(one)) }),
  );
}
