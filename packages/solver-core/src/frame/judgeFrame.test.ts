import { describe, expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { drawCases } from '../../verification/drawCases.ts';
import { generateFrame } from '../../verification/frame/generateFrame.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';
import { judgeFrame } from './judgeFrame.ts';
import type { FrameFix, FrameMechanism } from './verdict/frameVerdict.ts';

const read = (document: object): FrameCase => {
  const parsed = parseFrame({ schema: 1, ...document });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
};
const pin = { className: 'pin' };
const roller = { className: 'roller' };
const HINGED = { ends: { i: { M: 'free' }, j: { M: 'free' } } };

const judged = (document: object) => {
  const verdict = judgeFrame(read(document))!;
  const [mechanism] = verdict.mechanisms;
  return { ...verdict, cause: mechanism?.causes[0], fixes: mechanism?.fixes ?? [] };
};

describe('the verdict of a frame', () => {
  test('a frame on two rollers slides along them', () => {
    const joints = [
      { x: 0, y: 0, support: roller },
      { x: 0, y: 3 },
      { x: 5, y: 3 },
      { x: 5, y: 0, support: roller },
    ];
    const members = [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 3 },
    ];
    expect(judged({ joints, members })).toMatchObject({
      status: 'underSupported',
      cause: { code: 'tooFewRestraints', ids: [0, 3] },
      mechanisms: [{ parts: [{ joints: [0, 1, 2, 3], members: [0, 1, 2], x: 1, y: 0, omega: 0 }] }],
    });
    const third = [...joints.slice(0, 2), { ...joints[2], support: roller }, joints[3]];
    expect(judged({ joints: third, members })).toMatchObject({
      status: 'changeable',
      cause: { code: 'parallelRestraints', ids: [0, 2, 3] },
    });
  });

  test('three rollers whose lines meet let the frame turn at first, and no farther', () => {
    const aimed = (alpha: number) => ({ className: 'simple', alpha });
    const joints = [
      { x: -4, y: 0, support: aimed(-45) },
      { x: 0, y: 0, support: aimed(0) },
      { x: 4, y: 0, support: aimed(45) },
    ];
    const members = [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
    ];
    expect(judged({ joints, members })).toMatchObject({
      status: 'instantlyChangeable',
      degree: 1,
      exact: true,
      cause: { code: 'concurrentRestraints', ids: [0, 1, 2] },
    });
  });

  test('an unconnected part is reported by its joints', () => {
    const joints = [
      { x: 0, y: 0, support: { className: 'clamp' } },
      { x: 1, y: 0 },
      { x: 5, y: 5 },
      { x: 6, y: 5 },
    ];
    const members = [
      { i: 0, j: 1 },
      { i: 2, j: 3 },
    ];
    expect(judged({ joints, members })).toMatchObject({
      status: 'changeable',
      cause: { code: 'detachedPart', ids: [2, 3] },
    });
  });

  test('a parallelogram of bars with a doubled condition moves on all the same', () => {
    // Three equal parallel bars: one is redundant, and the motion is finite.
    const joints = [
      ...[0, 2, 4].map((x) => ({ x, y: 0, support: pin })),
      ...[0, 2, 4].map((x) => ({ x, y: 3 })),
    ];
    const members = [
      ...[0, 1, 2].map((k) => ({ i: k, j: k + 3, ...HINGED })),
      { i: 3, j: 4 },
      { i: 4, j: 5 },
    ];
    expect(judged({ joints, members })).toMatchObject({ status: 'changeable', degree: 1 });
    // With bars of different lengths the motion is only infinitesimal.
    const bent = [...joints.slice(0, 4), { x: 2, y: 3 }, { x: 4, y: 3 }].map((joint, k) =>
      k === 1 ? { ...joint, y: 1 } : joint,
    );
    expect(judged({ joints: bent, members })).toMatchObject({ status: 'instantlyChangeable', degree: 1 });
  });

  test('a joint at which every bar is hinged is a pin and no mechanism', () => {
    const joints = [
      { x: 0, y: 0, support: pin },
      { x: 4, y: 0, support: roller },
      { x: 2, y: 3 },
    ];
    const members = [
      { i: 0, j: 1, ...HINGED },
      { i: 1, j: 2, ...HINGED },
      { i: 2, j: 0, ...HINGED },
    ];
    expect(judged({ joints, members })).toMatchObject({ status: 'determinate', degree: 0, W: 0, rank: 6 });
  });
});

/** An irregular pinned net of n by n fields of links, with or without a brace in each field. */
function net(n: number, { isBraced }: { isBraced: boolean }): object {
  const at = (i: number, j: number): number => j * (n + 1) + i;
  const joints = Array.from({ length: (n + 1) ** 2 }, (_, k) => {
    const [i, j] = [k % (n + 1), Math.floor(k / (n + 1))];
    return { x: i + ((k * 37) % 101) / 300, y: j + ((k * 53) % 97) / 300, ...(j === 0 && { support: pin }) };
  });
  const members = joints.flatMap((_, k) => {
    const [i, j] = [k % (n + 1), Math.floor(k / (n + 1))];
    const right = i < n ? [{ i: k, j: at(i + 1, j), ...HINGED }] : [];
    const up = j < n ? [{ i: k, j: at(i, j + 1), ...HINGED }] : [];
    const across = isBraced && i < n && j < n ? [{ i: k, j: at(i + 1, j + 1), ...HINGED }] : [];
    return [...right, ...up, ...across];
  });
  return { joints, members };
}

