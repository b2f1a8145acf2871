import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import type { Gestures } from '@eecs/ui-kit/editor';
import { loadParts } from '../loadParts.ts';
import { NO_GHOST, ghostAtom, isByFingerAtom, rodStartAtom } from '../state/passing.ts';
import type { BoardSurface } from './boardSurface.ts';

export interface BoardGestures {
  /** Ends a gesture under way; says whether there was one. */
  readonly cancel: () => boolean;
  readonly takePress: (event: PointerEvent) => void;
  readonly takeLift: (event: PointerEvent) => void;
}

/** Listens to the pointers over the drawing for as long as it is there; the first picture does without. */
export function useBoardGestures(
  svg: RefObject<SVGSVGElement | null>,
  surface: BoardSurface,
  focusBoard: () => void,
): BoardGestures {
  const store = useKitStore();
  const gestures = useRef<Gestures>(null);

  useEffect(() => {
    let isGone = false;
    loadParts().then(
      ({ createTrussGestures }) => {
        if (!isGone && svg.current !== null) gestures.current = createTrussGestures(svg.current, surface);
      },
      // Without them keys and fields still edit the truss.
      () => undefined,
    );
    return () => {
      isGone = true;
      gestures.current?.detach();
      gestures.current = null;
    };
  }, [svg, surface]);

  const cancel = useCallback(() => gestures.current?.cancel() ?? false, []);

  const takePress = useCallback(
    ({ pointerType }: PointerEvent) => {
      store.set(isByFingerAtom, pointerType === 'touch');
      focusBoard();
    },
    [store, focusBoard],
  );

  // A finger that is lifted points at nothing any more; why no rod began or ended under it stays to be read.
  const takeLift = useCallback(
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      const isRefused = store.get(ghostAtom).refusal === 'rodUnderFinger';
      if (isRefused || store.get(rodStartAtom)?.isTried === true) store.set(isByFingerAtom, false);
      else store.set(ghostAtom, ({ from }) => ({ ...NO_GHOST, from }));
    },
    [store],
  );

  return { cancel, takePress, takeLift };
}
