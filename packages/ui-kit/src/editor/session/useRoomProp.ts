import { useLayoutEffect, useRef } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { openRoomAtom } from '../measures/openRoom.ts';

/** The props of an editor about its rooms. */
export interface RoomProps {
  /**
   * The name of the open explanation under the structure, null for none; opened whenever this changes, so that a page
   * can keep it in its URL. An unknown name opens nothing. @default the reader's own choice
   */
  readonly room?: string | null;
  /** Called with the name of the explanation that the reader opened; with null when it was closed. */
  readonly onRoomChange?: (room: string | null) => void;
}

/** Opens the room named by the page before the first paint, and reports those that the reader opens. */
export function useRoomProp({ room, onRoomChange }: RoomProps): void {
  const store = useKitStore();
  const now = useRef({ room, onRoomChange });

  useLayoutEffect(() => {
    now.current = { room, onRoomChange };
  });

  useLayoutEffect(() => {
    if (room !== undefined) store.set(openRoomAtom, room);
  }, [store, room]);

  useLayoutEffect(
    () =>
      store.sub(openRoomAtom, () => {
        const open = store.get(openRoomAtom);
        if (open !== (now.current.room ?? null)) now.current.onRoomChange?.(open);
      }),
    [store],
  );
}
