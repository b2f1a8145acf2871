import { formatNumber } from '@eecs/solver-core';
import type { BodyAction, FrameCase } from '@eecs/solver-core/frame';
import type { Format, Locale } from '@eecs/ui-kit/layout';

/** Writes the numbers of equations without units, which are stated once next to them. */
export interface LineWriter {
  readonly force: (value: number) => string;
  readonly moment: (value: number) => string;
  /** A lever arm. */
  readonly arm: (value: number) => string;
  /** A direction cosine. */
  readonly cosine: (value: number) => string;
  readonly units: { readonly force: string; readonly moment: string };
}

const COSINE_DIGITS = 4;

/** Creates the writer for a frame with these actions. */
export function createLineWriter(
  { joints, units: { system } }: Pick<FrameCase, 'joints' | 'units'>,
  actions: readonly BodyAction[],
  { format, locale }: { readonly format: Format; readonly locale: Locale },
): LineWriter {
  // An arm is a factor, so it cannot be written in feet and inches.
  const unit = system === 1 ? 'ft' : 'm';
  const forces = actions.flatMap(({ fx, fy }) => [Math.abs(fx), Math.abs(fy)]);
  const moments = actions.map(({ moment }) => Math.abs(moment));
  const extent = joints.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  const greatest = Math.max(0, ...forces);
  const force = format.results({ quantity: 'force', system, greatest });
  const moment = format.results({
    quantity: 'moment',
    system,
    greatest: Math.max(0, greatest * extent, ...moments),
  });
  return {
    force: (value) => force.write(value, false),
    moment: (value) => moment.write(value, false),
    arm: (value) =>
      format.quantity(value, { quantity: 'length', system, unit, withUnit: false, trimZeros: true }),
    cosine: (value) => formatNumber(value, { digits: COSINE_DIGITS, trimZeros: true, locale }),
    units: { force: format.unit('force', system), moment: format.unit('moment', system) },
  };
}
