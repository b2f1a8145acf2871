import { expectClose } from '@eecs/testing';
import { createRandom, type Random } from '@eecs/testing/random';
import { describe, expect, test } from 'vitest';
import { beamCase, pin, roller } from '../../verification/beamCase.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { computeInfluence } from '../beam/influence/computeInfluence.ts';
import type { InfluenceWish } from '../beam/influence/influence.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { standTrain } from './standTrain.ts';
import { type Train, type TrainGroup, lengthOf } from './train.ts';

/** Returns the influence line of a beam on rigid supports, with EI = 1. */
function lineOf(supports: readonly number[], wish: InfluenceWish): Diagram {
  const L = supports.at(-1)!;
  const parsed = parseCase(beamCase(L, { supports: supports.map((x, k) => (k === 0 ? pin(x) : roller(x))) }));
  const line = parsed.ok ? computeInfluence(parsed.document, wish) : null;
  if (line === null) throw new Error('no line');
  return line;
}

const axles = (...list: readonly (readonly [number, number])[]): TrainGroup => ({
  axles: list.map(([load, behind]) => ({ load, behind })),
});
const train = (groups: readonly TrainGroup[], rest: Partial<Train> = {}): Train => ({
  id: '',
  title: '',
  source: '',
  groups,
  leavesOut: false,
  ...rest,
});

describe('a simple span of 10 m, moment at 4 m: the line has 2.4 m there', () => {
  const line = lineOf([0, 10], { kind: 'M', x: 4 });

  test('one axle is placed at the peak', () => {
    const stand = standTrain(line, train([axles([5, 0])]), 'max');
    expectClose(stand.value, 12, 1e-12);
    expectClose(stand.fronts[0], 4, 1e-12);
  });

  test('two axles 2 m apart: one there, the other on the longer side', () => {
    // 3 · 2.4 + 1 · 2.4 · 4/6; the lighter axle leads to the right, or follows to the left.
    expectClose(standTrain(line, train([axles([1, 0], [3, 2])]), 'max').value, 8.8, 1e-12);
    expectClose(standTrain(line, train([axles([3, 0], [1, 2])]), 'max').value, 8.8, 1e-12);
  });

  test('a patch load is placed so that both of its ends have the same ordinate', () => {
    // Over 5 m of 10 m: 2.4 · (1 - 5/20) · 5 for each newton per metre.
    const stand = standTrain(
      line,
      train([{ axles: [], patches: [{ load: 2, behind: 0, length: 5 }] }]),
      'max',
    );
    expectClose(stand.value, 2 * 5 * 2.4 * 0.75, 1e-12);
    expectClose(stand.fronts[0], stand.direction === 1 ? 7 : 2, 1e-12);
  });

  test('a lane fills the span, and is left out around the axles where it has to be', () => {
    const under = train([axles([5, 0])], { lane: { load: 2 }, leavesOut: true });
    expectClose(standTrain(line, under, 'max').value, 12 + 2 * 12, 1e-12);
    const clear = train([axles([5, 0])], { lane: { load: 2, clear: 1 }, leavesOut: true });
    // 1 m on each side of the axle at 4 m: 2.4 - 0.3 and 2.4 - 0.2 on average.
    expectClose(standTrain(line, clear, 'max').value, 12 + 2 * (12 - 2.1 - 2.2), 1e-12);
  });

  test('nothing is less than a train that is off the beam', () => {
    expect(standTrain(line, train([axles([5, 0])]), 'min').value).toBe(0);
  });

  test('the dynamic factor is of axles and not of the lane', () => {
    const both = train([axles([5, 0])], { lane: { load: 2 }, dynamic: 1.33, leavesOut: true });
    expectClose(standTrain(line, both, 'max').value, 1.33 * 12 + 24, 1e-12);
  });
});

test('HS20-44 on a simple span: the moment at midspan has the rear axles at their least distance', () => {
  // Span 60 ft: 32 · 15 + 32 · (15 - 7) + 8 · (15 - 7) = 800 kip·ft.
  const line = lineOf([0, 60], { kind: 'M', x: 30 });
  const rear: TrainGroup = { ...axles([32, 0]), gap: [14, 30] };
  const stand = standTrain(line, train([axles([8, 0], [32, 14]), rear], { leavesOut: true }), 'max');
  expectClose(stand.value, 800, 1e-12);
  expectClose(Math.abs(stand.fronts[0]! - stand.fronts[1]!), 28, 1e-12);
});

