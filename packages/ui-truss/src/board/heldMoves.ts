import type { KeyboardEvent } from 'react';
import { type HeldSteps, stepByKeys } from '@eecs/ui-kit/editor';
import { applyEditAtom, commitDraftAtom, drawUpAtom, dropDraftAtom } from '../state/sessionAtoms.ts';
import type { BoardSurface } from './boardSurface.ts';
import { type PlannedMove, planMove } from './moveChosen.ts';

const COARSE = 10;
const FINE = 0.1;

/** A move by a held arrow key, in steps. */
interface HeldMove {
  readonly key: string;
  readonly steps: HeldSteps;
  /** The time of its first press: all steps are joined to one undo step. */
  readonly atMs: number;
  readonly plan: PlannedMove;
}

/** Moves of the selection by keys. */
export interface HeldMoves {
  /** Moves the selection by grid lines in a direction on the page; returns whether anything could be moved. */
  readonly move: (press: MovePress, way: { readonly x: number; readonly y: number }) => boolean;
  /** Commits the steps of a held key as part of the undo step of its first press. */
  readonly lift: () => void;
  /** Drops the steps of a held key; returns whether there were any. */
  readonly drop: () => boolean;
}

/** The properties of a key press that determine the length of a move and which presses belong together. */
export type MovePress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'repeat' | 'timeStamp'>;

/**
 * Moves the selection by keys. While a key is held its steps are one draft; `onMoved` is called for every committed
 * move.
 */
export function createHeldMoves(surface: BoardSurface, onMoved: (plan: PlannedMove) => void): HeldMoves {
  const { store } = surface;
  let held: HeldMove | null = null;
  let lastMs = 0;

  function move(
    { key, shiftKey, altKey, repeat, timeStamp }: MovePress,
    { x: right, y: up }: { readonly x: number; readonly y: number },
  ): boolean {
    if (held?.key !== key || !repeat) lift();
    const turn = stepByKeys(held?.steps ?? null, {
      by: shiftKey ? COARSE : altKey ? FINE : 1,
      isRepeat: repeat,
    });
    const atMs = repeat ? (held?.atMs ?? lastMs) : timeStamp;
    const plan = planMove(surface, { right, up, lines: turn.by, atMs });
    if (plan === null) return false;
    lastMs = atMs;
    if (turn.isDraft) {
      held = { key, steps: turn.held, atMs, plan };
      store.set(drawUpAtom, plan.verb);
    } else {
      store.set(applyEditAtom, plan.verb, plan.joining);
      onMoved(plan);
    }
    return true;
  }

  function lift(): void {
    if (held === null) return;
    const { plan } = held;
    held = null;
    store.set(commitDraftAtom, plan.joining);
    onMoved(plan);
  }

  function drop(): boolean {
    if (held === null) return false;
    held = null;
    store.set(dropDraftAtom);
    return true;
  }

  return { move, lift, drop };
}
