import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { type BoardPress, useBoardPress } from './boardPress.ts';
import { SLOP_PX } from './slop.ts';

/** The handlers of the sheet around a drawing with values that can be explained. */
export interface ExplainedPress extends BoardPress {
  readonly onClick: (event: MouseEvent) => void;
}

/** Extends the handlers of `useBoardPress`: a press on a value with the attribute `data-explains` passes it on. */
export function useExplainedPress(focusBoard: () => void, explain: (value: string) => void): ExplainedPress {
  const press = useBoardPress(focusBoard);
  const from = useRef({ x: 0, y: 0, slop: 0 });
  return useMemo(
    () => ({
      ...press,
      onPointerDown: (event: PointerEvent) => {
        const { pointerType, clientX: x, clientY: y } = event;
        from.current = { x, y, slop: pointerType === 'touch' ? SLOP_PX.touch : SLOP_PX.mouse };
        press.onPointerDown(event);
      },
      onClick: ({ clientX: x, clientY: y, currentTarget }: MouseEvent) => {
        if (Math.hypot(x - from.current.x, y - from.current.y) > from.current.slop) return;
        const value = findExplained(currentTarget, { x, y });
        if (value !== null) explain(value);
      },
    }),
    [press, explain],
  );
}

/** Finds the value at a point of the window by its position, because the drawing captures the pointer. */
function findExplained(sheet: Element, { x, y }: { readonly x: number; readonly y: number }): string | null {
  const root = sheet.getRootNode() as Document | ShadowRoot;
  const found = root.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-explains'));
  return found?.getAttribute('data-explains') ?? null;
}
