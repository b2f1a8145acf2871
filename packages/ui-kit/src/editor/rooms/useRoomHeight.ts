import { type RefObject, useLayoutEffect, useState } from 'react';
import { FRAME } from '../session/frame.ts';
import { measureRoom } from './measureRoom.ts';

/** Height of the bar at the bottom of a phone's screen, px. */
const PHONE_BAR_PX = 64;

/** A room of which less than this is visible when it opens is scrolled into view, px. */
const SEEN_PX = 120;

/**
 * Returns the height of an open room, px. The page is scrolled only if the reader would otherwise not see the room, if it
 * was opened from far below, or just not the top of the editor. Undefined if nothing can be measured: the room is then as high as its content.
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
          head: findTop(frame),
          foot: findFoot(frame),
          belowEditor: Math.round(top - frame.getBoundingClientRect().top),
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
  // Brings a room into view that opened out of sight.
  useLayoutEffect(() => {
    const body = room.current?.getBoundingClientRect();
    const frame = room.current?.closest<HTMLElement>(FRAME);
    if (!isMeasured || body === undefined || frame == null) return;
    const [top, bottom] = [findHead(), window.innerHeight - findFoot(frame)];
    const isSeen = (by: number): boolean =>
      Math.min(body.bottom - by, bottom) - Math.max(body.top - by, top) >= SEEN_PX;
    // Its height is that of the window below an editor that is not scrolled; in a low window the room is higher.
    const whole = frame.getBoundingClientRect().top - findTop(frame);
    // The browser keeps the pressed row where it was, which may leave the title of the page just out of sight.
    if (isSeen(0) && Math.abs(whole) > SEEN_PX) return;
    window.scrollBy(0, isSeen(whole) ? whole : body.bottom - bottom);
  }, [room, isMeasured]);

  return height;
}

/** An editor that begins within this share of the window is at the top of its page. */
const TOP_PART = 0.25;

/** Returns the distance of the editor from the top of the window when the page is not scrolled. */
function findTop(frame: HTMLElement): number {
  const top = Math.round(frame.getBoundingClientRect().top + window.scrollY);
  return top >= 0 && top <= TOP_PART * window.innerHeight ? top : findHead();
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
