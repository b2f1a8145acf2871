import type { Atom, WritableAtom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import type { Store } from '../../host/host.ts';
import { useHost } from '../../kit/useHost.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';

/** Atoms with the reader's preferences for the editor, by their names in the store. */
export type LikedAtoms = Readonly<Record<string, Atom<unknown>>>;

/**
 * Stores the reader's preferences for the editor in `host.store`, if the host provides one. Session and atoms must be
 * the same in every render. `VisitKeeper` stores the undo steps, and is loaded later.
 */
export function useKept<Types extends SessionTypes>(session: Session<Types>, liked: LikedAtoms): void {
  const store = useKitStore();
  const { store: kept } = useHost();

  // Restores stored values before the first paint; a server has rendered without them.
  useLayoutEffect(
    () => (kept === undefined ? undefined : keepView({ key: session.viewKey, liked, store, kept })),
    [session, liked, store, kept],
  );
}

interface View {
  readonly key: string;
  readonly liked: LikedAtoms;
  readonly store: KitStore;
  readonly kept: Store;
}

function keepView({ key, liked, store, kept }: View): () => void {
  const view = kept.read(key);
  const atoms = Object.entries(liked) as [string, WritableAtom<unknown, [unknown], void>][];
  if (typeof view === 'object' && view !== null) {
    for (const [name, atom] of atoms) {
      const value = (view as Record<string, unknown>)[name];
      if (typeof value === typeof store.get(atom) && !Number.isNaN(value)) store.set(atom, value);
    }
  }
  const write = (): void =>
    void kept.write(key, Object.fromEntries(atoms.map(([name, atom]) => [name, store.get(atom)])));
  const ends = atoms.map(([, atom]) => store.sub(atom, write));
  return () => ends.forEach((end) => end());
}
