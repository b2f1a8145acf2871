import { createRandom } from '@eecs/testing/random';
import { parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import type { Condition, InverseQuestion, Knob } from '../../src/inverse/index.ts';
import {
  beamCase,
  clamp,
  force,
  hinge,
  linear,
  moment,
  pin,
  quadratic,
  roller,
  spring,
  uniform,
} from '../beamCase.ts';

/** A question about a drawn beam, and its quantity at any value computed by the solver in floating-point numbers. */
export interface DrawnQuestion {
  readonly document: BeamCase;
  readonly question: InverseQuestion;
  /** Returns the quantity at a value of the number; null if the beam cannot be solved. */
  readonly quantityAt: (t: number) => number | null;
}

/** Draws a beam of one to three spans with one or two loads, and a question about it; returns null for a mechanism. */
export function drawQuestion(seed: number): DrawnQuestion | null {
  const random = createRandom(seed);
  const spans = Array.from({ length: random.integer(1, 3) }, () => random.integer(2, 5));
  const overhang = random.integer(0, 1) * random.integer(1, 2);
  const L = spans.reduce((sum, span) => sum + span, overhang);
  const ends = spans.map((_, k) => spans.slice(0, k + 1).reduce((sum, span) => sum + span, 0));
  const supports: { readonly className: string; readonly x: number }[] = [
    random.chance(0.3) ? clamp(0) : pin(0),
    ...ends.map((x) => (random.chance(0.2) ? spring(x, { y: random.integer(1, 9) * 1e6 }) : roller(x))),
  ];
  if (spans.length > 1 && random.chance(0.2)) supports.push(hinge(ends[0]! + 1));
  const place = () => random.integer(1, 4 * L - 1) / 4;
  const loads = Array.from({ length: random.integer(1, 2) }, () => {
    const size = random.integer(1, 20) * 1000;
    const from = random.integer(0, L - 2);
    return random.pick([
      () => force(place(), -size),
      () => moment(place(), size),
      () => uniform(from, random.integer(from + 1, L), -size),
      () => linear(from, random.integer(from + 1, L), 0, -size),
      () => quadratic(from, random.integer(from + 1, L), [-size, -2 * size, 0]),
    ])();
  });
  const parsed = parseCase(beamCase(L, { supports, loads }));
  if (!parsed.ok || solve(parsed.document) === null) return null;
  const { document } = parsed;
  const drawn = drawKnob(random, document);
  if (drawn === null) return null;
  const read = drawCondition(random, document);
  const quantityAt = (t: number) => {
    const answer = solve(drawn.at(t));
    return answer === null ? null : read.of(answer, drawn.carry?.(read.x, t) ?? read.x);
  };
  const some = quantityAt(drawn.from + (drawn.to - drawn.from) * (0.2 + 0.6 * random.next()));
  if (some === null) return null;
  const equals = Number(some.toPrecision(6));
  const { from, to, knob } = drawn;
  return {
    document,
    quantityAt,
    question: { knob, from, to, condition: read.ask(equals) },
  };
}

function solve(document: BeamCase): SolvedBeam | null {
  const answer = solveBeam(document, { include: [], mohr: [] });
  return answer.level === 'error' ? null : answer;
}

type Random = ReturnType<typeof createRandom>;

/** A varying number, its range, and the document at a value, changed as an editor would change it. */
interface DrawnKnob {
  readonly knob: Knob;
  readonly from: number;
  readonly to: number;
  readonly at: (t: number) => BeamCase;
  /** Returns where a place of the document moves. @default it stays */
  readonly carry?: (x: number, t: number) => number;
}

function drawKnob(random: Random, document: BeamCase): DrawnKnob | null {
  const { supports, loads, L } = document;
  const load = random.integer(0, loads.length - 1);
  const chosen = loads[load]!;
  const support = random.integer(1, supports.length - 1);
  const withLoad = (change: object): BeamCase => ({
    ...document,
    loads: loads.map((one, k) => (k === load ? { ...one, ...change } : one)),
  });
  const withSupport = (change: object): BeamCase => ({
    ...document,
    supports: supports.map((one, k) => (k === support ? { ...one, ...change } : one)),
  });
  const knobs: (() => DrawnKnob | null)[] = [
    () =>
      'c' in chosen
        ? {
            knob: { kind: 'loadSize', load },
            from: -30_000,
            to: 30_000,
            at: (t) => withLoad({ c: [t, 0, t] }),
          }
        : {
            knob: { kind: 'loadSize', load },
            from: -2,
            to: 2,
            at: (t) => withLoad({ y: chosen.y.map((value) => value * t) }),
          },
    () =>
      typeof chosen.x === 'number'
        ? { knob: { kind: 'loadPlace', load }, from: 0, to: L, at: (x) => withLoad({ x }) }
        : movedSpread(chosen.x, L, (x) => withLoad({ x }), load),
    () => ({
      knob: { kind: 'supportPlace', support },
      from: supports[support]!.x - 0.75,
      to: Math.min(L, supports[support]!.x + 0.75),
      at: (x) => withSupport({ x }),
    }),
    () => ({
      knob: { kind: 'bending', piece: 0 },
      from: 1e6,
      to: 1e8,
      at: (EI) => ({ ...document, sections: [{ ...document.sections[0]!, Iy: (EI / 2e11) * 1e8 }] }),
    }),
    () =>
      supports[support]!.stiffness?.y === undefined
        ? null
        : {
            knob: { kind: 'spring', support, direction: 'y' },
            from: 1e5,
            to: 2e7,
            at: (y) => withSupport({ stiffness: { y } }),
          },
    () =>
      supports[support]!.className === 'hinge'
        ? null
        : {
            knob: { kind: 'settlement', support, direction: 'y' },
            from: -0.05,
            to: 0.05,
            at: (y) => withSupport({ settlement: { y } }),
          },
    () =>
      supports[0]!.className === 'cantilever'
        ? {
            knob: { kind: 'settlement', support: 0, direction: 'r' },
            from: -0.02,
            to: 0.02,
            at: (r) => ({
              ...document,
              supports: supports.map((one, k) => (k === 0 ? { ...one, settlement: { r } } : one)),
            }),
          }
        : null,
    () => stretchSpan(document),
  ];
  return random.pick(knobs)();
}

/** Varies the first span: objects in it keep their relative position, and objects beyond it move along. */
function stretchSpan(document: BeamCase): DrawnKnob | null {
  const { supports, loads, L } = document;
  const own = supports[1]!.x;
  const carry = (x: number, t: number) => (x >= own ? x + t - own : (x * t) / own);
  const at = (t: number): BeamCase => ({
    ...document,
    L: carry(L, t),
    supports: supports.map((one) => ({ ...one, x: carry(one.x, t) })),
    beamSections: document.beamSections.map((one) => ({ ...one, x: carry(one.x, t) })),
    loads: loads.map((one) =>
      'y' in one ? { ...one, x: [carry(one.x[0], t), carry(one.x[1], t)] } : { ...one, x: carry(one.x, t) },
    ),
  });
  // A load that is not uniform would be bent if it extended past the span.
  const isBent = loads.some(
    (one) => 'y' in one && new Set(one.y).size > 1 && one.x[0] < own && own < one.x[1],
  );
  if (isBent) return null;
  return { knob: { kind: 'span', supports: [0, 1] }, from: own / 2, to: 2 * own, at, carry };
}

function movedSpread(
  x: readonly [number, number],
  L: number,
  put: (x: readonly [number, number]) => BeamCase,
  load: number,
) {
  const h = x[1] - x[0];
  return h >= L
    ? null
    : { knob: { kind: 'loadPlace', load } as const, from: 0, to: L - h, at: (t: number) => put([t, t + h]) };
}

interface DrawnCondition {
  readonly ask: (equals: number) => Condition;
  readonly of: (answer: SolvedBeam, place: number) => number;
}

/** Returns a condition for any value, its place in the document, and its quantity with this place moved. */
function drawCondition(random: Random, { L, supports }: BeamCase) {
  const x = random.integer(1, 8 * L - 1) / 8 + 1 / 32;
  const support = random.integer(0, supports.length - 1);
  const curve = (of: 'M' | 'Q' | 'slope' | 'deflection') => (): DrawnCondition => ({
    ask: (equals) => ({ kind: 'value', of, x, equals }),
    of: ({ sets }, place) => valueAt(sets[0]![of], place),
  });
  const largest = (of: 'M' | 'deflection') => (): DrawnCondition => ({
    ask: (equals) => ({ kind: 'largest', of, equals }),
    of: ({ sets }) => Math.max(Math.abs(sets[0]![of].max.value), Math.abs(sets[0]![of].min.value)),
  });
  const reaction = (): DrawnCondition => ({
    ask: (equals) => ({ kind: 'reaction', support, direction: 'y', equals }),
    of: ({ sets }) => sets[0]!.R.find((one) => one.support === support)?.normal ?? 0,
  });
  const isHeld = supports[support]!.className !== 'hinge';
  const drawn = random.pick([
    curve('M'),
    curve('Q'),
    curve('slope'),
    curve('deflection'),
    largest('M'),
    largest('deflection'),
    ...(isHeld ? [reaction] : []),
  ])();
  return { ...drawn, x };
}
