import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { atom } from 'jotai/vanilla';
import { useKitStore } from '@eecs/ui-kit';
import {
  type PaintLoop,
  type PaintSources,
  type Painters,
  hasSectionNumbersAtom,
  usePaintLoop,
} from '@eecs/ui-kit/editor';
import { type Camera, project } from '../camera/camera.ts';
import { toItemKey } from '../editing/items.ts';
import { type HitGrid, createHitGrid } from '../scheme/hitGrid.ts';
import { isLarge } from '../scheme/isLarge.ts';
import { LOW_BOARD_PX, chooseCamera } from '../scheme/chooseCamera.ts';
import { LOW_CONTENT, layoutScheme } from '../scheme/layoutScheme.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { SchemeTexts } from '../scheme/schemeTexts.ts';
import { fitCountAtom } from '../state/viewCommands.ts';
import { boardLayerAtom, resultNotesAtom } from '../scheme/boardLayer.ts';
import { ghostAtom, marqueeAtom } from '../state/passing.ts';
import { draftAtom, isReadOnlyAtom, openingAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { chosenKeysAtom, hoveredAtom } from '../state/selection.ts';
import { isDrawingAtom } from '../state/tool.ts';
import { orientationAtom, planeAtom, windowAtom } from '../state/view.ts';
import { loadParts } from '../late/loadParts.ts';
import type { OverlayTexts } from './listOverlay.ts';
import { type LateLargeBoard, useLargeBoard } from './useLargeBoard.ts';

/** The size of the board, px, and its texts. */
export interface BoardSheet {
  readonly width: number;
  readonly height: number;
  readonly texts: SchemeTexts;
  readonly overlayTexts: OverlayTexts;
  /** The colours and fonts that a canvas reads from its surroundings. */
  readonly look: string;
}

/** The elements on which a board is painted. */
export interface PainterParts {
  readonly sheet: BoardSheet;
  /** The drawing that React has painted. */
  readonly first: Scheme;
  /** Below the drawing, for a truss of thousands of rods. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
}

export interface TrussPainters extends Pick<Painters<Shown, Over>, 'drawing' | 'overlay'> {
  readonly getScheme: () => Scheme;
  readonly getCamera: () => Camera;
  readonly getGrid: () => HitGrid;
}

/** The scene on the screen. */
interface Shown {
  /** Null while the truss is on the canvas. */
  readonly scheme: Scheme | null;
  readonly camera: Camera;
  /** The view and the size of the camera. */
  readonly key: string;
  readonly overlayTexts: OverlayTexts;
}

/** The plane of the visible grid: during drawing and dragging, and on an empty board. */
const gridPlaneAtom = atom((get) => {
  if (get(isReadOnlyAtom)) return null;
  const isWanted = get(isDrawingAtom) || get(draftAtom) !== null;
  return isWanted || get(shownDocumentAtom).joints.length === 0 ? get(planeAtom) : null;
});

/** Everything the drawing shows. */
export const pictureAtom = atom((get) => {
  const hovered = get(hoveredAtom);
  return {
    document: get(shownDocumentAtom),
    isDrafted: get(draftAtom) !== null,
    emphasis: { chosen: get(chosenKeysAtom), hovered: hovered === null ? null : toItemKey(hovered) },
    orientation: get(orientationAtom),
    window: get(windowAtom),
    grid: get(gridPlaneAtom),
    hasSectionNumbers: get(hasSectionNumbersAtom),
    layer: get(boardLayerAtom),
    fit: `${get(fitCountAtom)} ${get(openingAtom)}`,
  };
});

const overlayAtom = atom((get) => ({ ghost: get(ghostAtom), marquee: get(marqueeAtom) }));

type Over = ReturnType<(typeof overlayAtom)['read']>;

/** Paints the board when a gesture, the selection or a render changes its content; gestures cause no render. */
export function useTrussPainter({ sheet, first, canvas, svg }: PainterParts): TrussPainters {
  const store = useKitStore();
  const large = useLargeBoard(canvas, svg);
  const [loop] = useState((): PaintLoop<BoardSheet, Shown, Over> => ({
    lookAtom: pictureAtom,
    overAtom: overlayAtom,
    draw: (sources) => {
      const drawn = draw(sources, large);
      const notes = (drawn?.scheme ?? large.get()?.getDrawn())?.result;
      if (notes !== undefined) store.set(resultNotesAtom, notes);
      return drawn;
    },
  }));
  const [start] = useState((): Shown => ({
    scheme: first,
    camera: first.camera,
    key: '',
    overlayTexts: sheet.overlayTexts,
  }));
  const { drawing, overlay, getShown, repaint, paintOverlay } = usePaintLoop(sheet, start, loop);
  useLayoutEffect(() => large.attach(drawing, repaint), [large, drawing, repaint]);
  useLateOverlay(paintOverlay);

  const grid = useRef<{ readonly of: Scheme; readonly grid: HitGrid } | null>(null);
  const getCamera = useCallback(() => getShown().camera, [getShown]);
  const getScheme = useCallback(
    () => getShown().scheme ?? large.get()?.getScheme() ?? first,
    [getShown, large, first],
  );
  const getGrid = useCallback((): HitGrid => {
    const ofCanvas = getShown().scheme === null ? large.get()?.getGrid() : null;
    if (ofCanvas) return ofCanvas;
    const scheme = getScheme();
    if (grid.current?.of !== scheme)
      grid.current = {
        of: scheme,
        grid: createHitGrid(scheme.points, store.get(shownDocumentAtom).links, scheme.camera),
      };
    return grid.current.grid;
  }, [store, getShown, getScheme, large]);
  return useMemo(
    () => ({ drawing, overlay, getScheme, getCamera, getGrid }),
    [drawing, overlay, getScheme, getCamera, getGrid],
  );
}

/** Paints the truss as an SVG drawing, or a large one on the canvas; null leaves it unchanged. */
function draw(
  { picture: sheet, before, painter, get }: PaintSources<BoardSheet, Shown>,
  large: LateLargeBoard,
): Shown | null {
  const { width, height, texts, look, overlayTexts } = sheet;
  const { document, isDrafted, fit, layer, ...picture } = get(pictureAtom);
  const isOfBoard = layer?.document === document;
  // The result of a draft arrives in the same frame as the draft, and is painted with it.
  if (isDrafted && layer?.lay != null && !isOfBoard) return null;
  const { azimuth, elevation } = picture.orientation;
  const key = [width, height, azimuth, elevation, fit, document.units.system].join();
  const isHeld =
    picture.window === null &&
    key === before.key &&
    (isDrafted || isInside(before.camera, document.joints, get(isDrawingAtom) ? 0 : RIM_PX));
  const options = {
    ...picture,
    ...{ width, height, texts, result: isOfBoard ? layer.lay : null },
    ...(height < LOW_BOARD_PX && { content: LOW_CONTENT }),
  };
  const camera = isHeld ? before.camera : chooseCamera(document, options);
  if (isLarge(document)) {
    large
      .fetch()
      ?.paint(document, { ...options, camera, isDrafted, look: `${look} ${document.units.system}` });
    return { scheme: null, camera, key, overlayTexts };
  }
  large.get()?.clear();
  const scheme = layoutScheme(document, { ...options, hold: camera });
  painter?.paint(scheme.nodes);
  return { scheme, camera, key, overlayTexts };
}

/** Loads the overlay with the first use of a tool; without it the tools work but show nothing. */
function useLateOverlay(paintOverlay: Painters<Shown, Over>['paintOverlay']): void {
  const store = useKitStore();
  useLayoutEffect(() => {
    let isAsked = false;
    const fetch = (): void => {
      const { ghost, marquee } = store.get(overlayAtom);
      const isFree = ghost.aim === null && ghost.from === null && marquee === null;
      if (isAsked || isFree) return;
      isAsked = true;
      loadParts().then(
        ({ listOverlay }) =>
          paintOverlay(({ camera, overlayTexts }, over) =>
            listOverlay({ camera, texts: overlayTexts, ...over }),
          ),
        () => (isAsked = false),
      );
    };
    fetch();
    return store.sub(overlayAtom, fetch);
  }, [store, paintOverlay]);
}

/**
 * Margin at the edge of the board, px: if a joint is within it, the view adapts. While drawing, the margin is zero: a
 * pressed place is on the board, and the view stays until a typed place is outside it.
 */
const RIM_PX = 24;

/** Returns whether every joint is on the board: then the view does not change while the truss is drawn. */
function isInside(
  camera: Camera,
  joints: readonly { readonly x: number; readonly y: number; readonly z: number }[],
  rim: number,
): boolean {
  return joints.every((joint) => {
    const { x, y } = project(camera, joint);
    return x >= rim && y >= rim && x <= camera.width - rim && y <= camera.height - rim;
  });
}
