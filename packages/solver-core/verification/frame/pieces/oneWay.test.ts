import { expect, test } from 'vitest';
import { createRandom, type Random } from '@eecs/testing/random';
import { valueAt } from '@eecs/solver-core';
import { type FrameSet, solveFrame } from '@eecs/solver-core/frame';
import { DRAWN_SEED, drawCases } from '../../drawCases.ts';

const hinged = { i: { M: 'free' }, j: { M: 'free' } } as const;

/**
 * A braced frame of storeys: continuous columns, beams with hinges, and in every bay diagonals that bear one way only.
 */
function bracedFrame(random: Random) {
  const storeys = random.integer(1, 3);
  const bays = random.integer(1, 2);
  const [width, height] = [random.integer(3, 6), random.integer(2, 4)];
  const at = (bay: number, storey: number): number => storey * (bays + 1) + bay;
  const joints = Array.from({ length: (storeys + 1) * (bays + 1) }, (_, k) => {
    const [bay, storey] = [k % (bays + 1), Math.floor(k / (bays + 1))];
    return {
      x: bay * width,
      y: storey * height,
      ...(storey === 0 && { support: { className: 'fixed' } }),
      loads:
        storey === 0
          ? []
          : [
              { className: 'AxialLoad', c: [random.integer(-9, 9) * 1e4] },
              { className: 'ShearLoad', c: [-random.integer(0, 20) * 1e4] },
            ],
    };
  });
  const section = (): object => ({ materialIndex: 0, crossSectionIndex: random.integer(0, 1) });
  const members: Record<string, unknown>[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    for (let bay = 0; bay <= bays; bay++)
      members.push({ i: at(bay, storey), j: at(bay, storey + 1), ...section() });
    for (let bay = 0; bay < bays; bay++)
      members.push({ i: at(bay, storey + 1), j: at(bay + 1, storey + 1), ends: hinged, ...section() });
  }
  for (let storey = 0; storey < storeys; storey++) {
    const way = random.chance(0.7) ? { tensionOnly: true } : { compressionOnly: true };
    const bay = random.integer(0, bays - 1);
    members.push(
      { i: at(bay, storey), j: at(bay + 1, storey + 1), ends: hinged, ...way, ...section() },
      { i: at(bay + 1, storey), j: at(bay, storey + 1), ends: hinged, ...way, ...section() },
    );
  }
  return {
    schema: 1,
    joints,
    members,
    materials: [{ E: 210_000 }],
    sections: [
      { className: 'generic', A: 20, Iy: 400 },
      { className: 'generic', A: 8, Iy: 90 },
    ],
  };
}

type Braced = ReturnType<typeof bracedFrame>;

/** Solves the frame without the slack members, as one whose members bear both ways. */
function solveState(document: Braced, slack: readonly number[]): FrameSet | null {
  const plain = {
    ...document,
    members: document.members.map(({ tensionOnly: _, compressionOnly: __, ...member }, k) =>
      slack.includes(k) ? { ...member, ends: { i: { M: 'free', N: 'free' }, j: { M: 'free' } } } : member,
    ),
  };
  const answer = solveFrame(plain, { include: [] });
  return answer.level === 'error' ? null : answer.sets[0]!;
}

/** Tries every state and returns those in which each member bears its way and each slack one is rightly slack. */
function findStates(document: Braced): { slack: number[]; set: FrameSet }[] {
  const ways = document.members.flatMap((member, k): (readonly [member: number, way: 1 | -1])[] => {
    if (member['tensionOnly'] === true) return [[k, 1]];
    return member['compressionOnly'] === true ? [[k, -1]] : [];
  });
  return Array.from({ length: 2 ** ways.length }, (_, state) => state).flatMap((state) => {
    const slack = ways.filter((__, bit) => (state >> bit) & 1).map(([k]) => k);
    const set = solveState(document, slack);
    if (set === null) return [];
    const isRight = ways.every(([k, way]) => {
      const member = document.members[k]!;
      const [a, b] = [document.joints[member['i'] as number]!, document.joints[member['j'] as number]!];
      if (!slack.includes(k)) return way * valueAt(set.members[k]!.N, 0) >= -1e-3;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [p, r] = [set.joints![member['i'] as number]!, set.joints![member['j'] as number]!];
      const grown = ((b.x - a.x) * (r.x - p.x) + (b.y - a.y) * (r.y - p.y)) / length;
      return way * grown <= 1e-12;
    });
    return isRight ? [{ slack, set }] : [];
  });
}

