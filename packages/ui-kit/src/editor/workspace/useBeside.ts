import { type RefObject, useLayoutEffect } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { FRAME } from '../session/frame.ts';
import { WIDE_PX, isWideAtom } from '../measures/splitter.ts';

/**
 * Returns, for the drawings and the splitter, whether the style sheet has put the board and the results side by side,
 * if the reader wants that (`isWanted`). The element may be any within the editor that is rendered from the start;
 * otherwise everything would first be drawn for another layout.
 */
export function useBeside(within: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const store = useKitStore();

  // Follows the width of the editor, as the style sheet does.
  useLayoutEffect(() => {
    const editor = within.current?.closest<HTMLElement>(FRAME);
    if (editor == null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => store.set(isWideAtom, isWanted && editor.clientWidth >= WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(editor);
    return () => observer.disconnect();
  }, [within, store, isWanted]);
}
