import type { KitStore } from '@eecs/ui-kit';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { boardItemAtom, hoveredAtom, isSameItem, type Selection } from '../state/selection.ts';
import { documentAtom, portsAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { panAtom, viewAtom, zoomAtom } from '../state/view.ts';
import { attachWheel } from './attachWheel.ts';
import { addPlaceAtom, ghostAtom } from './boardState.ts';
import { cancelDragAtom, endDragAtom, placeAtom, stepDragAtom } from './boardVerbs.ts';
import { type Drag, startDrag } from './drag.ts';
import { type Hit, hitTest } from './hitTest.ts';
import { type Snap, type SnapMode, snapPlace } from './snapPlace.ts';
import { type BoardPoint, toBoardPoint } from './toBoardPoint.ts';

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

/** What a pressed pointer is doing. */
type Action =
  /** Down, and not yet moved far enough to tell. */
  | { readonly kind: 'press'; readonly hit: Hit | null; readonly from: BoardPoint; readonly canDrag: boolean }
  | { readonly kind: 'drag'; readonly drag: Drag }
  | { readonly kind: 'place'; readonly from: BoardPoint; readonly start: number }
  | { readonly kind: 'pan'; readonly last: BoardPoint }
  | { readonly kind: 'pinch'; readonly distance: number; readonly middle: number };

const SLOP_PX = { mouse: 3, touch: 8 };
const LONG_PRESS_MS = 500;

/**
 * Turns the pointers over a board into verbs of the store. Moves are gathered and taken once a frame: a draft is drawn
 * up by then, never a React render. By finger only what is selected is dragged, so that scrolling moves no load. The
 * element says `data-ready` for as long as it is listened to.
 */
export function createGestures(svg: SVGSVGElement, host: GestureHost): Gestures {
  const { store } = host;
  const pointers = new Map<number, BoardPoint>();
  let action: Action | null = null;
  let pointerId = -1;
  let latest: PointerEvent | null = null;
  let frame = 0;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let isSpaceDown = false;

  const isReadOnly = (): boolean => store.get(portsAtom)?.isReadOnly ?? true;

  const toPoint = (event: { readonly clientX: number; readonly clientY: number }): BoardPoint =>
    toBoardPoint(event, svg, host.getScheme().width);

  function snapAt(x: number, event: { readonly altKey: boolean; readonly shiftKey: boolean }): Snap {
    const { scale } = host.getScheme();
    const document = store.get(documentAtom);
    return snapPlace({ x: scale.toWorld(x), document, factor: scale.factor, mode: toMode(event) });
  }

  function find(point: BoardPoint, isCoarse: boolean): Hit | null {
    const { objects } = host.getScheme();
    return hitTest({ objects, ...point, selected: store.get(boardItemAtom), isCoarse });
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
    if (action?.kind === 'place') store.set(ghostAtom, null);
    end();
    return wasBusy;
  }

  function handleDown(event: PointerEvent): void {
    delete svg.dataset['keys'];
    const point = toPoint(event);
    const isTouch = event.pointerType === 'touch';
    if (isTouch) pointers.set(event.pointerId, point);
    if (pointers.size === 2) {
      cancel();
      action = readPinch();
      return;
    }
    if (action !== null || event.button === 2) return;
    pointerId = event.pointerId;
    const isPan = event.button === 1 || isSpaceDown;
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
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, toPoint(event));
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
    if (action === null) hover(event, point);
    else if (action.kind === 'press') leaveSlop(action, event, point);
    if (action?.kind === 'drag') {
      store.set(stepDragAtom, action.drag({ ...point, mode: toMode(event) }));
    } else if (action?.kind === 'place') {
      const snap = snapAt(point.x, event);
      const isRange = Math.abs(point.x - action.from.x) > SLOP_PX.touch;
      store.set(ghostAtom, isRange ? { snap, from: action.start } : { snap });
    } else if (action?.kind === 'pan') {
      store.set(panAtom, (action.last.x - point.x) / host.getScheme().scale.factor);
      action = { kind: 'pan', last: point };
    } else if (action?.kind === 'pinch') {
      pinch(action);
    }
  }

  function leaveSlop(press: Action & { kind: 'press' }, event: PointerEvent, point: BoardPoint): void {
    const { hit, from, canDrag } = press;
    const slop = event.pointerType === 'touch' ? SLOP_PX.touch : SLOP_PX.mouse;
    const [dx, dy] = [Math.abs(point.x - from.x), Math.abs(point.y - from.y)];
    if (Math.max(dx, dy) <= slop) return;
    clearTimeout(longPress);
    if (!canDrag || hit === null) {
      action = store.get(viewAtom) === null ? null : { kind: 'pan', last: from };
      return;
    }
    // The tail of an arrow moves with the load when it is taken sideways.
    const part = hit.part === 'value' && dx > dy ? 'body' : hit.part;
    const { scale } = host.getScheme();
    const drag = startDrag({ document: store.get(documentAtom), item: hit.item, part, from, scale });
    action = drag === null ? null : { kind: 'drag', drag };
  }

  function hover(event: PointerEvent, point: BoardPoint): void {
    if (event.pointerType === 'touch') return;
    if (store.get(toolAtom) !== 'select' && !isReadOnly()) {
      const hit = find(point, false);
      const isOwn = hit !== null && isSameItem(hit.item, store.get(boardItemAtom));
      store.set(ghostAtom, isOwn ? null : { snap: snapAt(point.x, event) });
      return;
    }
    const item = find(point, false)?.item ?? null;
    const before = store.get(hoveredAtom);
    const next = item === null || item.kind === 'dimension' ? null : (item as Selection);
    if (!isSameItem(before, next)) store.set(hoveredAtom, next);
    svg.dataset['cursor'] = item === null ? '' : item.kind;
  }

  function handleUp(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (action?.kind === 'pinch') {
      if (pointers.size < 2) end();
      return;
    }
    if (event.pointerId !== pointerId || action === null) return;
    latest = event;
    step();
    const done = action;
    const hasGhost = store.get(ghostAtom);
    end();
    if (done.kind === 'drag') store.set(endDragAtom);
    if (done.kind === 'place' && hasGhost !== null) {
      store.set(ghostAtom, null);
      store.set(placeAtom, hasGhost.snap.x, hasGhost.from);
    }
    if (done.kind === 'press') {
      const item = done.hit?.item ?? null;
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
    pointers.delete(event.pointerId);
    if (event.pointerId === pointerId || action?.kind === 'pinch') cancel();
  }

  function readPinch(): Action | null {
    const [a, b] = [...pointers.values()];
    if (a === undefined || b === undefined) return null;
    return { kind: 'pinch', distance: Math.abs(a.x - b.x), middle: (a.x + b.x) / 2 };
  }

  function pinch(before: Action & { kind: 'pinch' }): void {
    const now = readPinch();
    if (now?.kind !== 'pinch' || before.distance < 1) return;
    const { scale } = host.getScheme();
    store.set(panAtom, (before.middle - now.middle) / scale.factor);
    store.set(zoomAtom, { factor: now.distance / before.distance, about: scale.toWorld(now.middle) });
    action = now;
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
    if (event.key !== ' ') return;
    isSpaceDown = event.type === 'keydown';
    event.preventDefault();
  }

  const listeners = {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointerleave: handleLeave,
    pointercancel: handleCancel,
    contextmenu: handleMenu,
    keydown: handleKey,
    keyup: handleKey,
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
