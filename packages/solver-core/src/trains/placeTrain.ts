import type { Diagram } from '../diagrams/diagram.ts';
import { SAME_PLACE } from '../linalg/tolerance.ts';
import { greatestAt, keepPositive, scaleLine } from './line.ts';
import type { TrainStand } from './standTrain.ts';
import { type Train, lengthOf } from './train.ts';

/** The loads of a train that are on a beam, positive downwards, including the dynamic factor. */
export interface PlacedTrain {
  /** Axles: position in metres, force in newtons. */
  readonly axles: readonly { readonly x: number; readonly load: number }[];
  /** Patches and parts of the lane load: ends in metres, newtons per metre. */
  readonly spreads: readonly { readonly x0: number; readonly x1: number; readonly load: number }[];
}

/**
 * Lists the loads of a train that are on a beam. If a train omits axles that relieve the effect, only its other axles
 * are listed. The lane load covers the parts of the line that make the effect worse.
 *
 * `line` is the influence line of the effect, as for `standTrain`. `fronts` are the positions of the foremost axle of
 * each group, and `direction` is that of the stand. The loads times their ordinates add up to the value that
 * `standTrain` finds for its stand.
 */
export function placeTrain(
  line: Pick<Diagram, 'segments'>,
  train: Train,
  { fronts, direction }: Pick<TrainStand, 'fronts' | 'direction'>,
  kind: 'max' | 'min',
): PlacedTrain {
  const sign = kind === 'max' ? 1 : -1;
  const { groups, lane, dynamic = 1, leavesOut } = train;
  const length = line.segments.at(-1)!.x1;
  const near = SAME_PLACE * length;
  const signed = scaleLine(line.segments, sign);
  const relieves = (x: number): boolean =>
    greatestAt({ segments: signed, before: -Infinity, after: -Infinity }, x) < 0;
  const axles = groups.flatMap((group, k) =>
    group.axles.flatMap(({ load, behind }) => {
      const x = fronts[k]! - direction * behind;
      if (x < -near || x > length + near) return [];
      const place = Math.min(Math.max(x, 0), length);
      return leavesOut && relieves(place) ? [] : [{ x: place, load: dynamic * load }];
    }),
  );
  const spreads = groups.flatMap(({ patches = [] }, k) =>
    patches.map(({ load, behind, length: long }) => {
      const x0 = fronts[k]! - direction * behind - (direction === 1 ? long : 0);
      return { x0, x1: x0 + long, load: dynamic * load };
    }),
  );
  if (lane !== undefined) {
    const { load, clear } = lane;
    const front = fronts[0]! + direction * (clear ?? 0);
    const rear = fronts[0]! - direction * (lengthOf(groups[0]!) + (clear ?? 0));
    for (const { x0, x1, c } of keepPositive(signed)) {
      if (c.every((one) => one === 0)) continue;
      if (clear === undefined) spreads.push({ x0, x1, load });
      else
        spreads.push(
          { x0, x1: Math.min(x1, front, rear), load },
          { x0: Math.max(x0, front, rear), x1, load },
        );
    }
  }
  return {
    axles,
    spreads: spreads.flatMap(({ x0, x1, load }) => {
      const [from, to] = [Math.max(0, x0), Math.min(length, x1)];
      return to - from > near ? [{ x0: from, x1: to, load }] : [];
    }),
  };
}
