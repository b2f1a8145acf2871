import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { atom } from 'jotai/vanilla';
import { useKitStore } from '@eecs/ui-kit';
import { type PaintLoop, type Painters, usePaintLoop } from '@eecs/ui-kit/editor';
import { toItemKey } from '../editing/items.ts';
import { drawGrid } from '../scheme/drawGrid.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { type BoardSize, type FrameProjection, projectFrame } from '../scheme/projection.ts';
import type { Scheme, SchemeTexts } from '../scheme/scheme.ts';
import { chosenKeysAtom, hoveredAtom } from '../state/selection.ts';
import {
  areAllShownAtom,
  draftAtom,
  isReadOnlyAtom,
  lastSetAtom,
  shownDocumentAtom,
} from '../state/sessionAtoms.ts';
import { ghostAtom, marqueeAtom, toolAtom } from '../state/tool.ts';
import { camera, wholeAtom } from '../state/view.ts';
import { drawnResultAtom, hiddenValuesAtom } from '../state/drawnResult.ts';
import { type OverlayTexts, listOverlay } from './listOverlay.ts';

/** The size of the board, px, and its texts. */
export interface BoardSheet extends BoardSize {
  readonly texts: SchemeTexts;
  readonly overlayTexts: OverlayTexts;
}

/** The displayed drawing. */
interface Shown {
  readonly scheme: Scheme;
  readonly projection: FrameProjection;
  readonly texts: OverlayTexts;
}

/** Whether the grid is shown: while something is drawn or dragged, and on an empty board. */
const hasGridAtom = atom((get) => {
  if (get(isReadOnlyAtom)) return false;
  return get(toolAtom) === 'member' || get(draftAtom) !== null || get(shownDocumentAtom).joints.length === 0;
});

/** Everything that the drawing shows. */
const pictureAtom = atom((get) => {
  const document = get(shownDocumentAtom);
  const drawn = get(drawnResultAtom);
  const hovered = get(hoveredAtom);
  return {
    document,
    // During a gesture the drawing waits for the preview's result, which comes within the same frame.
    isAwaited: get(draftAtom) !== null && drawn !== null && drawn.document !== document,
    result: drawn?.document === document ? drawn.result : null,
    emphasis: { chosen: get(chosenKeysAtom), hovered: hovered === null ? null : toItemKey(hovered) },
    set: get(areAllShownAtom) ? ('all' as const) : get(lastSetAtom),
    view: get(camera.viewAtom) ?? get(wholeAtom),
    hasGrid: get(hasGridAtom),
  };
});

const overlayAtom = atom((get) => ({ ghost: get(ghostAtom), marquee: get(marqueeAtom) }));

type Over = ReturnType<(typeof overlayAtom)['read']>;

/** Draws the frame in the store. */
function draw(
  { texts, overlayTexts, ...size }: BoardSheet,
  { document, result, emphasis, set, view, hasGrid }: ReturnType<(typeof pictureAtom)['read']>,
): Shown {
  const projection = projectFrame(view, size);
  const scheme = layoutScheme(document, { projection, emphasis, texts, set, result });
  const grid = hasGrid
    ? drawGrid(projection, { system: document.units.system, write: overlayTexts.length })
    : [];
  return { scheme: { ...scheme, nodes: [...grid, ...scheme.nodes] }, projection, texts: overlayTexts };
}

/** The painters of the board, and the displayed drawing. */
export interface FramePainters extends Pick<Painters<Shown, Over>, 'drawing' | 'overlay'> {
  readonly first: Scheme;
  readonly getScheme: () => Scheme;
  readonly getProjection: () => FrameProjection;
}

/** Paints the board when a gesture, the selection or a render changes it; gestures cause no render. */
export function useFramePainter(sheet: BoardSheet): FramePainters {
  const store = useKitStore();
  const [first] = useState((): Shown => draw(sheet, store.get(pictureAtom)));
  const [loop] = useState((): PaintLoop<BoardSheet, Shown, Over> => ({
    lookAtom: pictureAtom,
    overAtom: overlayAtom,
    draw: ({ picture, painter, get }) => {
      const wanted = get(pictureAtom);
      if (wanted.isAwaited) return null;
      const shown = draw(picture, wanted);
      painter?.paint(shown.scheme.nodes);
      store.set(hiddenValuesAtom, shown.scheme.hidden);
      return shown;
    },
  }));
  const { drawing, overlay, getShown, paintOverlay } = usePaintLoop(sheet, first, loop);
  useLayoutEffect(() => paintOverlay((shown, over) => listOverlay(shown, over)), [paintOverlay]);
  const getScheme = useCallback(() => getShown().scheme, [getShown]);
  const getProjection = useCallback(() => getShown().projection, [getShown]);
  return useMemo(
    () => ({ drawing, overlay, first: first.scheme, getScheme, getProjection }),
    [drawing, overlay, first, getScheme, getProjection],
  );
}
