import type { Diagram, DiagramSegment } from '../diagrams/diagram.ts';
import { mirrorSegments } from '../diagrams/mirrorSegments.ts';
import { turnsOf } from '../linalg/turns.ts';
import {
  type Way,
  greatestAt,
  integrateLine,
  keepPositive,
  moveWay,
  scaleLine,
  scaleWay,
  sumWays,
} from './line.ts';
import { type Train, type TrainGroup, lengthOf } from './train.ts';

/** The position of a train in which its effect is greatest or least. */
export interface TrainStand {
  /** The effect of the whole train, in newtons times the unit of the line. */
  readonly value: number;
  /** The position of the foremost axle of each group, metres; below 0 or beyond the length if it is off the beam. */
  readonly fronts: readonly number[];
  /** 1 if the train moves to the right, so that its axles follow to the left of its front; -1 otherwise. */
  readonly direction: 1 | -1;
}

/**
 * Finds the position in which a train has the greatest, or the least, effect, from the influence line of that effect.
 *
 * Exact: the sum of the lines, each shifted by its axle, is a piecewise polynomial of the position, whose extremes are
 * at its ends and at roots of its derivative. If the gap between two groups may vary, either it has its least or its
 * greatest length, and both groups move as one, or it is between these, and then each group is at a peak of its own.
 * All of these are tried: 3^(gaps) combinations. Axles off the beam have no effect. Among equal positions the first one
 * found is returned.
 *
 * `line` is the influence line from 0 to the length of the beam, for a unit downward force.
 */
export function standTrain(line: Pick<Diagram, 'segments'>, train: Train, kind: 'max' | 'min'): TrainStand {
  const sign = kind === 'max' ? 1 : -1;
  const signed = scaleLine(line.segments, sign);
  const length = signed.at(-1)!.x1;
  // A train that moves to the left is one that moves to the right along the mirrored line.
  const right = standOneWay(signed, train);
  const left = standOneWay(mirrorSegments(signed), train);
  const isRight = right.value >= left.value;
  const best = isRight ? right : left;
  return {
    // Adding 0 avoids -0.
    value: sign * best.value + 0,
    fronts: best.fronts.map((front) => (isRight ? front : length - front)),
    direction: isRight ? 1 : -1,
  };
}

interface OneWay {
  readonly value: number;
  readonly fronts: readonly number[];
}

function standOneWay(line: readonly DiagramSegment[], train: Train): OneWay {
  const { lane } = train;
  const worse = keepPositive(line);
  const area = integrateLine(worse);
  const ways = train.groups.map((group) => createWay(group, { line, worse, train }));
  const lanes = lane === undefined ? 0 : lane.load * area.after;
  if (lane?.clear === undefined) {
    const best = standGroups(train.groups, ways);
    return { value: best.value + lanes, fronts: best.fronts };
  }
  // The lane load is omitted under the train, whose length must be fixed for this.
  const [group, ...others] = train.groups;
  if (group === undefined || others.length > 0) throw new Error('A lane with a clear part needs one group');
  const covered = sumWays([
    moveWay(area, -lane.clear),
    scaleWay(moveWay(area, lengthOf(group) + lane.clear), -1),
  ]);
  const best = standGroups(train.groups, [sumWays([ways[0]!, scaleWay(covered, -lane.load)])]);
  return { value: best.value + lanes, fronts: best.fronts };
}

/** Creates the function that gives the effect of a group with its foremost axle at x. */
function createWay(
  { axles, patches = [] }: TrainGroup,
  {
    line,
    worse,
    train,
  }: {
    readonly line: readonly DiagramSegment[];
    readonly worse: readonly DiagramSegment[];
    readonly train: Train;
  },
): Way {
  const { dynamic = 1, leavesOut } = train;
  const ordinates: Way = { segments: leavesOut ? worse : line, before: 0, after: 0 };
  const areas = integrateLine(line);
  return sumWays([
    ...axles.map(({ load, behind }) => scaleWay(moveWay(ordinates, behind), dynamic * load)),
    ...patches.flatMap(({ load, behind, length }) => [
      scaleWay(moveWay(areas, behind), dynamic * load),
      scaleWay(moveWay(areas, behind + length), -dynamic * load),
    ]),
  ]);
}

/**
 * A range of positions of a front with the same effect of the group, or a single position with `from` equal to `to`.
 */
