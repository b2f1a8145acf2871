import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { atom } from 'jotai/vanilla';
import { type Painter, useKitStore } from '@eecs/ui-kit';
import { type Camera, project } from '../camera/camera.ts';
import { toItemKey } from '../editing/items.ts';
import { type HitGrid, createHitGrid } from '../scheme/hitGrid.ts';
import { isLarge } from '../scheme/isLarge.ts';
import { chooseCamera } from '../scheme/chooseCamera.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { SchemeTexts } from '../scheme/schemeTexts.ts';
import { fitCountAtom } from '../state/viewCommands.ts';
import { ghostAtom, marqueeAtom } from '../state/passing.ts';
import { hasSectionNumbersAtom } from '../state/look.ts';
import { draftAtom, isReadOnlyAtom, openingAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { chosenKeysAtom, hoveredAtom } from '../state/selection.ts';
import { isDrawingAtom } from '../state/tool.ts';
import { orientationAtom, planeAtom, windowAtom } from '../state/view.ts';
import { loadParts } from '../loadParts.ts';
import type { LargeBoard } from './largeBoard.ts';
import type { OverlayTexts, listOverlay } from './listOverlay.ts';

/** The size of the board, px, and the words on it. */
export interface BoardSheet {
  readonly width: number;
  readonly height: number;
  readonly texts: SchemeTexts;
  readonly overlayTexts: OverlayTexts;
  /** The colours and fonts that a canvas takes from its surroundings. */
  readonly look: string;
}

/** The painter of a board. */
export interface PainterParts {
  readonly sheet: BoardSheet;
  /** The drawing that React has painted. */
  readonly first: Scheme;
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** Under the drawing, for a truss of thousands of rods. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
}

export interface TrussPainters {
  readonly getScheme: () => Scheme;
  readonly getCamera: () => Camera;
  readonly getGrid: () => HitGrid;
}

/** The plane whose grid is shown: while something is drawn or dragged, and on an empty board. */
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
    fit: `${get(fitCountAtom)} ${get(openingAtom)}`,
  };
});

const overlayAtom = atom((get) => ({ ghost: get(ghostAtom), marquee: get(marqueeAtom) }));

/** Paints the board when a gesture, the selection or a render changes what it shows; no gesture renders anything. */
export function useTrussPainter({
  sheet,
  first,
  drawing,
  overlay,
  canvas,
  svg,
}: PainterParts): TrussPainters {
  const store = useKitStore();
  const latest = useRef(sheet);
  const shown = useRef<{ readonly scheme: Scheme | null; readonly camera: Camera; readonly key: string }>({
    scheme: first,
    camera: first.camera,
    key: '',
  });
  const grid = useRef<{ readonly of: Scheme; readonly grid: HitGrid } | null>(null);

  // The painter of thousands of rods is fetched with the first such truss.
  const large = useRef<LargeBoard | null>(null);
  const loadLarge = useRef((): void => {
    loadParts().then(
      ({ createLargeBoard }) => {
        large.current ??= createLargeBoard(() =>
          canvas.current === null || svg.current === null || drawing.current === null
            ? null
            : { canvas: canvas.current, svg: svg.current, drawing: drawing.current },
        );
        paint.current();
      },
      // Without it the board stays empty; the tables show the truss.
      () => undefined,
    );
  });

  // The writer of the overlay is fetched with the first use of a tool.
  const listing = useRef<typeof listOverlay | null>(null);
  const paintOverlay = useRef((): void => {
    const { ghost, marquee } = store.get(overlayAtom);
    const isFree = ghost.aim === null && ghost.from === null && marquee === null;
    if (isFree) overlay.current?.paint([]);
    else if (listing.current !== null)
      overlay.current?.paint(
        listing.current({
          camera: shown.current.camera,
          texts: latest.current.overlayTexts,
          ghost,
          marquee,
        }),
      );
    else
      loadParts().then(
        (parts) => {
          listing.current = parts.listOverlay;
          paintOverlay.current();
        },
        // Without it the tools work unseen.
        () => undefined,
      );
  });

  const paint = useRef((): void => {
    const { width, height, texts, look } = latest.current;
    const { document, isDrafted, fit, ...picture } = store.get(pictureAtom);
    const { azimuth, elevation } = picture.orientation;
    const key = [width, height, azimuth, elevation, fit, document.units.system].join();
    const { camera: before, key: oldKey } = shown.current;
    const isHeld =
      picture.window === null &&
      key === oldKey &&
      (isDrafted || isInside(before, document.joints, store.get(isDrawingAtom) ? 0 : RIM_PX));
    const options = { ...picture, width, height, texts };
    const camera = isHeld ? before : chooseCamera(document, options);
    if (isLarge(document)) {
      if (large.current === null) loadLarge.current();
      large.current?.paint(document, {
        ...options,
        camera,
        isDrafted,
        look: `${look} ${document.units.system}`,
      });
      shown.current = { scheme: null, camera, key };
    } else {
      large.current?.clear();
      const scheme = layoutScheme(document, { ...options, hold: camera });
      shown.current = { scheme, camera, key };
      drawing.current?.paint(scheme.nodes);
    }
    paintOverlay.current();
  });

  // Paints what React has laid out anew.
  useLayoutEffect(() => {
    latest.current = sheet;
    paint.current();
  }, [sheet]);

  // Paints what changes without React.
  useLayoutEffect(() => {
    const stops = [store.sub(pictureAtom, paint.current), store.sub(overlayAtom, paintOverlay.current)];
    return () => {
      stops.forEach((stop) => stop());
      large.current?.end();
    };
  }, [store]);

  const getCamera = useCallback(() => shown.current.camera, []);
  const getScheme = useCallback(() => shown.current.scheme ?? large.current?.getScheme() ?? first, [first]);
  const getGrid = useCallback((): HitGrid => {
    const ofCanvas = shown.current.scheme === null ? large.current?.getGrid() : null;
    if (ofCanvas) return ofCanvas;
    const scheme = getScheme();
    if (grid.current?.of !== scheme)
      grid.current = {
        of: scheme,
        grid: createHitGrid(scheme.points, store.get(shownDocumentAtom).links, scheme.camera),
      };
    return grid.current.grid;
  }, [store, getScheme]);
  return useMemo(() => ({ getScheme, getCamera, getGrid }), [getScheme, getCamera, getGrid]);
}

/**
 * Room round the rim of the board that a joint may not come into, px. With a tool in hand there is none: a place that
 * was pressed is on the board, and it stands still until a place is typed that nobody could see on it.
 */
const RIM_PX = 24;

/** Says whether every joint is on the board: then it stands still while the truss is drawn. */
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
