import { useCallback, useSyncExternalStore } from 'react';
import { limitBoard } from './measureRoom.ts';

/**
 * Returns the greatest height of a drawing, px: in a tall one an open room would have no place in the window. Infinite
 * while none is open. The drawing is low in the same commit that brings the room, which measures what is above it.
 */
export function useBoardLimit(isRoomOpen: boolean): number {
  const read = useCallback(() => (isRoomOpen ? limitBoard(window.innerHeight) : Infinity), [isRoomOpen]);
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
