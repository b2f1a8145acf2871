import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { describe, expect, test } from 'vitest';
import { DRAWN_SEED, IS_WHOLE } from '../../verification/drawCases.ts';
import { generateFrame } from '../../verification/frame/generateFrame.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { createCrane } from '../trains/presets.ts';
import { standAnywhere } from '../trains/standAnywhere.ts';
import { standTrain } from '../trains/standTrain.ts';
import { cutLine } from './cutLine.ts';
import { type FrameInfluenceWish, openInfluence } from './openInfluence.ts';

const part = { materialIndex: 0, crossSectionIndex: 0 };
const CONSTANTS = {
  materials: [{ E: 210_000, alpha: 1.2e-5 }],
  sections: [{ className: 'generic', A: 53.8, Iy: 8356, h: 300 }],
};

function read(input: object): FrameCase {
  const parsed = parseFrame({ schema: 1, ...CONSTANTS, ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function open(document: FrameCase, chain: readonly number[], alpha?: number) {
  const opened = openInfluence(document, { chain, ...(alpha !== undefined && { alpha }) });
  if (!opened.ok) throw new Error(opened.reason);
  return opened;
}

/** A beam of two members, 6 and 4 m, on a pin, a roller in its middle joint or none, and a roller. */
const beam = (middle: boolean, joints: readonly [number, number] = [1, 2]) =>
  read({
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 6, y: 0, ...(middle && { support: { className: 'simple' } }) },
      { x: 10, y: 0, support: { className: 'simple' } },
    ],
    members: [
      { i: 0, j: 1, ...part },
      { i: joints[0], j: joints[1], ...part },
    ],
  });

describe('a beam as a frame has the lines of the beam', () => {
  test('a simple span: reaction, shear force and moment at 6 m of 10 m', () => {
    const { lineOf, spans } = open(beam(false), [0, 1]);
    expect(spans).toEqual([
      { member: 0, x0: 0, x1: 6, isReversed: false },
      { member: 1, x0: 6, x1: 10, isReversed: false },
    ]);
    const M = lineOf({ kind: 'M', member: 0, x: 6 })!;
    expectClose(valueAt(M, 6), (6 * 4) / 10, 1e-12);
    expectClose(valueAt(M, 8), 6 * 0.2, 1e-12);
    const Q = lineOf({ kind: 'Q', member: 1, x: 0 })!;
    expectClose(valueAt(Q, 3), -0.3, 1e-12);
    expectClose(valueAt(Q, 9), 0.1, 1e-12);
    expectClose(valueAt(lineOf({ kind: 'reaction', joint: 0, direction: 'y' })!, 2), 0.8, 1e-12);
  });

  test('two spans: the middle reaction is a cubic', () => {
    // Three moments: M_B = -a (l² - a²) / (2 (l + m) l) for a force at a in the span of length l, m the other.
    const { lineOf } = open(beam(true), [0, 1]);
    const R = lineOf({ kind: 'reaction', joint: 1, direction: 'y' })!;
    const [l, m, a] = [6, 4, 2];
    const MB = (-a * (l * l - a * a)) / (2 * (l + m) * l);
    expectClose(valueAt(R, a), a / l - MB / l - MB / m, 1e-10);
    expectClose(valueAt(lineOf({ kind: 'M', member: 1, x: 0 })!, a), MB, 1e-10);
  });

  test('a member drawn the other way is passed from its joint j, with the signs of the member', () => {
    const { lineOf, spans } = open(beam(false, [2, 1]), [0, 1]);
    expect(spans[1]).toEqual({ member: 1, x0: 6, x1: 10, isReversed: true });
    expectClose(valueAt(lineOf({ kind: 'M', member: 1, x: 4 })!, 6), -2.4, 1e-12);
    const line = lineOf({ kind: 'M', member: 0, x: 6 })!;
    expectClose(valueAt(line, 8), 1.2, 1e-12);
    // 8 m from the left end is 2 m from joint i of the second member.
    expectClose(valueAt(cutLine(line, spans[1]!), 2), 1.2, 1e-12);
    expectClose(valueAt(cutLine(line, spans[0]!), 3), 1.2, 1e-12);
  });

  test('the greatest moment anywhere of two wheels: P (L - a/2)² / (2 L), on members drawn either way', () => {
    const [L, a, P] = [10, 3, 50e3];
    for (const joints of [
      [1, 2],
      [2, 1],
    ] as const) {
      const found = standAnywhere(open(beam(false, joints), [0, 1]).listBays(), createCrane(P, [a]), 'max');
      expectClose(found.value, (P * (L - a / 2) ** 2) / (2 * L), 1e-10);
      expectClose(Math.abs(found.x - L / 2), a / 4, 1e-4);
    }
  });
});

test('the thrust of a three-hinged gable frame: a line of two straight parts, 1/2 · l / (2 f) at the ridge', () => {
  // Columns of 4 m and a ridge at 6 m over a span of 12 m: H = x / (2 · 6) for x up to the ridge.
  const gable = read({
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 4 },
      { x: 6, y: 6 },
      { x: 12, y: 4 },
      { x: 12, y: 0, support: { className: 'fixed' } },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ends: { j: { M: 'free' } } },
      { i: 3, j: 2 },
      { i: 3, j: 4 },
    ],
  });
  const { lineOf, spans } = open(gable, [1, 2]);
  const H = lineOf({ kind: 'reaction', joint: 0, direction: 'x' })!;
  const half = Math.hypot(6, 2);
  expectClose(spans[1]!.x1, 2 * half, 1e-12);
  expectClose(valueAt(H, half), 0.5, 1e-10);
  expectClose(valueAt(H, half / 2), 0.25, 1e-10);
  expect(lineOf({ kind: 'displacement', joint: 2, direction: 'y' })).toBeNull();
  // A train on the inclined rafters: the worst moment of the left rafter is that of the sections tried one by one.
  const opened = open(gable, [1, 2]);
  const crane = createCrane(10e3, [1.5]);
  const anywhere = standAnywhere(opened.listBays(), crane, 'min');
  const tried = Array.from({ length: 97 }, (_, k) => {
    const line = opened.lineOf({ kind: 'M', member: 1, x: (k / 96) * half })!;
    return standTrain(line, crane, 'min').value;
  });
  expect(anywhere.value).toBeLessThanOrEqual(Math.min(...tried) + 1e-6);
  expect(anywhere.value).toBeGreaterThan(1.02 * Math.min(...tried));
});

