import { type RefObject, useLayoutEffect } from 'react';
import { useKitAtom } from '@eecs/ui-kit';
import { WIDE_PX, isWideAtom } from '../state/workspace.ts';

/**
 * Says whether the style sheet has put the board and the results beside each other, and tells it to their drawings. The
 * element may be any within the editor.
 */
export function useBeside(within: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useKitAtom(isWideAtom);

  // Follows the width of the editor, as the style sheet does.
  useLayoutEffect(() => {
    const editor = within.current?.closest<HTMLElement>('[data-beam-editor]');
    if (editor == null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setIsWide(editor.clientWidth >= WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor);
    return () => observer.disconnect();
  }, [within, setIsWide]);

  return isWide;
}
