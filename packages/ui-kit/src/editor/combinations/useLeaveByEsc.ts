import type { KeyboardEvent } from 'react';

/** Returns a handler of keys by which Esc leaves a combination that is shown alone; null where none is. */
export function useLeaveByEsc(leave: (() => void) | null): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || leave === null) return;
    event.stopPropagation();
    leave();
  };
}
