import type { BoardBox } from './boardPort.ts';
import { SLOP_PX } from './slop.ts';
import type { BoardPoint } from './toBoardPoint.ts';
import type { Pinch } from './touches.ts';

/** The pointer is down, and has not yet moved far enough to decide. */
export interface Press<H> {
  readonly kind: 'press';
  readonly hit: H | null;
  readonly from: BoardPoint;
  readonly canDrag: boolean;
  readonly isTouch: boolean;
  /** Shift or Ctrl was held: the selection is kept. */
  readonly joins: boolean;
  /** Whether the hit item was selected before. */
  readonly wasChosen: boolean;
}

/** The state of a pressed pointer. */
export type Pointing<H> =
  | { readonly kind: 'idle' }
  | Press<H>
  /** An object is dragged, or a tool is in use. */
  | { readonly kind: 'gesture' }
  | { readonly kind: 'pan' | 'turn'; readonly last: BoardPoint }
  | { readonly kind: 'frame'; readonly from: BoardPoint; readonly joins: boolean }
  | Pinch;

/** Actions to perform, in this order. */
export type PointerAct<H> =
  /** Capture the pointer: moves reach the board even if the pointer has left it. */
  | { readonly act: 'capture' }
  | { readonly act: 'choose'; readonly hit: H | null; readonly how: 'only' | 'add' | 'remove' }
  | { readonly act: 'click'; readonly press: Press<H> }
  | { readonly act: 'take'; readonly hit: H; readonly from: BoardPoint; readonly to: BoardPoint }
  | { readonly act: 'begin'; readonly at: BoardPoint }
  | { readonly act: 'step'; readonly to: BoardPoint }
  | { readonly act: 'commit' }
  | { readonly act: 'cancel' }
  | {
      readonly act: 'move';
      readonly from: BoardPoint;
      readonly to: BoardPoint;
      readonly factor: number;
    }
  | { readonly act: 'turn'; readonly by: BoardPoint }
  /** Draw the selection frame, or with `ends` select its contents. */
  | { readonly act: 'frame'; readonly frame: BoardBox; readonly joins: boolean; readonly ends: boolean }
  | { readonly act: 'dropFrame' };

/** The next state of the pointer, and the actions to perform. */
export interface Turn<H> {
  readonly next: Pointing<H>;
  readonly acts: readonly PointerAct<H>[];
}

/** The event of a pointer that goes down. */
export interface Down<H> {
  readonly at: BoardPoint;
  readonly hit: H | null;
  readonly isTouch: boolean;
  /** Shift, Ctrl or ⌘ is held. */
  readonly joins: boolean;
  /** The middle button was pressed, or the pan key is held. */
  readonly movesView: boolean;
}

/** The state of a board that determines the meaning of a press. */
export interface BoardState {
  readonly isReadOnly: boolean;
  readonly hasTool: boolean;
  readonly isWhole: boolean;
  readonly canTurn: boolean;
  readonly canFrame: boolean;
  /** Whether the hit object is selected, and whether it is alone. */
  readonly chosen: 'no' | 'alone' | 'withOthers';
}

const IDLE = { kind: 'idle' } as const;
const GESTURE = { kind: 'gesture' } as const;
const CAPTURE = { act: 'capture' } as const;

/** The properties of a hit that the state machine needs. */
interface Bound {
  readonly isFixed?: boolean;
}

/**
 * Decides what a pointer-down begins. A finger drags only selected objects, so that scrolling moves no object; a tool
 * does not affect selected, draggable objects.
 */
export function press<H extends Bound>(down: Down<H>, board: BoardState): Turn<H> {
  const { at, hit, isTouch, joins } = down;
  if (down.movesView) {
    return { next: { kind: board.canTurn && joins ? 'turn' : 'pan', last: at }, acts: [CAPTURE] };
  }
  const wasChosen = board.chosen !== 'no';
  const isMovable = hit !== null && hit.isFixed !== true && !board.isReadOnly;
  if (board.hasTool && !(isMovable && wasChosen)) {
    return { next: GESTURE, acts: [{ act: 'begin', at }, CAPTURE] };
  }
  const canDrag = isMovable && (!isTouch || wasChosen);
  const acts: PointerAct<H>[] = [];
  // An object of a larger selection stays in it until it is clear that the selection is not dragged.
  if (!isTouch && joins && hit !== null && !wasChosen) acts.push({ act: 'choose', hit, how: 'add' });
  if (!isTouch && !joins && board.chosen !== 'withOthers') acts.push({ act: 'choose', hit, how: 'only' });
  if (canDrag || !isTouch || !board.isWhole) acts.push(CAPTURE);
  return { next: { kind: 'press', hit, from: at, canDrag, isTouch, joins, wasChosen }, acts };
}

