import type { KitStore } from '@eecs/ui-kit';
import { isKey } from '../keys/isKey.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemAtom, hoveredAtom, isSameItem } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { panAtom, viewAtom } from '../state/view.ts';
import { attachWheel } from './attachWheel.ts';
import { addPlaceAtom, ghostAtom } from './boardState.ts';
import { findHit } from './findHit.ts';
import { listGuides, toGuideObjects } from './guideLines.ts';
import { cancelDragAtom, endDragAtom, placeAtom, stepDragAtom } from './boardVerbs.ts';
import { drawRangeAtom, leaveRangeAtom } from './drawRange.ts';
import type { Hit } from './hitTest.ts';
import { hoverBoard } from './hoverBoard.ts';
import { type PointerAction, type Press, SLOP_PX, isDragOf, leavePress } from './pointerAction.ts';
import { type Snap, type SnapMode, snapPlace } from './snapPlace.ts';
import { type BoardPoint, toBoardPoint } from '@eecs/ui-kit/editor';
import { createTouches, followPinch } from './touches.ts';

/** What the gestures ask of the board they are made on. */
export interface GestureHost {
  readonly store: KitStore;
  /** The drawing as it was last painted. */
  readonly getScheme: () => Scheme;
  /** A dimension was chosen: its field is wanted. */
  readonly onDimension: () => void;
}

/** The gestures of a board, by mouse, pen and finger. */
export interface Gestures {
  /** Ends what is under way without a trace; says whether there was anything. */
  readonly cancel: () => boolean;
  readonly detach: () => void;
}

const LONG_PRESS_MS = 500;

/**
 * Turns the pointers over a board into verbs of the store. Moves are gathered and taken once a frame: a draft is drawn
 * up by then, never a React render. By finger only what is selected is dragged, so that scrolling moves no load. The
 * element says `data-ready` for as long as it is listened to.
 */
