import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { atom } from 'jotai/vanilla';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type Painter, useFormat, useKitStore, useUnits } from '@eecs/ui-kit';
import type { PictureBox, Window } from '../../camera/camera.ts';
import type { Orientation } from '../../camera/orientation.ts';
import { toItemKey } from '../../editing/items.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { afterFrames } from '../../scheme/afterFrames.ts';
import { isLarge } from '../../scheme/isLarge.ts';
import { useLook } from '../../scheme/useLook.ts';
import {
  areReactionsShownAtom,
  isShapeShownAtom,
  resultModeAtom,
  shapeFactorAtom,
} from '../../state/resultMode.ts';
import { cutAtom, cutLineAtom, partAtom } from '../../state/cut.ts';
import { resultRoomAtom } from '../../state/resultRoom.ts';
import { chosenKeysAtom, hoveredAtom } from '../../state/selection.ts';
import { isDraftedAtom } from '../../state/sessionAtoms.ts';
import { orientationAtom, windowAtom } from '../../state/view.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { createForcePainter } from './forcePainter.ts';
import { chooseForceCamera } from './forceFrame.ts';
import type { ForceLayout } from './layoutForces.ts';

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

/** The elements that forces are painted on. */
export interface ForceElements {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly painter: RefObject<Painter | null>;
}

/** The writers of the values on the drawing; the key beside it has the units. */
function useForceWords() {
  const format = useFormat();
  const system = useUnits();
  return useMemo(
    () => ({
      force: (value: number) => format.brief(value, { quantity: 'force', system, withUnit: false }),
      stress: (value: number) =>
        format.brief(value, { quantity: 'stress', system, withUnit: false, digits: 1 }),
      percent: (part: number) => `${Math.round(Math.abs(part) * 100)} %`,
    }),
    [format, system],
  );
}

/** Paints the forces of what is shown. Returns what was painted last, of which `onNotes` hears too. */
export function useForcePainting(
  { canvas, svg, painter }: ForceElements,
  {
    frame,
    onNotes,
  }: {
    readonly frame: PictureBox;
    readonly onNotes: (layout: ForceLayout) => void;
  },
): RefObject<ForceLayout | null> {
  const store = useKitStore();
  const layout = useRef<ForceLayout | null>(null);
  const [forces] = useState(createForcePainter);
  const look = useLook();
  const words = useForceWords();
  const notes = useRef(onNotes);
  useLayoutEffect(() => {
    notes.current = onNotes;
  });

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
  }, [store, frame, words, look, forces, canvas, svg, painter]);
  return layout;
}
