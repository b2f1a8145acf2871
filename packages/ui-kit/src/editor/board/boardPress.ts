import { atom } from 'jotai/vanilla';
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { SLOP_PX } from './slop.ts';

/** Whether the last press on the board was by a finger, which hides the object under it. */
export const isByFingerAtom = atom(false);

/** The handlers of the sheet around a drawing. */
export interface BoardPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Moves the focus to a board that is pressed, and records whether a finger pressed it. A press on a value with the
 * attribute `data-explains` passes it to `explain`.
 */
export function useBoardPress(focusBoard: () => void, explain?: (value: string) => void): BoardPress {
  const setByFinger = useSetKitAtom(isByFingerAtom);
  const from = useRef({ x: 0, y: 0, slop: 0 });
  return useMemo(
    () => ({
      onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
        const isTouch = pointerType === 'touch';
        from.current = { x, y, slop: isTouch ? SLOP_PX.touch : SLOP_PX.mouse };
        setByFinger(isTouch);
        focusBoard();
      },
      // By default a press on the drawing would move the focus to its container.
      onMouseDown: (event) => event.preventDefault(),
      onClick: ({ clientX: x, clientY: y, currentTarget }) => {
        const isDrag = Math.hypot(x - from.current.x, y - from.current.y) > from.current.slop;
        const value = explain === undefined || isDrag ? null : findExplained(currentTarget, { x, y });
        if (value !== null) explain?.(value);
      },
    }),
    [setByFinger, focusBoard, explain],
  );
}

/** Finds the value at a point of the window by its position, because the drawing captures the pointer. */
function findExplained(sheet: Element, { x, y }: { readonly x: number; readonly y: number }): string | null {
  const root = sheet.getRootNode() as Document | ShadowRoot;
  const found = root.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-explains'));
  return found?.getAttribute('data-explains') ?? null;
}
