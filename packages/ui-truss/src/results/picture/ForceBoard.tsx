import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { atom } from 'jotai/vanilla';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import {
  DrawnGroup,
  type Painter,
  useElementWidth,
  useFormat,
  useKitAtomValue,
  useKitStore,
  useUnits,
} from '@eecs/ui-kit';
import { stretchAtom, toBoardPoint } from '@eecs/ui-kit/editor';
import type { Window } from '../../camera/camera.ts';
import { CORNER, type Orientation, VIEWS } from '../../camera/orientation.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { toItemKey } from '../../editing/items.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { afterFrames } from '../../scheme/afterFrames.ts';
import { CanvasRoom, CanvasUnder } from '../../scheme/CanvasUnder.ts';
import { type HitGrid, createHitGrid } from '../../scheme/hitGrid.ts';
import { isLarge } from '../../scheme/isLarge.ts';
import { SchemeSvg } from '../../scheme/SchemeStyle.ts';
import { useLook } from '../../scheme/useLook.ts';
import {
  areReactionsShownAtom,
  isShapeShownAtom,
  resultModeAtom,
  shapeFactorAtom,
} from '../../state/resultMode.ts';
import { cutAtom, cutLineAtom, isCuttingAtom, partAtom } from '../../state/cut.ts';
import { resultRoomAtom } from '../../state/resultRoom.ts';
import { chosenKeysAtom, hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { isDraftedAtom } from '../../state/sessionAtoms.ts';
import { orientationAtom, windowAtom } from '../../state/view.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { createForcePainter } from './forcePainter.ts';
import { chooseForceCamera, getForceFrame, measureRise } from './forceFrame.ts';
import type { ForceLayout } from './layoutForces.ts';
import { useCutStroke } from './useCutStroke.ts';
import { useForceZoom } from './useForceZoom.ts';

const FALLBACK_WIDTH_PX = 960;
const REACH_PX = 9;
const QUICK_LINKS = 150;
const QUICK_LABELS = 40;
/** A view that has stood still for so long, ms, rests. */
const RESTS_MS = 120;

/** A large truss is not painted anew while something is dragged. */
function isQuickened(document: TrussCase): boolean {
  return document.links.length > QUICK_LINKS && !isLarge(document);
}

/** Everything the drawing of forces shows. */
const pictureAtom = atom((get) => {
  const shown = get(shownAnswerAtom);
  const set = get(drawnSetAtom);
  const hovered = get(hoveredAtom);
  return {
    shown: shown === null || set === null ? null : { document: shown.document, answer: shown.answer, set },
    mode: get(resultModeAtom),
    ranges: get(envelopeAtom)?.N ?? null,
    cut:
      get(resultRoomAtom) === 'sections'
        ? { line: get(cutLineAtom), rods: get(cutAtom)?.rods ?? [], part: get(partAtom) }
        : null,
    hasShape: get(isShapeShownAtom),
    shapeFactor: get(shapeFactorAtom),
    hasReactions: get(areReactionsShownAtom),
    emphasis: { chosen: get(chosenKeysAtom), hovered: hovered === null ? null : toItemKey(hovered) },
    orientation: get(orientationAtom),
    window: get(windowAtom),
    isDrafted: get(isDraftedAtom),
  };
});

/** How tall the truss is whose forces are drawn, as it is seen at first: while it is turned the sheet keeps its height. */
const riseAtom = atom((get) => {
  const document = get(shownAnswerAtom)?.document;
  if (document === undefined) return 0;
  return measureRise(document.joints, document.links.length, isSpatial(document) ? CORNER : VIEWS.front);
});

/** The axial forces on the rods; follows a drag without React. */
export function ForceBoard({ onNotes }: { readonly onNotes: (layout: ForceLayout) => void }) {
  const t = useLaterText();
  const store = useKitStore();
  const format = useFormat();
  const system = useUnits();
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  const [forces] = useState(createForcePainter);
  const look = useLook();
  const layout = useRef<ForceLayout | null>(null);
  const grid = useRef<{ readonly of: ForceLayout['points']; readonly grid: HitGrid } | null>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const stretch = useKitAtomValue(stretchAtom).diagram;
  const rise = useKitAtomValue(riseAtom);
  const frame = useMemo(() => getForceFrame(width, stretch, rise), [width, stretch, rise]);
  const zoom = useForceZoom(svg, { width, layout });
  const stroke = useCutStroke(svg, { width, layout });
  const isCutting = useKitAtomValue(isCuttingAtom);
  const notes = useRef(onNotes);
  useLayoutEffect(() => {
    notes.current = onNotes;
  });

  const words = useMemo(
    () => ({
      force: (value: number) => format.brief(value, { quantity: 'force', system, withUnit: false }),
      stress: (value: number) =>
        format.brief(value, { quantity: 'stress', system, withUnit: false, digits: 1 }),
      percent: (part: number) => `${Math.round(Math.abs(part) * 100)} %`,
    }),
    [format, system],
  );

  // Paints what gestures, the preview and the choice change; a large truss that is turned, when it rests, and its new
  // answer after the words and tables, which come with it.
  useEffect(() => {
    let callOff: (() => void) | undefined;
    let painted: {
      readonly orientation: Orientation;
      readonly window: Window | null;
      readonly set: TrussSet;
    } | null = null;
    const read = () => {
      const { shown, orientation, window, isDrafted, ...rest } = store.get(pictureAtom);
      if (shown === null) return null;
      const camera = chooseForceCamera(shown.document.joints, frame, { orientation, window });
      if (canvas.current === null || svg.current === null || painter.current === null) return null;
      const sheet = { canvas: canvas.current, svg: svg.current, drawing: painter.current, look };
      const options = {
        camera,
        ...rest,
        ...words,
        // A frame of a drag has no time for the values of a large truss.
        ...(isDrafted && isQuickened(shown.document) && { mostLabels: QUICK_LABELS }),
      };
      return { shown, options, sheet, of: { orientation, window, set: shown.set } };
    };
    const paint = (): void => {
      callOff?.();
      callOff = undefined;
      const picture = read();
      if (picture === null) return;
      painted = picture.of;
      layout.current = forces.paint(picture.shown, picture.options, picture.sheet);
      notes.current(layout.current);
    };
    const prepare = (): void => {
      const picture = read();
      if (picture !== null) forces.prepare(picture.shown, picture.options, picture.sheet);
      callOff = afterFrames(paint);
    };
    paint();
    const stop = store.sub(pictureAtom, () => {
      const { shown, orientation, window } = store.get(pictureAtom);
      const before = shown !== null && isLarge(shown.document) ? painted : null;
      if (before !== null && (before.orientation !== orientation || before.window !== window)) {
        callOff?.();
        const waiting = setTimeout(paint, RESTS_MS);
        callOff = () => clearTimeout(waiting);
      } else if (before !== null && before.set !== shown?.set) callOff ??= afterFrames(prepare);
      else paint();
    });
    return () => {
      callOff?.();
      stop();
    };
  }, [store, frame, words, look, forces]);

  function find(event: PointerEvent): number {
    const shown = store.get(shownAnswerAtom);
    if (svg.current === null || shown === null || layout.current === null) return -1;
    if (grid.current?.of !== layout.current.points)
      grid.current = {
        of: layout.current.points,
        grid: createHitGrid(layout.current.points, shown.document.links, layout.current.camera),
      };
    return grid.current.grid.findLink(
      toBoardPoint(event, svg.current, width),
      event.pointerType === 'touch' ? 18 : REACH_PX,
    );
  }

  return (
    <CanvasRoom ref={box}>
      <CanvasUnder ref={canvas} width={0} height={0} aria-hidden="true" />
      <SchemeSvg
        ref={svg}
        role="img"
        aria-label={t('results.drawing')}
        viewBox={`0 0 ${width} ${frame.height}`}
        height={frame.height}
        data-scroll=""
        data-cutting={isCutting ? '' : undefined}
        onPointerDown={(event) => {
          stroke.press(event);
          if (!isCutting) zoom.press(event);
        }}
        onPointerUp={(event) => {
          stroke.lift();
          zoom.lift(event);
        }}
        onPointerCancel={(event) => {
          stroke.drop();
          zoom.lift(event);
        }}
        onPointerMove={(event) => {
          if (stroke.move(event) || zoom.move(event) || event.pointerType === 'touch') return;
          const index = find(event);
          store.set(hoveredAtom, index < 0 ? null : { kind: 'link', index });
        }}
        onPointerLeave={() => store.set(hoveredAtom, null)}
        onClick={(event) => {
          // The click at the end of a stroke chooses nothing.
          if (isCutting || stroke.wasStroke() || zoom.wasMoved()) return;
          const index = find(event as unknown as PointerEvent);
          if (index >= 0) store.set(selectionAtom, [{ kind: 'link', index }]);
        }}
      >
        <DrawnGroup first={NOTHING} innerRef={painter} />
      </SchemeSvg>
    </CanvasRoom>
  );
}

const NOTHING: readonly never[] = [];
