import { atom } from 'jotai/vanilla';
import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';

/** Whether the last press on the board was one of a finger, which hides what is under it. */
export const isByFingerAtom = atom(false);

/** The handlers of the sheet that a drawing lies on. */
export interface BoardPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** Moves the focus to a board that is pressed, and notes whether by a finger. */
export function useBoardPress(focusBoard: () => void): BoardPress {
  const setByFinger = useSetKitAtom(isByFingerAtom);
  return useMemo(
    () => ({
      onPointerDown: ({ pointerType }) => {
        setByFinger(pointerType === 'touch');
        focusBoard();
      },
      // A press on the drawing would give the focus to what is around it.
      onMouseDown: (event) => event.preventDefault(),
    }),
    [setByFinger, focusBoard],
  );
}