test('two spans of 12 m, moment at the support: each of two axles stands at its own peak', () => {
  // One axle in each span at l/√3: -P·l/(6√3) each (the line in a span is -x(l² - x²)/(4 l²)).
  const [l, P] = [12, 32];
  const line = lineOf([0, l, 2 * l], { kind: 'M', x: l });
  const pair = train([axles([P, 0]), { ...axles([P, 0]), gap: [4, 15] }], { leavesOut: true });
  const stand = standTrain(line, pair, 'min');
  expectClose(stand.value, (-2 * P * l) / (6 * Math.sqrt(3)), 1e-10);
  expectClose(Math.abs(stand.fronts[0]! - stand.fronts[1]!), 2 * (l - l / Math.sqrt(3)), 1e-6);
});

/** Computes the effect of a train in a given position, axle by axle and patch by patch, from the line alone. */
function effectAt(
  line: Diagram,
  { groups, dynamic = 1, leavesOut }: Train,
  fronts: readonly number[],
  to: 1 | -1,
): number {
  const L = line.segments.at(-1)!.x1;
  const ordinate = (x: number) => (x < 0 || x > L ? 0 : valueAt(line, x));
  let sum = 0;
  groups.forEach(({ axles: list, patches = [] }, k) => {
    for (const { load, behind } of list) {
      const effect = load * ordinate(fronts[k]! - to * behind);
      sum += leavesOut ? Math.max(0, effect) : effect;
    }
    for (const { load, behind, length } of patches) {
      const n = 400;
      for (let i = 0; i < n; i++)
        sum += ((load * length) / n) * ordinate(fronts[k]! - to * (behind + ((i + 0.5) * length) / n));
    }
  });
  return dynamic * sum;
}

function drawTrain(random: Random): Train {
  const group = (gap?: readonly [number, number]): TrainGroup => {
    let behind = 0;
    const list = Array.from({ length: random.integer(1, 4) }, (_, k) => {
      if (k > 0) behind += 0.5 + 3 * random.next();
      return { load: 10 + 90 * random.next(), behind };
    });
    return { axles: list, ...(gap && { gap }) };
  };
  const groups = [group()];
  if (random.chance(0.5)) {
    const least = 1 + 4 * random.next();
    groups.push(group([least, random.chance(0.2) ? Infinity : least + 8 * random.next()]));
  }
  return train(groups, { leavesOut: random.chance(0.5), ...(random.chance(0.3) && { dynamic: 1.33 }) });
}

const SEEDS = Array.from({ length: drawCases(500) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)(
  'is never below a train that is moved by steps, and stands where it says, seed %d',
  (seed) => {
    const random = createRandom(seed);
    const spans = random.integer(1, 4);
    const supports = [0];
    for (let k = 0; k < spans; k++) supports.push(supports[k]! + 4 + 12 * random.next());
    const L = supports.at(-1)!;
    const wishes: readonly InfluenceWish[] = [
      { kind: 'M', x: L * random.next() },
      { kind: 'Q', x: L * random.next() },
      { kind: 'reaction', support: random.integer(0, spans) },
    ];
    const line = lineOf(supports, random.pick(wishes));
    const moving = drawTrain(random);
    const stand = standTrain(line, moving, 'max');
    const scale =
      Math.max(line.max.value, -line.min.value) *
      moving.groups.flatMap(({ axles: list }) => list).reduce((sum, { load }) => sum + load, 0);

    const reach = moving.groups.reduce((sum, group) => sum + lengthOf(group) + (group.gap?.[0] ?? 0), 0) + 12;
    const steps = 120;
    const [first, second] = moving.groups;
    const gaps =
      second === undefined
        ? [0]
        : Array.from({ length: 5 }, (_, k) => {
            const [least, greatest] = second.gap!;
            return least + (k / 4) * (Math.min(greatest, least + L) - least);
          });
    for (const to of [1, -1] as const) {
      for (let i = 0; i <= steps; i++) {
        const front = to === 1 ? (i / steps) * (L + reach) : L - (i / steps) * (L + reach);
        for (const gap of gaps) {
          const fronts = second === undefined ? [front] : [front, front - to * (lengthOf(first!) + gap)];
          expect(effectAt(line, moving, fronts, to)).toBeLessThanOrEqual(stand.value + 1e-9 * scale);
        }
      }
    }
    // The stand is valid: its gap is allowed, and the effect of a tiny shift to either side equals the value.
    if (second !== undefined) {
      const gap = stand.direction * (stand.fronts[0]! - stand.fronts[1]!) - lengthOf(first!);
      expect(gap).toBeGreaterThanOrEqual(second.gap![0] - 1e-9);
      expect(gap).toBeLessThanOrEqual(second.gap![1] + 1e-9);
    }
    const near = [-1e-9, 0, 1e-9].flatMap((one) => [-1e-9, 0, 1e-9].map((other) => [one, other]));
    const reached = Math.max(
      ...near.map((shift) =>
        effectAt(
          line,
          moving,
          stand.fronts.map((x, k) => x + shift[k]!),
          stand.direction,
        ),
      ),
    );
    expect(Math.abs(reached - stand.value)).toBeLessThanOrEqual(1e-6 * scale);
  },
);
