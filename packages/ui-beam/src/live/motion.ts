import type { Mechanism } from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit';
import { roundPx } from '@eecs/ui-kit/layout';

/** How a mechanism moves, drawn at its greatest amplitude; the other one is its mirror image in the axis. */
export interface Motion {
  /** Along the axis, as one piece; else parts turn or lift. */
  readonly isSlide: boolean;
  /** The moved parts of the beam, px. */
  readonly parts: string;
  /** Where parts meet, px: as lines without length, for round ends. */
  readonly joints: string;
}

/** Greatest amplitude: seen at a glance, and clear of the dimension chain. */
const AMPLITUDE_PX = { across: 26, along: 14 };
/** A beam that slides is drawn above itself: on its own axis nobody would see it move. */
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
