import { expect, test } from 'vitest';
import { cutFrame, parseFrame, solveFrame } from './index.ts';
import type { BodyAction, FrameBody, FrameCase } from './index.ts';

/**
 * A sway frame with an inclined rafter, point loads at an end and inside, a moment, self weight and a load that changes
 * its sign.
 */
function read(): FrameCase {
  const parsed = parseFrame({
    className: 'caseframe',
    kind: 'frame',
    schema: 1,
    selfWeight: true,
    materials: [{ name: 'Steel', E: 210e9, rho: 7850 }],
    sections: [{ label: 'S', className: 'generic', A: 7.8e-3, Iy: 5.7e-5, Iz: 2e-5 }],
    units: { system: 0 },
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
      { id: 1, x: 0.3, y: 4, loads: [{ id: 0, className: 'AxialLoad', c: [15e3, 0, 0], alpha: 0, sets: 1 }] },
      { id: 2, x: 6, y: 5.5 },
      { id: 3, x: 6.5, y: 0, support: { className: 'simple', alpha: 20 } },
    ],
    members: [
      { id: 0, i: 0, j: 1 },
      {
        id: 1,
        i: 1,
        j: 2,
        loads: [
          {
            id: 0,
            className: 'DistributedLoad',
            y: [-20e3, -5e3, 12e3],
            alpha: 90,
            frame: 'projected',
            sets: 1,
          },
          {
            id: 1,
            className: 'DistributedLoad',
            x: [1, 4],
            y: [-3e3, 0, 3e3],
            alpha: 90,
            frame: 'member',
            sets: 1,
          },
          { id: 2, className: 'ShearLoad', x: 0, c: [-7e3, 0, 0], alpha: 90, frame: 'global', sets: 1 },
          { id: 3, className: 'BendingMoment', x: 2, c: [4e3, 0, 0], alpha: 0, frame: 'member', sets: 1 },
        ],
      },
      { id: 2, i: 3, j: 2, ends: { i: {}, j: { M: 'free' } } },
    ].map((member) => ({ materialIndex: 0, crossSectionIndex: 0, ...member })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const sum = (actions: readonly BodyAction[], of: (action: BodyAction) => number): number =>
  actions.reduce((total, action) => total + of(action), 0);

test('the whole, each joint, each member and each part of a member are in equilibrium by what acts on them', () => {
  const document = read();
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const bodies = cutFrame(document, { index: 0, set: answer.sets[0]! });
  const cut: FrameBody[] = [
    { kind: 'whole' },
    ...document.joints.map((_, joint): FrameBody => ({ kind: 'joint', joint })),
    ...document.members.map((_, member): FrameBody => ({ kind: 'member', member })),
    ...document.members.flatMap(({ i, j }, member): FrameBody[] => {
      const [from, to] = [document.joints[i]!, document.joints[j]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      // 2 is the place of a moment, where both sides of the section differ.
      return [0.3, 2, length / 2, 0.9 * length, length].flatMap((x) => [
        { kind: 'part' as const, member, x, side: 'left' as const },
        { kind: 'part' as const, member, x, side: 'right' as const },
      ]);
    }),
  ];
  for (const body of cut) {
    const actions = bodies?.actionsOn(body) ?? [];
    expect(actions.length).toBeGreaterThan(1);
    expect([body, Math.abs(sum(actions, ({ fx }) => fx)) < 1e-6]).toEqual([body, true]);
    expect([body, Math.abs(sum(actions, ({ fy }) => fy)) < 1e-6]).toEqual([body, true]);
    const about = sum(actions, ({ x, y, fx, fy, moment }) => moment + x * fy - y * fx);
    expect([body, Math.abs(about) < 1e-5]).toEqual([body, true]);
  }
});

test('a uniform load is its resultant in the middle, and an end that is cut shows N, Q and M', () => {
  const document = read();
  const beam = {
    ...document,
    selfWeight: false,
    joints: [
      { ...document.joints[0]!, loads: [] },
      { ...document.joints[1]!, x: 4, y: 0, loads: [] },
    ],
    members: [
      {
        ...document.members[0]!,
        loads: [
          { id: 0, className: 'DistributedLoad', y: [-3e3, -3e3, -3e3], alpha: 90, frame: 'global', sets: 1 },
        ],
      },
    ],
  } as FrameCase;
  const answer = solveFrame(beam);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const actions = cutFrame(beam, { index: 0, set: answer.sets[0]! })?.actionsOn({
    kind: 'member',
    member: 0,
  });
  expect(actions?.[0]).toMatchObject({ kind: 'load', x: 2, fy: -12e3, moment: 0 });
  // A cantilever of 4 m: Q = 12 kN and M = -24 kN·m at the clamp, which acts on the member up and counter-clockwise.
  expect(actions?.[1]).toMatchObject({ kind: 'cut', joint: 0 });
  expect(actions?.[1]?.fy).toBeCloseTo(12e3, 6);
  expect(actions?.[1]?.moment).toBeCloseTo(24e3, 6);
});

test('at a section of a cantilever the part before it is held by the clamp, and carries the load on it alone', () => {
  const document = read();
  const beam = {
    ...document,
    selfWeight: false,
    joints: [
      { ...document.joints[0]!, loads: [] },
      { ...document.joints[1]!, x: 4, y: 0, loads: [] },
    ],
    members: [
      {
        ...document.members[0]!,
        loads: [
          { id: 0, className: 'DistributedLoad', y: [-3e3, -3e3, -3e3], alpha: 90, frame: 'global', sets: 1 },
          { id: 1, className: 'ShearLoad', x: 1, c: [-5e3, 0, 0], alpha: 90, frame: 'global', sets: 1 },
        ],
      },
    ],
  } as FrameCase;
  const answer = solveFrame(beam);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const bodies = cutFrame(beam, { index: 0, set: answer.sets[0]! });
  const on = (side: 'left' | 'right') => bodies?.actionsOn({ kind: 'part', member: 0, x: 1, side }) ?? [];
  // q = 3 kN/m over 1 m and, on the right of the force, 5 kN at 1 m; beyond the section 9 kN act at 2.5 m from the clamp.
  expect(on('left').filter(({ kind }) => kind === 'load')).toMatchObject([{ x: 0.5, fy: -3e3 }]);
  expect(on('right').filter(({ kind }) => kind === 'load')).toMatchObject([
    { x: 1, fy: -5e3 },
    { x: 0.5, fy: -3e3 },
  ]);
  const section = on('right').at(-1);
  expect(section).toMatchObject({ kind: 'cut', joint: null, member: 0, x: 1 });
  expect(section?.fy).toBeCloseTo(-9e3, 6);
  expect(section?.moment).toBeCloseTo(-9e3 * 1.5, 6);
});
