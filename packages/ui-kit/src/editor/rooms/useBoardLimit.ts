import { useCallback, useSyncExternalStore } from 'react';
import { limitBoard } from './measureRoom.ts';

/**
 * Returns the greatest height of a drawing, px, because a tall one would leave no room in the window for an open room.
 * Infinite while no room is open. The drawing shrinks in the same commit that shows the room, because the room measures
 * what is above it.
 */
export function useBoardLimit(isRoomOpen: boolean, isPhone: boolean): number {
  const read = useCallback(
    () => (isRoomOpen ? limitBoard(window.innerHeight, isPhone) : Infinity),
    [isRoomOpen, isPhone],
  );
  return useSyncExternalStore(subscribe, read, readNowhere);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** A server draws no open room. */
function readNowhere(): number {
  return Infinity;
}
