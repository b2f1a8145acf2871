import { type RefObject, useEffect } from 'react';

/**
 * Scrolls an open room, and nothing around it, to its line marked with `data-asked`, whenever `asked` names another line;
 * null for none.
 */
export function useBroughtIntoSight(content: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => {
    // The room gets its height after its content.
    const frame = requestAnimationFrame(() => {
      const room = content.current?.closest<HTMLElement>('[data-room-body]');
      const line = content.current?.querySelector('[data-asked]')?.getBoundingClientRect();
      if (asked === null || room == null || line === undefined) return;
      room.scrollTop += line.top - room.getBoundingClientRect().top - room.clientHeight / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [content, asked]);
}
