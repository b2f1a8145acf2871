import { atom } from 'jotai/vanilla';
import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';

/** Whether the last press on the board was by a finger, which hides the object under it. */
export const isByFingerAtom = atom(false);

/** The handlers of the sheet around a drawing. */
export interface BoardPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** Moves the focus to a board that is pressed, and records whether a finger pressed it. */
export function useBoardPress(focusBoard: () => void): BoardPress {
  const setByFinger = useSetKitAtom(isByFingerAtom);
  return useMemo(
    () => ({
      onPointerDown: ({ pointerType }) => {
        setByFinger(pointerType === 'touch');
        focusBoard();
      },
      // By default a press on the drawing would move the focus to its container.
      onMouseDown: (event) => event.preventDefault(),
    }),
    [setByFinger, focusBoard],
  );
}