const COUNT = drawCases(40);

test(`the state of ${COUNT} braced frames is the one of all states that is right, seed ${DRAWN_SEED}`, () => {
  let slackened = 0;
  for (let index = 0; index < COUNT; index++) {
    const document = bracedFrame(createRandom(DRAWN_SEED + index));
    const states = findStates(document);
    const answer = solveFrame(document);
    if (answer.level === 'error') {
      expect(answer.failures[0]!.code, `frame ${index}`).toBe('range.slack');
      expect(states, `frame ${index}`).toEqual([]);
      continue;
    }
    const [set] = answer.sets;
    expect(set!.checks!.passed).toBe(true);
    const { slack, steps } = set!.oneWay!;
    // Members without force may count either way, because the forces are the same.
    expect(states.length, `frame ${index}`).toBeGreaterThan(0);
    const largest = Math.max(...set!.members.map(({ N }) => Math.max(N.max.value, -N.min.value)));
    for (const state of states)
      state.set.members.forEach(({ N }, k) => {
        expect(Math.abs(N.min.value - set!.members[k]!.N.min.value), `frame ${index}`).toBeLessThan(
          1e-7 * largest,
        );
      });
    // The steps must account for the result: members that became slack and not active again are the slack ones.
    const slackMembers = new Set<number>();
    for (const step of steps) {
      for (const member of step.slack) slackMembers.add(member);
      for (const member of step.taut) slackMembers.delete(member);
    }
    expect([...slackMembers].sort((a, b) => a - b)).toEqual(slack);
    slackened += slack.length;
  }
  expect(slackened).toBeGreaterThan(0);
});

test('a panel braced by two tension rods: one bears H/cos α, the other is slack', () => {
  const panel = (force: number): object => ({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 4, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [force] }] },
      { x: 4, y: 3 },
    ],
    members: [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 3],
      [1, 2],
    ].map(([i, j], k) => ({
      i,
      j,
      ends: hinged,
      materialIndex: 0,
      crossSectionIndex: 0,
      ...(k > 2 && { tensionOnly: true }),
    })),
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 20, Iy: 400 }],
  });
  for (const [force, taut, slack] of [
    [8e4, 3, 4],
    [-8e4, 4, 3],
  ] as const) {
    const answer = solveFrame(panel(force));
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    const [set] = answer.sets;
    expect(set!.oneWay).toEqual({ slack: [slack], steps: [{ slack: [slack], taut: [] }] });
    expect(valueAt(set!.members[taut]!.N, 1) / 1e5).toBeCloseTo(1, 9);
    expect(valueAt(set!.members[slack]!.N, 1)).toBeCloseTo(0, 6);
  }
});

test('a frame whose only brace would be pressed is refused with the brace that is slack', () => {
  const answer = solveFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 4, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [-5000] }] },
      { x: 4, y: 3 },
    ],
    members: [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 3],
    ].map(([i, j], k) => ({
      i,
      j,
      ends: hinged,
      materialIndex: 0,
      crossSectionIndex: 0,
      ...(k === 3 && { tensionOnly: true }),
    })),
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 20, Iy: 400 }],
  });
  expect(answer).toMatchObject({ level: 'error', failures: [{ code: 'range.slack', ids: [3] }] });
});

test('a slender rod that would be pressed is slack in the second order, and does not buckle', () => {
  const answer = solveFrame({
    schema: 1,
    secondOrder: true,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 4, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [8e4] }] },
      { x: 4, y: 3 },
    ],
    members: [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 3],
      [1, 2],
    ].map(([i, j], k) => ({
      i,
      j,
      ends: hinged,
      materialIndex: 0,
      crossSectionIndex: k > 2 ? 1 : 0,
      ...(k > 2 && { tensionOnly: true }),
    })),
    materials: [{ E: 210_000 }],
    sections: [
      { className: 'generic', A: 20, Iy: 400 },
      // π²·EI/l² is 829 N, a hundredth of the compression that the rod would have.
      { className: 'generic', A: 5, Iy: 1 },
    ],
  });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const [set] = answer.sets;
  expect(set!.oneWay!.slack).toEqual([4]);
  expect(set!.secondOrder!.steps).toBeGreaterThan(1);
  expect(set!.checks!.passed).toBe(true);
});
