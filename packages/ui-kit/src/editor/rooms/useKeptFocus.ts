import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FRAME } from '../session/frame.ts';

/** The element that had the focus before a room was opened, and how to find it again after it was re-rendered. */
interface Opener {
  readonly element: HTMLElement | null;
  readonly selector: string;
}

/**
 * Gives a room the focus when the reader opens it from within the editor, and returns it when the room is closed: to
 * the previous element, to the element that `backTo` finds, or to its entry in the row. `backTo` finds the control that
 * opened the room if it is replaced when the room appears. If the focus is elsewhere by then, it stays there.
 */
export function useKeptFocus(
  sheet: RefObject<HTMLElement | null>,
  name: string,
  backTo: string | undefined,
): void {
  const opener = useRef<Opener | null>(null);

  useLayoutEffect(() => {
    const active = findActive(sheet.current);
    const frame = sheet.current?.closest<HTMLElement>(FRAME);
    const isWithin = active !== null && frame?.contains(active) === true;
    if (sheet.current?.contains(active) === true || (!isWithin && backTo === undefined)) return;
    const selector = backTo ?? `[data-room-entry="${CSS.escape(name)}"]`;
    opener.current = { element: isWithin && backTo === undefined ? active : null, selector };
    sheet.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a changed name shows that another panel was opened
  }, [sheet, name]);

  useLayoutEffect(() => {
    const own = sheet.current;
    const frame = own?.closest<HTMLElement>(FRAME);
    return () => {
      const active = findActive(own);
      const isElsewhere = active !== null && active !== document.body && own?.contains(active) !== true;
      if (frame == null || opener.current === null || isElsewhere) return;
      const { element, selector } = opener.current;
      // The results are rendered again in the next frame. In strict mode React only pretends to close the room.
      requestAnimationFrame(() => {
        if (own?.isConnected === true) return;
        const again = frame.querySelector<HTMLElement>(selector) ?? frame;
        (element?.isConnected === true ? element : again).focus({ preventScroll: true });
      });
    };
  }, [sheet]);
}

function findActive(inside: HTMLElement | null): HTMLElement | null {
  const root = inside?.getRootNode() as Document | ShadowRoot | undefined;
  return (root?.activeElement as HTMLElement | null | undefined) ?? null;
}