export function createGestures(svg: SVGSVGElement, host: GestureHost): Gestures {
  const { store } = host;
  const touches = createTouches();
  let action: PointerAction | null = null;
  let pointerId = -1;
  let latest: PointerEvent | null = null;
  let frame = 0;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  /** The key that is held while the drawing is moved. */
  let panKey: string | null = null;

  const isReadOnly = (): boolean => store.get(isReadOnlyAtom);

  const toPoint = (event: { readonly clientX: number; readonly clientY: number }): BoardPoint =>
    toBoardPoint(event, svg, host.getScheme().width);

  function snapAt(x: number, event: { readonly altKey: boolean; readonly shiftKey: boolean }): Snap {
    const { scale } = host.getScheme();
    const document = store.get(documentAtom);
    return snapPlace({
      x: scale.toWorld(x),
      document,
      guides: store.get(guidesAtom),
      factor: scale.factor,
      mode: toMode(event),
    });
  }

  function find(point: BoardPoint, isCoarse: boolean, selected = store.get(boardItemAtom)): Hit | null {
    const scheme = host.getScheme();
    const guides = toGuideObjects(listGuides(store.get(guidesAtom), store.get(documentAtom)), scheme);
    return findHit({ objects: scheme.objects, guides, ...point, selected, isCoarse });
  }

  function end(): void {
    clearTimeout(longPress);
    action = null;
    latest = null;
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function cancel(): boolean {
    const wasBusy = action !== null && action.kind !== 'press';
    if (action?.kind === 'drag') store.set(cancelDragAtom);
    if (action?.kind === 'place') store.set(leaveRangeAtom);
    end();
    return wasBusy;
  }

  function handleDown(event: PointerEvent): void {
    delete svg.dataset['keys'];
    const point = toPoint(event);
    const isTouch = event.pointerType === 'touch';
    if (isTouch) touches.add(event, point);
    if (touches.count() === 2) {
      cancel();
      action = touches.readPinch();
      return;
    }
    if (action !== null || event.button === 2) return;
    pointerId = event.pointerId;
    const isPan = event.button === 1 || panKey !== null;
    if (isPan) {
      event.preventDefault();
      action = { kind: 'pan', last: point };
      capture(event);
      return;
    }
    const hit = find(point, isTouch);
    const selected = store.get(boardItemAtom);
    const isSelected = hit !== null && isSameItem(hit.item, selected);
    if (store.get(toolAtom) !== 'select' && !isReadOnly() && !(isSelected && hit.item.kind !== 'dimension')) {
      const snap = snapAt(point.x, event);
      action = { kind: 'place', from: point, start: snap.x };
      store.set(ghostAtom, { snap });
      capture(event);
      return;
    }
    const canDrag = hit !== null && !isReadOnly() && (!isTouch || isSelected);
    action = { kind: 'press', hit, from: point, canDrag };
    if (!isTouch) store.set(boardItemAtom, hit?.item ?? null);
    if (isTouch) {
      longPress = setTimeout(() => {
        end();
        openAddMenu(point.x);
      }, LONG_PRESS_MS);
    }
    if (canDrag || !isTouch || store.get(viewAtom) !== null) capture(event);
  }

  /** Moves come here even when the pointer has left the board. */
  function capture(event: PointerEvent): void {
    try {
      svg.setPointerCapture(event.pointerId);
    } catch {
      // The pointer was lifted before its press was told: there is nothing to capture.
    }
  }

  function handleMove(event: PointerEvent): void {
    touches.move(event, toPoint);
    if (action !== null && action.kind !== 'pinch' && event.pointerId !== pointerId) return;
    latest = event;
    frame ||= requestAnimationFrame(step);
  }

  /** Takes the newest position, once a frame. */
  function step(): void {
    frame = 0;
    const event = latest;
    latest = null;
    if (event === null) return;
    const point = toPoint(event);
    if (action?.kind === 'drag' && !isDragOf(action.base, store.get(documentAtom))) {
      // Undone, deleted or in other units: what was taken is not there any more.
      cancel();
      return;
    }
    if (action === null) hover(event, point);
    else if (action.kind === 'press') leave(action, event, point);
    if (action?.kind === 'drag') {
      store.set(stepDragAtom, action.drag({ ...point, mode: toMode(event) }));
    } else if (action?.kind === 'place') {
      const snap = snapAt(point.x, event);
      const isRange = Math.abs(point.x - action.from.x) > SLOP_PX.touch;
      store.set(drawRangeAtom, isRange ? { snap, from: action.start } : { snap });
    } else if (action?.kind === 'pan') {
      store.set(panAtom, (action.last.x - point.x) / host.getScheme().scale.factor);
      action = { kind: 'pan', last: point };
    } else if (action?.kind === 'pinch') {
      const now = touches.readPinch();
      if (now === null) return;
      followPinch(store, { before: action, now, scale: host.getScheme().scale });
      action = now;
    }
  }

  function leave(press: Press, event: PointerEvent, point: BoardPoint): void {
    const isTouch = event.pointerType === 'touch';
    action = leavePress(press, { to: { ...point, isTouch }, ...host });
    if (action !== press) clearTimeout(longPress);
  }

  /** A range is moved by its end, and by a mere press on it lets the support beneath be taken. */
  function findBeneath({ hit, from }: Press, isCoarse: boolean): BoardItem | null {
    if (hit?.part !== 'start' && hit?.part !== 'end') return null;
    const beneath = find(from, isCoarse, null)?.item;
    return beneath?.kind === 'support' ? beneath : null;
  }

  function hover(event: PointerEvent, point: BoardPoint): void {
    if (event.pointerType === 'touch') return;
    const hasTool = store.get(toolAtom) !== 'select' && !isReadOnly();
    hoverBoard(store, { svg, hit: find(point, false), toolSnap: hasTool ? snapAt(point.x, event) : null });
  }

  /** Takes the last position too; what was under way may end by it. */
  function finish(event: PointerEvent): PointerAction | null {
    latest = event;
    step();
    return action;
  }

  function handleUp(event: PointerEvent): void {
    touches.lift(event);
    if (action?.kind === 'pinch') {
      const left = touches.readPinch();
      if (left === null) end();
      else action = left;
      return;
    }
    if (event.pointerId !== pointerId || action === null) return;
    const done = finish(event);
    if (done === null) return;
    const hasGhost = store.get(ghostAtom);
    end();
    if (done.kind === 'drag') store.set(endDragAtom);
    if (done.kind === 'place') {
      // What was drawn up goes when it is there for good: the diagrams would fall back for a frame.
      if (hasGhost !== null) store.set(placeAtom, hasGhost.snap.x, hasGhost.from);
      store.set(leaveRangeAtom);
    }
    if (done.kind === 'press') {
      const item = findBeneath(done, event.pointerType === 'touch') ?? done.hit?.item ?? null;
      store.set(boardItemAtom, item);
      store.set(addPlaceAtom, null);
      if (item?.kind === 'dimension' && !isReadOnly()) host.onDimension();
    }
  }

  function handleLeave(event: PointerEvent): void {
    if (action !== null || event.pointerType === 'touch') return;
    end();
    store.set(hoveredAtom, null);
    store.set(ghostAtom, null);
  }

  function handleCancel(event: PointerEvent): void {
    touches.lift(event);
    if (event.pointerId === pointerId || action?.kind === 'pinch') cancel();
  }

  function handleLoss(event: PointerEvent): void {
    if (event.pointerId === pointerId && action !== null && action.kind !== 'pinch') cancel();
  }

  function openAddMenu(x: number): void {
    if (!isReadOnly()) store.set(addPlaceAtom, snapAt(x, NO_KEYS).x);
  }

  function handleMenu(event: MouseEvent): void {
    if (isReadOnly()) return;
    event.preventDefault();
    // By the menu key there is no pointer: the place of what is selected, else the middle.
    if (action === null) openAddMenu(toPoint(event).x);
  }

  function handleKey(event: KeyboardEvent): void {
    svg.dataset['keys'] = '';
    if (!isKey(event, 'pan')) return;
    panKey = event.key;
    event.preventDefault();
  }

  function handleKeyUp(event: KeyboardEvent): void {
    // With whatever modifier: what was pressed is let go.
    if (event.key === panKey) panKey = null;
  }

  const listeners = {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointerleave: handleLeave,
    pointercancel: handleCancel,
    // A question over the page takes the pointer away without a word of the pointer itself.
    lostpointercapture: handleLoss,
    contextmenu: handleMenu,
    keydown: handleKey,
    keyup: handleKeyUp,
  };
  for (const [name, listener] of Object.entries(listeners)) {
    svg.addEventListener(name, listener as EventListener, { passive: false });
  }

  const detachWheel = attachWheel(svg, host);

  svg.dataset['ready'] = '';
  return {
    cancel,
    detach: () => {
      cancel();
      detachWheel();
      delete svg.dataset['ready'];
      for (const [name, listener] of Object.entries(listeners)) {
        svg.removeEventListener(name, listener as EventListener);
      }
    },
  };
}

const NO_KEYS = { altKey: false, shiftKey: false };

function toMode({ altKey, shiftKey }: { readonly altKey: boolean; readonly shiftKey: boolean }): SnapMode {
  return altKey ? 'free' : shiftKey ? 'major' : 'minor';
}