test('frames without lines say why', () => {
  const { joints, members } = beam(false);
  const reasonOf = (input: object, chain = [0, 1]) => {
    const opened = openInfluence(read({ joints, members, ...input }), { chain });
    return opened.ok ? null : opened.reason;
  };
  const [first, second] = members;
  expect(reasonOf({})).toBeNull();
  expect(reasonOf({ secondOrder: true })).toBe('superposition');
  expect(reasonOf({ members: [{ ...first, tensionOnly: true }, second] })).toBe('superposition');
  expect(reasonOf({ members: [{ ...first, bedding: { y: 1e6 } }, second] })).toBe('bed');
  expect(reasonOf({ members: [{ ...first, shape: { kind: 'arc', rise: 1 } }, second] })).toBe('curved');
  expect(reasonOf({}, [0, 0])).toBe('chain');
  expect(reasonOf({}, [1, 7])).toBe('chain');
  expect(reasonOf({ joints: [joints[0], joints[1], { x: 10, y: 0 }] })).toBe('unsolved');
});

const COUNT = IS_WHOLE ? 300 : 12;

test(`the lines of ${COUNT} random frames are the results under a force at each place, seed ${DRAWN_SEED}`, () => {
  let compared = 0;
  for (let seed = DRAWN_SEED; compared < COUNT; seed++) {
    const random = createRandom(seed);
    const parsed = parseFrame(generateFrame(random));
    if (!parsed.ok) continue;
    const { document } = parsed;
    const chain = [random.integer(0, document.members.length - 1)];
    // The chain goes on while the next member begins where it ends.
    const last = document.members[chain[0]!]!.j;
    const next = document.members.findIndex(({ i, j }, k) => k !== chain[0] && (i === last || j === last));
    if (next >= 0) chain.push(next);
    const alpha = random.pick([-90, -90, 0, 30]);
    const opened = openInfluence(document, { chain, alpha });
    if (!opened.ok) continue;
    const bare = {
      ...document,
      joints: document.joints.map(({ support, ...joint }) => ({
        ...joint,
        loads: [],
        ...(support && { support: { ...support, settlement: undefined } }),
      })),
      members: document.members.map((member) => ({ ...member, dT: 0, dTdepth: 0, dL: 0, loads: [] })),
    };
    const lengths = document.members.map(({ i, j }) => {
      const [a, b] = [document.joints[i]!, document.joints[j]!];
      return Math.hypot(b.x - a.x, b.y - a.y);
    });
    const k = random.integer(0, document.members.length - 1);
    const cut = random.pick([0, lengths[k]!, random.next() * lengths[k]!]);
    const joint = random.integer(0, document.joints.length - 1);
    const direction = random.pick(['x', 'y', 'r'] as const);
    const wishes: readonly FrameInfluenceWish[] = [
      ...(['N', 'Q', 'M'] as const).map((kind) => ({ kind, member: k, x: cut })),
      { kind: 'reaction', joint, direction },
      { kind: 'displacement', joint, direction },
    ];
    const lines = wishes.map((wish) => opened.lineOf(wish));
    for (const { member, x0, isReversed } of opened.spans) {
      const place = (0.05 + 0.9 * random.next()) * lengths[member]!;
      const load = { id: 0, className: 'GenericLoad', x: place, c: [1], alpha, sets: 1, frame: 'global' };
      const answer = solveFrame(
        {
          ...bare,
          members: bare.members.map((one, index) => (index === member ? { ...one, loads: [load] } : one)),
        },
        { include: [] },
      );
      if (answer.level === 'error') throw new Error(`frame ${seed}: ${JSON.stringify(answer.failures)}`);
      const [set] = answer.sets;
      const x = x0 + (isReversed ? lengths[member]! - place : place);
      const reach = Math.max(...lengths);
      wishes.forEach((wish, at) => {
        const line = lines[at];
        const R = set!.R.find((one) => one.joint === joint);
        const own =
          wish.kind === 'reaction'
            ? (R?.[direction === 'r' ? 'moment' : direction] ?? 0)
            : wish.kind === 'displacement'
              ? set!.joints![joint]![direction]
              : valueAt(set!.members[k]![wish.kind], cut, cut === lengths[k] ? 'left' : 'right');
        if (line === null || line === undefined) {
          expect([seed, wish.kind, Math.abs(own) < 1e-9]).toEqual([seed, wish.kind, true]);
          return;
        }
        const size = Math.max(Math.abs(line.max.value), Math.abs(line.min.value), Math.abs(own));
        // A line may be zero everywhere up to rounding: plain numbers, lengths, and metres by newton.
        const least = wish.kind === 'M' ? reach : wish.kind === 'displacement' ? 1e-12 : 1;
        const scale = Math.max(size, least);
        expect(Math.abs(valueAt(line, x) - own) / scale, `frame ${seed}, ${wish.kind}`).toBeLessThan(1e-9);
      });
    }
    compared++;
  }
}, 120_000);
