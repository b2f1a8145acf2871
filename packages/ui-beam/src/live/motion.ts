import type { Mechanism } from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit';
import { roundPx } from '@eecs/ui-kit/layout';

/** The motion of a mechanism, drawn at its greatest amplitude; the opposite one is its mirror image in the axis. */
export interface Motion {
  /** Whether the beam slides along its axis as one piece; otherwise parts rotate or lift. */
  readonly isSlide: boolean;
  /** The displaced parts of the beam, px. */
  readonly parts: string;
  /** The joints of parts, px: as lines of zero length, which have round ends. */
  readonly joints: string;
}

/** Greatest amplitude: clearly visible, and clear of the dimension chain. */
const AMPLITUDE_PX = { across: 26, along: 14 };
/** A sliding beam is drawn above itself, because on its own axis the motion would be invisible. */
const RAISED_PX = 9;

/** Lays out one motion over the axis of the drawn beam; null if a motion is not described part by part. */
export function layoutMotion(
  { discs = [] }: Mechanism,
  { scale, axisY }: { readonly scale: Scale; readonly axisY: number },
): Motion | null {
  if (discs.length === 0) return null;
  const ends = discs.map(({ x0, x1, vx, vy, omega }) => ({
    x0,
    x1,
    vx,
    start: vy,
    end: vy + omega * (x1 - x0),
  }));
  const greatest = Math.max(...ends.flatMap(({ start, end }) => [Math.abs(start), Math.abs(end)]));
  const isSlide = greatest === 0;
  const factor = isSlide ? 0 : AMPLITUDE_PX.across / greatest;
  let parts = '';
  let joints = '';
  for (const { x0, x1, start, end, vx } of ends) {
    const aside = isSlide ? Math.sign(vx) * AMPLITUDE_PX.along : 0;
    const level = isSlide ? axisY - RAISED_PX : axisY;
    const from = `${roundPx(scale.toPx(x0) + aside)} ${roundPx(level - factor * start)}`;
    const to = `${roundPx(scale.toPx(x1) + aside)} ${roundPx(level - factor * end)}`;
    parts += `M${from}L${to}`;
    joints += `M${from}h0M${to}h0`;
  }
  return { isSlide, parts, joints };
}
