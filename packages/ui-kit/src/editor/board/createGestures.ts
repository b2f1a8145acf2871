import { attachLateGestures, listenToBoard } from './attachBoard.ts';
import type { BoardPort, Hit, Pointed, SnapMode } from './boardPort.ts';
import { createMoveGatherer } from './gatherMoves.ts';
import { type ActPerformer, createActPerformer } from './performActs.ts';
import {
  type BoardState,
  type Down,
  type Pointing,
  type Turn,
  breakOff,
  move,
  press,
  release,
} from './pointerGrammar.ts';
import { type BoardPoint, toBoardPoint } from './toBoardPoint.ts';
import { createTouches } from './touches.ts';

/** The gestures of a board, by mouse, pen and touch. */
export interface Gestures {
  /** Cancels a gesture under way without any change; returns whether there was one. */
  readonly cancel: () => boolean;
  readonly detach: () => void;
}

const LONG_PRESS_MS = 500;

/**
 * Turns pointer events on a board into calls of its port. The pure state machine beside this file decides what a
 * pointer does; this file listens, captures the pointer and carries out the actions. Moves are collected and handled
 * once per frame: the port then produces a draft without a React render. The element has `data-ready` while listeners
 * are attached, `data-held` while a pointer is down on it, `data-keys` while the last input was a key, and
 * `data-cursor` for the object under the pointer: `movable`, `fixed` or nothing.
 *
 * @example const gestures = createGestures(svg, port); // in an effect return gestures.detach;
 */
export function createGestures<Item, Place, Part extends string = string>(
  svg: SVGSVGElement,
  port: BoardPort<Item, Place, Part>,
): Gestures {
  type BoardHit = Hit<Item, Part>;
  const touches = createTouches(port.camera.axes);
  const acts = createActPerformer(svg, port);
  const late = attachLateGestures(svg, port);
  const moves = createMoveGatherer(step);
  let pointing: Pointing<BoardHit> = { kind: 'idle' };
  let pointerId = -1;
  const longPress = createLongPress(port, { acts, cancel });

  const toPoint = (event: { readonly clientX: number; readonly clientY: number }): BoardPoint =>
    toBoardPoint(event, svg, port.getWidth());

  /** Enters the next state of the pointer, and carries out its actions. */
  function take({ next, acts: due }: Turn<BoardHit>, event: PointerEvent | null): void {
    if (next !== pointing) longPress(next);
    hold(next);
    for (const act of due) acts.perform(act, event);
  }

  function hold(next: Pointing<BoardHit>): void {
    pointing = next;
    svg.toggleAttribute('data-held', next.kind !== 'idle');
  }

  function cancel(): boolean {
    const wasBusy = pointing.kind !== 'idle' && pointing.kind !== 'press';
    take(breakOff(pointing), null);
    moves.forget();
    return wasBusy;
  }

  function handleDown(event: PointerEvent): void {
    const at = toPoint(event);
    if (event.pointerType === 'touch') touches.add(event, at);
    if (touches.count() === 2) {
      cancel();
      hold(touches.readPinch() ?? pointing);
      return;
    }
    if (pointing.kind !== 'idle' || event.button === 2) return;
    pointerId = event.pointerId;
    acts.setMode(toMode(event));
    const movesView = event.button === 1 || late.takesPress();
    if (movesView) event.preventDefault();
    const down = readDown(port, event, { at, movesView });
    take(press(down, readState(port, down.hit)), event);
  }

  function handleMove(event: PointerEvent): void {
    if (event.pointerType === 'touch') touches.move(event, toPoint(event));
    if (pointing.kind !== 'idle' && pointing.kind !== 'pinch' && event.pointerId !== pointerId) return;
    moves.add(event);
  }

  /** Handles the newest position, once per frame. */
  function step(event: PointerEvent): void {
    if (!acts.isValid()) {
      cancel();
      return;
    }
    acts.setMode(toMode(event));
    const at = toPoint(event);
    if (pointing.kind !== 'idle')
      take(move(pointing, { at, pinch: touches.readPinch() }, readState(port, null)), event);
    else if (event.pointerType !== 'touch') hover(svg, port, acts.toPointed(at));
  }

  function handleUp(event: PointerEvent): void {
    touches.lift(event);
    if (pointing.kind === 'pinch') {
      const left = touches.readPinch();
      if (left === null) cancel();
      else pointing = left;
      return;
    }
    if (event.pointerId !== pointerId || pointing.kind === 'idle') return;
    // The last position is handled too; it may end the gesture.
    moves.flush(event);
    take(release(pointing, toPoint(event)), event);
    moves.forget();
  }

  function handleLeave(event: PointerEvent): void {
    if (pointing.kind !== 'idle' || event.pointerType === 'touch') return;
    moves.forget();
    leave(port);
  }

  const detach = listenToBoard(svg, {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointerleave: handleLeave,
    pointercancel: (event) => {
      touches.lift(event);
      if (event.pointerId === pointerId || pointing.kind === 'pinch') cancel();
    },
    // A dialog over the page takes the pointer away without a pointer event.
    lostpointercapture: (event) => {
      if (event.pointerId === pointerId && pointing.kind !== 'pinch' && pointing.kind !== 'idle') cancel();
    },
    contextmenu: (event) => {
      if (port.isReadOnly()) return;
      event.preventDefault();
      if (pointing.kind === 'idle') acts.openMenu(toPoint(event), false);
    },
  });
  return {
    cancel,
    detach: () => {
      cancel();
      late.detach();
      detach();
    },
  };
}