/** Decides the effect of a move. */
export function move<H extends Bound>(
  pointing: Pointing<H>,
  { at, pinch }: { readonly at: BoardPoint; readonly pinch: Pinch | null },
  board: BoardState,
): Turn<H> {
  if (pointing.kind === 'press') return leave(pointing, at, board);
  if (pointing.kind === 'gesture') return { next: pointing, acts: [{ act: 'step', to: at }] };
  if (pointing.kind === 'frame') return { next: pointing, acts: [drawFrame(pointing, at, false)] };
  if (pointing.kind === 'pan') {
    const acts = [{ act: 'move', from: pointing.last, to: at, factor: 1 } as const];
    return { next: { kind: 'pan', last: at }, acts };
  }
  if (pointing.kind === 'turn') {
    const by = { x: at.x - pointing.last.x, y: at.y - pointing.last.y };
    return { next: { kind: 'turn', last: at }, acts: [{ act: 'turn', by }] };
  }
  if (pointing.kind === 'pinch' && pinch !== null) {
    const factor = pointing.distance < LEAST_PX ? 1 : pinch.distance / pointing.distance;
    return { next: pinch, acts: [{ act: 'move', from: pointing.middle, to: pinch.middle, factor }] };
  }
  return { next: pointing, acts: [] };
}

/** Fingers nearer than this give no zoom factor, px. */
const LEAST_PX = 1;

/**
 * Decides what a press becomes once the pointer has moved: a drag of a draggable object. Otherwise a mouse on free
 * ground draws a selection frame if the whole document is visible or Shift or Ctrl is held, and pans a zoomed view; a
 * finger pans the view or lets the page scroll.
 */
function leave<H extends Bound>(press: Press<H>, at: BoardPoint, board: BoardState): Turn<H> {
  const { hit, from, canDrag, isTouch, joins } = press;
  const way = Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y));
  if (way <= (isTouch ? SLOP_PX.touch : SLOP_PX.mouse)) return { next: press, acts: [] };
  if (canDrag && hit !== null) {
    const acts = [{ act: 'take', hit, from, to: at } as const, { act: 'step', to: at } as const];
    return { next: GESTURE, acts };
  }
  const isFree = hit === null || hit.isFixed === true;
  if (!isTouch && isFree && board.canFrame && (joins || board.isWhole)) {
    return move({ kind: 'frame', from, joins }, { at, pinch: null }, board);
  }
  return board.isWhole
    ? { next: IDLE, acts: [] }
    : move({ kind: 'pan', last: from }, { at, pinch: null }, board);
}

/** Decides the effect of releasing the pointer. */
export function release<H>(pointing: Pointing<H>, at: BoardPoint): Turn<H> {
  if (pointing.kind === 'gesture') return { next: IDLE, acts: [{ act: 'commit' }] };
  if (pointing.kind === 'frame') return { next: IDLE, acts: [drawFrame(pointing, at, true)] };
  if (pointing.kind !== 'press') return { next: IDLE, acts: [] };
  const { hit, isTouch, joins, wasChosen } = pointing;
  const acts: PointerAct<H>[] = [];
  if (!joins) acts.push({ act: 'choose', hit, how: 'only' });
  else if (hit !== null && wasChosen) acts.push({ act: 'choose', hit, how: 'remove' });
  else if (hit !== null && isTouch) acts.push({ act: 'choose', hit, how: 'add' });
  return { next: IDLE, acts: [...acts, { act: 'click', press: pointing }] };
}

/** Decides what to cancel when the pointer is lost. */
export function breakOff<H>(pointing: Pointing<H>): Turn<H> {
  if (pointing.kind === 'gesture') return { next: IDLE, acts: [{ act: 'cancel' }] };
  return { next: IDLE, acts: pointing.kind === 'frame' ? [{ act: 'dropFrame' }] : [] };
}

function drawFrame<H>(
  { from, joins }: { readonly from: BoardPoint; readonly joins: boolean },
  to: BoardPoint,
  ends: boolean,
): PointerAct<H> {
  const frame = {
    x0: Math.min(from.x, to.x),
    y0: Math.min(from.y, to.y),
    x1: Math.max(from.x, to.x),
    y1: Math.max(from.y, to.y),
  };
  return { act: 'frame', frame, joins, ends };
}
