import type { Atom } from 'jotai/vanilla';
import { type RefObject, useEffect, useState } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { FRAME } from '../session/frame.ts';

/**
 * Returns the shown tab: the open one, but while a pointer is pressed on the board the previous one. An object selected
 * by a press opens its tab when the pointer is released, so that nothing beside the board moves during a drag.
 */
export function useOpenTab<Tab extends string>(
  panel: RefObject<HTMLElement | null>,
  openTabAtom: Atom<Tab>,
): Tab {
  const open = useKitAtomValue(openTabAtom);
  const [held, setHeld] = useState<Tab | null>(null);

  // Follows the pointers on the board.
  useEffect(() => {
    const frame = panel.current?.closest(FRAME);
    if (!frame) return undefined;
    const hold = (event: Event): void => {
      if ((event.target as Element).closest('[data-board]')) setHeld((kept) => kept ?? open);
    };
    const release = (): void => setHeld(null);
    const root = frame.ownerDocument;
    frame.addEventListener('pointerdown', hold, true);
    for (const name of RELEASES) root.addEventListener(name, release);
    return () => {
      frame.removeEventListener('pointerdown', hold, true);
      for (const name of RELEASES) root.removeEventListener(name, release);
    };
  }, [panel, open]);

  return held ?? open;
}

const RELEASES = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;