/**
 * Waits for a finger to rest: on another object it adds that to a selection, if there is one; anywhere else it opens
 * the menu. The returned function receives each new state of the pointer.
 */
function createLongPress<Item, Place, Part extends string>(
  { selection }: Pick<BoardPort<Item, Place, Part>, 'selection'>,
  {
    acts,
    cancel,
  }: {
    readonly acts: Pick<ActPerformer<Item, Place, Part>, 'choose' | 'openMenu'>;
    readonly cancel: () => void;
  },
): (next: Pointing<Hit<Item, Part>>) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (next) => {
    clearTimeout(timer);
    if (next.kind !== 'press' || !next.isTouch) return;
    timer = setTimeout(() => {
      cancel();
      const { hit, from, wasChosen } = next;
      if (hit !== null && !wasChosen && selection.get().length > 0) acts.choose(hit, 'add');
      else acts.openMenu(from, true);
    }, LONG_PRESS_MS);
  };
}

/** Reads the state of a board that determines the meaning of a press on `hit`. */
function readState<Item, Place, Part extends string>(
  port: BoardPort<Item, Place, Part>,
  hit: Hit<Item, Part> | null,
): BoardState {
  const { selection, camera, marquee } = port;
  const isReadOnly = port.isReadOnly();
  const chosen = selection.get();
  const isChosen = hit !== null && chosen.some((other) => selection.isSame(other, hit.item));
  return {
    isReadOnly,
    hasTool: !isReadOnly && port.tool() !== null,
    isWhole: camera.isWhole(),
    canTurn: camera.turn !== undefined,
    canFrame: marquee !== undefined,
    chosen: !isChosen ? 'no' : chosen.length > 1 ? 'withOthers' : 'alone',
  };
}

/** Reads a pointer that goes down. */
function readDown<Item, Place, Part extends string>(
  port: BoardPort<Item, Place, Part>,
  event: PointerEvent,
  { at, movesView }: { readonly at: BoardPoint; readonly movesView: boolean },
): Down<Hit<Item, Part>> {
  const isTouch = event.pointerType === 'touch';
  const hit = movesView ? null : port.find(at, { isCoarse: isTouch });
  // A press may come in the same frame as the move before it; the hover then ends.
  if (!isTouch && port.tool() === null) port.selection.hover(hit?.item ?? null);
  return { at, hit, isTouch, joins: event.shiftKey || event.ctrlKey || event.metaKey, movesView };
}

/** Shows that no pointer is over the board. */
function leave<Item, Place, Part extends string>(port: BoardPort<Item, Place, Part>): void {
  port.selection.hover(null);
  port.onPoint?.(null);
  port.tool()?.hover(null, null);
}

/** Shows what a pointer that is not pressed is over. */
function hover<Item, Place, Part extends string>(
  svg: SVGSVGElement,
  port: BoardPort<Item, Place, Part>,
  at: Pointed<Place>,
): void {
  const hit = port.find(at, { isCoarse: false });
  const tool = port.isReadOnly() ? null : port.tool();
  port.onPoint?.(at);
  if (tool !== null) tool.hover(at, hit);
  else port.selection.hover(hit?.item ?? null);
  svg.dataset['cursor'] = tool !== null || hit === null ? '' : hit.isFixed === true ? 'fixed' : 'movable';
}

function toMode({ altKey, shiftKey }: { readonly altKey: boolean; readonly shiftKey: boolean }): SnapMode {
  return altKey ? 'free' : shiftKey ? 'major' : 'minor';
}
