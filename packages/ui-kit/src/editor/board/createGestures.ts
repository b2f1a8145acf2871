import { loadFrameParts } from '../loadFrameParts.ts';
import type { BoardPort, Drag, Hit, Pointed, SnapMode } from './boardPort.ts';
import {
  type BoardState,
  type PointerAct,
  type Pointing,
  type Turn,
  breakOff,
  move,
  press,
  release,
} from './pointerGrammar.ts';
import { type BoardPoint, toBoardPoint } from './toBoardPoint.ts';
import { createTouches } from './touches.ts';

/** The gestures of a board, by mouse, pen and finger. */
export interface Gestures {
  /** Ends what is under way without a trace; says whether there was anything. */
  readonly cancel: () => boolean;
  readonly detach: () => void;
}

const LONG_PRESS_MS = 500;

/**
 * Turns the pointers over a board into calls of its port. What a pointer does is told by the pure grammar beside this
 * file; here it is listened to, captured and carried out. Moves are gathered and taken once a frame: the port draws up
 * a draft by then, never a React render. The element says `data-ready` for as long as it is listened to, `data-held`
 * while a pointer is down on it, `data-keys` while the last thing that came was a key, and `data-cursor` what the pointer
 * is over: `movable`, `fixed` or nothing.
 *
 * @example
 * const gestures = createGestures(svg, port); // in an effect
 * return gestures.detach;
 */
