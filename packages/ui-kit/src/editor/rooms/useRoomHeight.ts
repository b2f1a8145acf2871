import { type RefObject, useLayoutEffect, useState } from 'react';
import { FRAME } from '../session/frame.ts';
import { measureRoom } from './measureRoom.ts';

/** Height of the bar at the bottom of a phone's screen, px. */
const PHONE_BAR_PX = 64;

/**
 * Returns the height of an open room, px, and scrolls the room and the structure above it into view. Undefined if
 * nothing can be measured: the room is then as high as its content.
 */
export function useRoomHeight(room: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();

  // Updates the height with the window and the parts above the room.
  useLayoutEffect(() => {
    const frame = room.current?.closest<HTMLElement>(FRAME);
    const board = frame?.querySelector('[data-board]')?.parentElement;
    if (frame == null || board == null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const top = room.current?.getBoundingClientRect().top ?? 0;
      setHeight(
        measureRoom({
          window: window.innerHeight,
          head: findHead(),
          foot: findFoot(frame),
          belowEditor: Math.round(top - frame.getBoundingClientRect().top),
          belowBoard: Math.round(top - board.getBoundingClientRect().top),
        }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [room]);

  const isMeasured = height !== undefined;
  // Scrolls an opened room completely into view.
  useLayoutEffect(() => {
    const box = room.current?.getBoundingClientRect();
    const frame = room.current?.closest<HTMLElement>(FRAME);
    if (!isMeasured || box === undefined || frame == null) return;
    const beyond = box.bottom - (window.innerHeight - findFoot(frame));
    const hidden = (frame.querySelector('[data-board]')?.getBoundingClientRect().top ?? 0) - findHead();
    if (beyond > 0 || hidden < 0) window.scrollBy(0, beyond > 0 ? beyond : hidden);
  }, [room, isMeasured]);

  return height;
}

/** Returns the height of bars at the top of the page, which the page declares as scroll padding. */
function findHead(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function findFoot(frame: HTMLElement): number {
  const line = frame.querySelector('[data-layout] > [data-foot]')?.getBoundingClientRect().height ?? 0;
  return line > 0 ? line : frame.clientWidth < NARROW_PX ? PHONE_BAR_PX : 0;
}

const NARROW_PX = 640;
