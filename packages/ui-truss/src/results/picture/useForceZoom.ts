import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { toBoardPoint } from '@eecs/ui-kit/editor';
import { type Camera, type Point, fitCamera, panBy, zoomAbout } from '../../camera/camera.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { windowAtom } from '../../state/view.ts';
import { getForceFrame } from './forceFrame.ts';
import type { ForceLayout } from './layoutForces.ts';

/** One step of a wheel magnifies by no more than this. */
const MOST_STEP = 1.25;
const PER_PX = 0.002;
/** From here on a press has become a drag, px. */
const DRAG_PX = 4;

/** Gestures that magnify and move the drawing of forces. */
export interface ForceZoom {
  readonly press: (event: PointerEvent) => void;
  /** Whether the drawing moves with the pointer. */
  readonly move: (event: PointerEvent) => boolean;
  readonly lift: (event: PointerEvent) => void;
  /** Whether the last press moved the drawing: its click chooses nothing. */
  readonly wasMoved: () => boolean;
}

/**
 * Magnifies the drawing of forces by Ctrl and the wheel and moves a magnified one with the mouse. It shows the part of
 * the truss that the board shows: buttons and keys of the board act on both.
 */
export function useForceZoom(
  svg: RefObject<SVGSVGElement | null>,
  { width, layout }: { readonly width: number; readonly layout: RefObject<ForceLayout | null> },
): ForceZoom {
  const store = useKitStore();
  const held = useRef<{ readonly at: Point; readonly camera: Camera } | null>(null);
  const moved = useRef(false);

  useEffect(() => {
    const { current } = svg;
    if (current === null) return undefined;
    const turn = (event: WheelEvent): void => {
      const camera = layout.current?.camera;
      const shown = store.get(shownAnswerAtom);
      if (!event.ctrlKey || camera === undefined || shown === null) return;
      event.preventDefault();
      const factor = Math.min(MOST_STEP, Math.max(1 / MOST_STEP, Math.exp(-event.deltaY * PER_PX)));
      const next = zoomAbout(camera, factor, toBoardPoint(event, current, width));
      const whole = fitCamera(shown.document.joints, camera.orientation, {
        ...getForceFrame(width),
        height: camera.height,
      });
      store.set(windowAtom, next.scale <= whole.scale ? null : next);
    };
    // React listens to wheels without a say in whether the page scrolls.
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [store, svg, layout, width]);

  return useMemo(
    () => ({
      press: (event) => {
        moved.current = false;
        const camera = layout.current?.camera;
        const isMouse = event.pointerType !== 'touch' && event.button === 0;
        if (!isMouse || camera === undefined || svg.current === null || store.get(windowAtom) === null)
          return;
        held.current = { at: toBoardPoint(event, svg.current, width), camera };
      },
      move: (event) => {
        if (held.current === null || svg.current === null) return false;
        const to = toBoardPoint(event, svg.current, width);
        const by = { x: to.x - held.current.at.x, y: to.y - held.current.at.y };
        if (!moved.current && Math.hypot(by.x, by.y) < DRAG_PX) return false;
        if (!moved.current) svg.current.setPointerCapture(event.pointerId);
        moved.current = true;
        store.set(windowAtom, panBy(held.current.camera, by));
        return true;
      },
      lift: () => {
        held.current = null;
      },
      wasMoved: () => moved.current,
    }),
    [store, svg, layout, width],
  );
}