export function createGestures<Item, Place, Part extends string = string>(
  svg: SVGSVGElement,
  port: BoardPort<Item, Place, Part>,
): Gestures {
  type BoardHit = Hit<Item, Part>;
  const { selection, camera, marquee } = port;
  const touches = createTouches(camera.axes);
  let pointing: Pointing<BoardHit> = { kind: 'idle' };
  let running: Drag<Place> | null = null;
  let mode: SnapMode = 'minor';
  let pointerId = -1;
  let latest: PointerEvent | null = null;
  let frame = 0;
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let takesPress = (): boolean => false;
  let detachLate = (): void => undefined;
  let isDetached = false;

  const toPoint = (event: { readonly clientX: number; readonly clientY: number }): BoardPoint =>
    toBoardPoint(event, svg, port.getWidth());

  const toPointed = ({ x, y }: BoardPoint): Pointed<Place> => ({
    x,
    y,
    place: port.getProjection().toPlace({ x, y }),
    mode,
  });

  const isChosen = (item: Item): boolean => selection.get().some((other) => selection.isSame(other, item));

  function look(hit: BoardHit | null): BoardState {
    const isReadOnly = port.isReadOnly();
    return {
      isReadOnly,
      hasTool: !isReadOnly && port.tool() !== null,
      isWhole: camera.isWhole(),
      canTurn: camera.turn !== undefined,
      canFrame: marquee !== undefined,
      chosen:
        hit === null || !isChosen(hit.item) ? 'no' : selection.get().length > 1 ? 'withOthers' : 'alone',
    };
  }

  /** Takes the next state of the pointer, and carries out what belongs to it. */
  function take({ next, acts }: Turn<BoardHit>, event: PointerEvent | null): void {
    if (next !== pointing) waitForHold(next);
    hold(next);
    for (const act of acts) perform(act, event);
  }

  function hold(next: Pointing<BoardHit>): void {
    pointing = next;
    svg.toggleAttribute('data-held', next.kind !== 'idle');
  }

  /**
   * A finger that rests on another object chooses it too, where one is chosen already; anywhere else it opens the menu.
   */
  function waitForHold(next: Pointing<BoardHit>): void {
    clearTimeout(longPress);
    if (next.kind !== 'press' || !next.isTouch) return;
    longPress = setTimeout(() => {
      cancel();
      const { hit, from, wasChosen } = next;
      if (hit !== null && !wasChosen && selection.get().length > 0) choose(hit, 'add');
      else openMenu(from, true);
    }, LONG_PRESS_MS);
  }

  function perform(act: PointerAct<BoardHit>, event: PointerEvent | null): void {
    if (act.act === 'capture') capture(event);
    else if (act.act === 'choose') choose(act.hit, act.how);
    else if (act.act === 'take') running = port.startDrag(act.hit, toPointed(act.from), act.to);
    else if (act.act === 'begin') running = port.tool()?.begin(toPointed(act.at)) ?? null;
    else if (act.act === 'step') running?.step(toPointed(act.to));
    else if (act.act === 'commit') endDrag('commit');
    else if (act.act === 'cancel') endDrag('cancel');
    else if (act.act === 'move') camera.move(act);
    else if (act.act === 'turn') camera.turn?.(act.by);
    else if (act.act === 'frame') drawFrame(act);
    else if (act.act === 'dropFrame') marquee?.show(null, []);
    else {
      const { hit, from, isTouch, joins } = act.press;
      port.onClick?.(hit, toPointed(from), { isCoarse: isTouch, joins });
    }
  }

  function endDrag(how: 'commit' | 'cancel'): void {
    const ended = running;
    running = null;
    ended?.[how]();
  }

  function choose(hit: BoardHit | null, how: 'only' | 'add' | 'remove'): void {
    if (hit === null || how === 'only') selection.set(hit === null ? [] : [hit.item]);
    else {
      const others = selection.get().filter((item) => !selection.isSame(item, hit.item));
      selection.set(how === 'add' ? [...others, hit.item] : others);
    }
  }

  function drawFrame({ frame: drawn, joins, ends }: PointerAct<BoardHit> & { readonly act: 'frame' }): void {
    if (marquee === undefined) return;
    const kept = joins ? selection.get() : [];
    const caught = marquee.find(drawn).filter((item) => !kept.some((other) => selection.isSame(other, item)));
    marquee.show(ends ? null : drawn, ends ? [] : caught);
    if (ends) selection.set([...kept, ...caught]);
  }

  function capture(event: PointerEvent | null): void {
    try {
      if (event !== null) svg.setPointerCapture(event.pointerId);
    } catch {
      // The pointer was lifted before its press was told: there is nothing to capture.
    }
  }

  function forgetMoves(): void {
    latest = null;
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function cancel(): boolean {
    const wasBusy = pointing.kind !== 'idle' && pointing.kind !== 'press';
    take(breakOff(pointing), null);
    forgetMoves();
    return wasBusy;
  }

  function handleDown(event: PointerEvent): void {
    delete svg.dataset['keys'];
    const at = toPoint(event);
    const isTouch = event.pointerType === 'touch';
    if (isTouch) touches.add(event, at);
    if (touches.count() === 2) {
      cancel();
      hold(touches.readPinch() ?? pointing);
      return;
    }
    if (pointing.kind !== 'idle' || event.button === 2) return;
    pointerId = event.pointerId;
    mode = toMode(event);
    const movesView = event.button === 1 || takesPress();
    if (movesView) event.preventDefault();
    const hit = movesView ? null : port.find(at, { isCoarse: isTouch });
    const joins = event.shiftKey || event.ctrlKey || event.metaKey;
    // A press may come in the frame of the move before it, which is then no hover any more.
    if (!isTouch && port.tool() === null) selection.hover(hit?.item ?? null);
    take(press({ at, hit, isTouch, joins, movesView }, look(hit)), event);
  }

  function handleMove(event: PointerEvent): void {
    if (event.pointerType === 'touch') touches.move(event, toPoint(event));
    if (pointing.kind !== 'idle' && pointing.kind !== 'pinch' && event.pointerId !== pointerId) return;
    latest = event;
    frame ||= requestAnimationFrame(step);
  }

  /** Takes the newest position, once a frame. */
  function step(): void {
    frame = 0;
    const event = latest;
    latest = null;
    if (event === null) return;
    if (running?.isValid() === false) {
      cancel();
      return;
    }
    mode = toMode(event);
    const at = toPoint(event);
    if (pointing.kind === 'idle') hover(event, at);
    else take(move(pointing, { at, pinch: touches.readPinch() }, look(null)), event);
  }

  function hover(event: PointerEvent, at: BoardPoint): void {
    if (event.pointerType === 'touch') return;
    const hit = port.find(at, { isCoarse: false });
    const tool = port.isReadOnly() ? null : port.tool();
    port.onPoint?.(toPointed(at));
    if (tool !== null) tool.hover(toPointed(at), hit);
    else selection.hover(hit?.item ?? null);
    svg.dataset['cursor'] = tool !== null || hit === null ? '' : hit.isFixed === true ? 'fixed' : 'movable';
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
    // The last position is taken too; what was under way may end by it.
    latest = event;
    step();
    take(release(pointing, toPoint(event)), event);
    forgetMoves();
  }

  function handleLeave(event: PointerEvent): void {
    if (pointing.kind !== 'idle' || event.pointerType === 'touch') return;
    forgetMoves();
    selection.hover(null);
    port.onPoint?.(null);
    port.tool()?.hover(null, null);
  }

  function handleCancel(event: PointerEvent): void {
    touches.lift(event);
    if (event.pointerId === pointerId || pointing.kind === 'pinch') cancel();
  }

  function handleLoss(event: PointerEvent): void {
    if (event.pointerId === pointerId && pointing.kind !== 'pinch' && pointing.kind !== 'idle') cancel();
  }

  function openMenu(at: BoardPoint, isCoarse: boolean): void {
    mode = 'minor';
    if (!port.isReadOnly()) port.openMenu(toPointed(at), { isCoarse });
  }

  function handleMenu(event: MouseEvent): void {
    if (port.isReadOnly()) return;
    event.preventDefault();
    if (pointing.kind === 'idle') openMenu(toPoint(event), false);
  }

  function handleKey(): void {
    svg.dataset['keys'] = '';
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
  };
  for (const [name, listener] of Object.entries(listeners)) {
    svg.addEventListener(name, listener as EventListener, { passive: false });
  }
  // The wheel and the key that pans come with the parts that an editor's first picture does without. Where those do
  // not come, the page keeps its wheel and its keys.
  loadFrameParts().then(
    ({ attachPanKey, attachWheel }) => {
      if (isDetached) return;
      const panKey = attachPanKey(svg, port.isPanKey);
      const detachWheel = attachWheel(svg, port);
      takesPress = panKey.takesPress;
      detachLate = () => {
        panKey.detach();
        detachWheel();
      };
    },
    () => undefined,
  );

  svg.dataset['ready'] = '';
  return {
    cancel,
    detach: () => {
      cancel();
      isDetached = true;
      detachLate();
      delete svg.dataset['ready'];
      for (const [name, listener] of Object.entries(listeners)) {
        svg.removeEventListener(name, listener as EventListener);
      }
    },
  };
}

function toMode({ altKey, shiftKey }: { readonly altKey: boolean; readonly shiftKey: boolean }): SnapMode {
  return altKey ? 'free' : shiftKey ? 'major' : 'minor';
}
