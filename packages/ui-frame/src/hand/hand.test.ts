import { type FrameCase, cutFrame, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createLineWriter } from './createLineWriter.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { findHingeReactions } from './findHingeReactions.ts';
import { findReactions } from './findReactions.ts';
import { writeSums } from './writeSums.ts';

const format = createFormat({ locale: 'en-US', units: 0, digits: 3 });

/** A portal of 6 m by 4 m with 15 kN from the left and 20 kN/m on its beam. */
function portal(left: object, right: object): FrameCase {
  const parsed = parseFrame({
    ...createEmptyFrame(0),
    joints: [
      { id: 0, x: 0, y: 0, support: left },
      {
        id: 1,
        x: 0,
        y: 4,
        loads: [{ id: 0, className: 'AxialLoad', c: [15e3, 15e3, 0], alpha: 0, sets: 1 }],
      },
      { id: 2, x: 6, y: 4 },
      { id: 3, x: 6, y: 0, support: right },
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
            y: [-20e3, -20e3, -20e3],
            alpha: 90,
            frame: 'global',
            sets: 1,
          },
        ],
      },
      { id: 2, i: 3, j: 2 },
    ].map((member) => ({ materialIndex: 0, crossSectionIndex: 0, ...member })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function act(document: FrameCase) {
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const bodies = cutFrame(document, { index: 0, set: answer.sets[0]! });
  if (bodies === null) throw new Error('no bodies');
  const actions = bodies.actionsOn({ kind: 'whole' });
  const writer = createLineWriter(document, actions, { format, locale: 'en-US' });
  return { document, bodies, actions, writer };
}

const lines = (document: FrameCase) => {
  const { actions, writer } = act(document);
  return findReactions(document, { actions, writer })?.map(({ equation, unknown, value, agrees }) => [
    equation,
    `${unknown.name} = ${writer.force(value)}`,
    agrees,
  ]);
};

test('a pin and a roller: each reaction has an equation of its own', () => {
  expect(lines(portal({ className: 'fixed' }, { className: 'simple' }))).toEqual([
    // Perpendicular to the two vertical reactions.
    ['R1x + 15.000 = 0', 'R1x = −15.000', true],
    // The lines of R1x and R4y meet in joint 4: (120·3 − 15·4)/6 = 50.
    ['−6·R1y − 15.000·4 + 120.000·3 = 0', 'R1y = 50.000', true],
    ['6·R4y − 15.000·4 − 120.000·3 = 0', 'R4y = 70.000', true],
  ]);
});

test('a clamp alone: two sums of forces and the moment', () => {
  const found = lines(portal({ className: 'cantilever' }, undefined as never));
  expect(found?.map(([, value, agrees]) => [value, agrees])).toEqual([
    ['R1x = −15.000', true],
    ['R1y = 120.000', true],
    ['M1 = 420.000', true],
  ]);
});

test('a roller on a slope: its reaction is found along its own axis', () => {
  const found = lines(portal({ className: 'fixed' }, { className: 'simple', alpha: 30 }));
  expect(found?.map(([, , agrees]) => agrees)).toEqual([true, true, true]);
  expect(found?.[2]?.[1]).toMatch(/^R4y′ = /);
});

test('four reactions are not found by the whole alone', () => {
  expect(lines(portal({ className: 'fixed' }, { className: 'fixed' }))).toBeUndefined();
});

test('the sums of every body are written out and vanish', () => {
  const { document, bodies, writer } = act(portal({ className: 'fixed' }, { className: 'simple' }));
  const [x, y, m] = writeSums(bodies.actionsOn({ kind: 'whole' }), { x: 0, y: 0 }, writer);
  expect(x).toEqual({ sum: 'X', terms: '15.000 − 15.000', total: '0.000', isBalanced: true });
  expect(y.terms).toBe('−120.000 + 50.000 + 70.000');
  expect(m.terms).toBe('−15.000·4 − 120.000·3 + 70.000·6');
  document.members.forEach((_, member) => {
    for (const line of writeSums(bodies.actionsOn({ kind: 'member', member }), { x: 0, y: 0 }, writer))
      expect(line.isBalanced).toBe(true);
  });
});

/** An arch of two parabolic halves with a hinge at its crown: 24 m, rise 4.8 m, snow of 10 kN/m on its left half. */
function threeHinged(fall = 0): FrameCase {
  const starter = createFrameStarter('archCrownHinge', { system: 0 });
  const parsed = parseFrame({
    ...starter,
    joints: starter.joints.map((joint, at) => ({
      ...joint,
      y: at === 2 ? joint.y - fall : joint.y,
      ...(joint.support && { support: { ...joint.support, className: 'fixed' } }),
    })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const hingeLines = (document: FrameCase) => {
  const { actions, writer } = act(document);
  return findHingeReactions(document, { actions, writer })?.map(
    ({ equation, unknown, value, agrees, part }) => [
      equation.replace(/\s/gu, ' '),
      `${unknown.name} = ${writer.force(value)}`,
      agrees,
      part ?? 'whole',
    ],
  );
};

test('a three-hinged arch: the moment of a half about the crown gives its thrust', () => {
  // V = 3ql/8 = 90 and ql/8 = 30, H = ql²/16f = 75 kN.
  expect(hingeLines(threeHinged())).toEqual([
    ['−24·R1y + 120.000·18 = 0', 'R1y = 90.000', true, 'whole'],
    ['4.8·R1x − 90.000·12 + 120.000·6 = 0', 'R1x = 75.000', true, 0],
    ['24·R3y − 120.000·6 = 0', 'R3y = 30.000', true, 'whole'],
    ['4.8·R3x + 30.000·12 = 0', 'R3x = −75.000', true, 2],
  ]);
});

test('with springings at two levels both equations contain both forces of a springing', () => {
  const found = hingeLines(threeHinged(2))!;
  expect(found.map(([, , agrees]) => agrees)).toEqual([true, true, true, true]);
  // Moments about the right springing, 24 m away and 2 m lower.
  expect(found[0]![0]).toBe('−24·R1y − 2·R1x + 120.000·18 = 0');
  expect(found[1]![0]).toBe('4.8·R1x − 12·R1y + 120.000·6 = 0');
});

test('without exactly one hinge between two pins nothing is found', () => {
  expect(hingeLines(portal({ className: 'fixed' }, { className: 'fixed' }))).toBeUndefined();
  expect(hingeLines(createFrameStarter('arch', { system: 0 }))).toBeUndefined();
  const arch = threeHinged();
  const tie = { ...arch.members[0]!, id: 9, i: 0, j: 2, shape: { kind: 'line' as const }, loads: [] };
  expect(hingeLines({ ...arch, members: [...arch.members, tie] })).toBeUndefined();
});
