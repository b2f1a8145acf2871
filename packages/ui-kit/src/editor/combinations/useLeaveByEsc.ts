import type { KeyboardEvent } from 'react';

/** Returns a key handler that closes a combination shown by itself on Esc; null if none is shown. */
export function useLeaveByEsc(leave: (() => void) | null): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || leave === null) return;
    event.stopPropagation();
    leave();
  };
}
