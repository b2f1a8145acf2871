import { type WritableAtom, atom } from 'jotai/vanilla';
import { openRoomAtom } from './openRoom.ts';

/** The rooms of an editor by their names. */
export interface EditorRooms<Name extends string> {
  /** Returns whether the editor has a room of this name. */
  readonly isRoom: (name: unknown) => name is Name;
  /** The open room; null for none. */
  readonly openRoomAtom: WritableAtom<Name | null, [name: Name | null], void>;
}

/** Creates the atom of the open room of an editor with rooms of some names. */
export function createRoomAtom<Name extends string>(names: readonly Name[]): EditorRooms<Name> {
  const isRoom = (name: unknown): name is Name => (names as readonly unknown[]).includes(name);
  return {
    isRoom,
    openRoomAtom: atom(
      (get) => names.find((name) => name === get(openRoomAtom)) ?? null,
      (_, set, name: Name | null) => set(openRoomAtom, name),
    ),
  };
}