describe('large frames, whose work is counted', () => {
  test('residues prove that thousands of hinged members are stable', () => {
    expect(judged(net(50, { isBraced: true }))).toMatchObject({
      status: 'indeterminate',
      exact: true,
      degree: 2500,
    });
  });

  test('more of them are judged by their count', () => {
    expect(judged(net(80, { isBraced: true }))).toMatchObject({
      status: 'indeterminate',
      exact: false,
      isByCount: true,
      degree: 6400,
    });
  });

  test('a mechanism whose whole numbers grow too long is reported in doubles, and not as exact', () => {
    // Pins at all lower joints make the twelve members between them redundant: 338 equations and as many unknowns.
    const document = read(net(12, { isBraced: false }));
    const verdict = judgeFrame(document)!;
    expect(verdict).toMatchObject({
      status: 'instantlyChangeable',
      degree: 12,
      exact: false,
      evidence: 'none',
    });
    expect(verdict.mechanisms).toHaveLength(12);
    for (const mechanism of verdict.mechanisms) expect(worstMiss(document, mechanism)).toBeLessThan(1e-9);
  });

  test('parts of thousands of joints are reported in time', () => {
    const joints = Array.from({ length: 12_000 }, (_, k) => ({
      x: k % 100,
      y: Math.floor(k / 100) + (k % 100) / 1000,
      ...(k === 0 && { support: pin }),
    }));
    const members = joints.slice(1).map((_, k) => ({
      i: k,
      j: k + 1,
      ...(k === 6000 && { ends: { i: { M: 'free' } } }),
    }));
    const { mechanisms, exact } = judged({ joints, members });
    expect(exact).toBe(true);
    expect(mechanisms).toHaveLength(2);
  });
});

const COUNT = drawCases(2000);

test(`motions of ${COUNT} random frames keep every condition, and each fix raises the rank`, () => {
  let mechanisms = 0;
  for (let seed = 0; seed < COUNT; seed++) {
    const document = read(generateFrame(createRandom(40_000 + seed)));
    const verdict = judgeFrame(document);
    if (!verdict) continue;
    for (const mechanism of verdict.mechanisms) {
      mechanisms++;
      expect(worstMiss(document, mechanism), `frame ${seed}`).toBeLessThan(1e-9);
      for (const fix of mechanism.fixes) {
        const mended = judgeFrame(read(applied(document, fix)))!;
        const moves = mended.mechanisms.length;
        expect(moves, `frame ${seed}, ${JSON.stringify(fix)}`).toBeLessThan(verdict.mechanisms.length);
      }
    }
  }
  expect(mechanisms).toBeGreaterThan(COUNT / 5);
});

function applied(document: FrameCase, { edit }: FrameFix): object {
  const copy = structuredClone(document) as unknown as Record<string, Record<string, unknown>[]>;
  const [, list = '', index = '', ...rest] = edit.path.split('/');
  const entry = copy[list]![Number(index)]!;
  if (edit.op === 'add') entry['support'] = edit.value;
  else {
    const [, end = ''] = rest;
    Reflect.deleteProperty((entry['ends'] as Record<string, object>)[end]!, 'M');
  }
  return copy;
}

/** Returns the largest error of a motion in the conditions of members and supports. */
function worstMiss({ joints, members }: FrameCase, { parts }: FrameMechanism): number {
  const rest = { x: 0, y: 0, omega: 0 };
  const jointPart = joints.map((_, k) => parts.find((part) => part.joints.includes(k)) ?? rest);
  const at = (part: typeof rest, k: number) => ({
    x: part.x - part.omega * joints[k]!.y,
    y: part.y + part.omega * joints[k]!.x,
  });
  const misses: number[] = [];
  members.forEach(({ i, j, ends }, k) => {
    const part = parts.find((one) => one.members.includes(k)) ?? rest;
    const [dx, dy] = [joints[j]!.x - joints[i]!.x, joints[j]!.y - joints[i]!.y];
    const length = Math.hypot(dx, dy);
    for (const [joint, end] of [
      [i, ends.i],
      [j, ends.j],
    ] as const) {
      const [own, its] = [at(part, joint), at(jointPart[joint]!, joint)];
      const [x, y] = [own.x - its.x, own.y - its.y];
      if (end.N !== 'free') misses.push((x * dx + y * dy) / length);
      if (end.Q !== 'free') misses.push((y * dx - x * dy) / length);
      if (end.M !== 'free') misses.push(part.omega - jointPart[joint]!.omega);
    }
  });
  joints.forEach(({ support }, k) => {
    if (!support) return;
    const { x, y } = at(jointPart[k]!, k);
    const [cos, sin] = [Math.cos((support.alpha * Math.PI) / 180), Math.sin((support.alpha * Math.PI) / 180)];
    const held = { cantilever: 'xyr', fixed: 'xy', simple: 'y', guide: 'yr', spring: '' }[support.className];
    const holds = (name: 'x' | 'y' | 'r') => held.includes(name) || support.stiffness?.[name] !== undefined;
    if (holds('x')) misses.push(x * cos + y * sin);
    if (holds('y')) misses.push(y * cos - x * sin);
    if (holds('r')) misses.push(jointPart[k]!.omega);
  });
  return Math.max(0, ...misses.map(Math.abs));
}