interface Peak {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Groups that move as one, with the distance of each front behind the first. */
interface Convoy {
  readonly way: Way;
  readonly offsets: readonly number[];
}

function standGroups(groups: readonly TrainGroup[], ways: readonly Way[]): OneWay {
  let best: OneWay = { value: -Infinity, fronts: [] };
  const visit = (
    k: number,
    convoys: readonly Convoy[],
    gaps: readonly (readonly [number, number])[],
  ): void => {
    if (k === groups.length) {
      const found = placeConvoys(convoys, gaps);
      if (found !== null && found.value > best.value) best = found;
      return;
    }
    const before = convoys.at(-1);
    const single: Convoy = { way: ways[k]!, offsets: [0] };
    if (before === undefined) {
      visit(k + 1, [single], gaps);
      return;
    }
    const [least, greatest] = groups[k]!.gap ?? [0, 0];
    const reach = lengthOf(groups[k - 1]!);
    for (const gap of new Set([least, greatest])) {
      if (!Number.isFinite(gap)) continue;
      const offset = before.offsets.at(-1)! + reach + gap;
      const joined: Convoy = {
        way: sumWays([before.way, moveWay(single.way, offset)]),
        offsets: [...before.offsets, offset],
      };
      visit(k + 1, [...convoys.slice(0, -1), joined], gaps);
    }
    if (least < greatest) {
      const from = before.offsets.at(-1)! + reach;
      visit(k + 1, [...convoys, single], [...gaps, [from + least, from + greatest]]);
    }
  };
  visit(0, [], []);
  return best;
}

/**
 * Finds the worst position of convoys with bounds on the distances between their fronts: each is at a peak of its own.
 */
function placeConvoys(
  convoys: readonly Convoy[],
  gaps: readonly (readonly [number, number])[],
): OneWay | null {
  const peaks = convoys.map(({ way }) => listPeaks(way));
  let best: OneWay | null = null;
  const visit = (k: number, value: number, chosen: readonly Peak[]): void => {
    if (k === convoys.length) {
      if (best === null || value > best.value) {
        best = {
          value,
          fronts: placeFronts(chosen, gaps).flatMap((x, i) => convoys[i]!.offsets.map((o) => x - o)),
        };
      }
      return;
    }
    for (const peak of peaks[k]!) {
      const before = chosen.at(-1);
      if (before === undefined) {
        visit(k + 1, value + peak.value, [peak]);
        continue;
      }
      const [least, greatest] = gaps[k - 1]!;
      const from = Math.max(peak.from, before.from - greatest);
      const to = Math.min(peak.to, before.to - least);
      if (from <= to) visit(k + 1, value + peak.value, [...chosen, { from, to, value: peak.value }]);
    }
  };
  visit(0, 0, []);
  return best;
}

/** Chooses fronts from the last convoy to the first, each within its peak and within the gap to the next one. */
function placeFronts(
  chosen: readonly Peak[],
  gaps: readonly (readonly [number, number])[],
): readonly number[] {
  const fronts: number[] = [];
  for (let k = chosen.length - 1; k >= 0; k--) {
    const { from, to } = chosen[k]!;
    const behind = fronts[0];
    const [least, greatest] = gaps[k] ?? [0, 0];
    const [low, high] =
      behind === undefined ? [from, to] : [Math.max(from, behind + least), Math.min(to, behind + greatest)];
    // An infinite bound means that the train is off the beam; it is placed as close as allowed.
    fronts.unshift(Number.isFinite(high) ? high : low);
  }
  return fronts;
}

/** Lists where a function may have a peak: ends and turning points of its segments, and ranges where it is constant. */
function listPeaks(way: Way): readonly Peak[] {
  const { segments, before, after } = way;
  const [first, last] = [segments[0]!.x0, segments.at(-1)!.x1];
  const places = segments.flatMap(({ x0, x1, c }) => [x0, ...turnsOf(c, x1 - x0).map((s) => x0 + s), x1]);
  const flats = segments
    .filter(({ c }) => c.slice(1).every((coefficient) => coefficient === 0))
    .map(({ x0, x1, c }) => ({ from: x0, to: x1, value: c[0] ?? 0 }));
  return [
    { from: -Infinity, to: first, value: before },
    { from: last, to: Infinity, value: after },
    ...flats,
    ...[...new Set(places)].map((x) => ({ from: x, to: x, value: greatestAt(way, x) })),
  ];
}
