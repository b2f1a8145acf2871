import { describe, expect, test } from 'vitest';
import { FRAME_FAILURE_CODES } from './frameFailures.ts';
import { frameHash, toSolverInput } from './frameHash.ts';
import { parseFrame } from './parseFrame.ts';
import { leadingFailure } from '../../failures/leadingFailure.ts';
import { createFrameFailure } from './frameFailures.ts';
import type { FrameFailureCode } from './frameFailures.ts';

const PORTAL = {
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'pin' } },
    { x: 0, y: 4 },
    { x: 6, y: 4, loads: [{ className: 'Moment', c: [5] }] },
    { x: 6, y: 0, support: { className: 'Roller', alpha: 30 } },
  ],
  members: [
    { i: 0, j: 1 },
    { i: 1, j: 2, loads: [{ className: 'q(x)', y: -1000, frame: 'projected' }] },
    { i: 2, j: 3, ends: { i: { M: 'free' } }, sectionIndex: 0 },
  ],
} as const;

const failuresOf = (change: object) => {
  const parsed = parseFrame({ ...PORTAL, ...change });
  return parsed.ok ? [] : parsed.failures;
};
const withMember = (change: object) => failuresOf({ members: [{ i: 0, j: 1, ...change }] });

describe('reading a frame', () => {
  test('writes out classes, words, short forms and defaults', () => {
    const parsed = parseFrame(PORTAL);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const { document } = parsed;
    expect(document.className).toBe('caseframe');
    expect(document.joints.map(({ support }) => support?.className)).toEqual([
      'fixed',
      undefined,
      undefined,
      'simple',
    ]);
    expect(document.joints[2]!.loads[0]).toMatchObject({ className: 'BendingMoment', c: [5, 0, 0] });
    expect(document.members[1]!.loads[0]).toEqual({
      id: 0,
      className: 'DistributedLoad',
      y: [-1000, -1000, -1000],
      alpha: 90,
      sets: 0,
      frame: 'projected',
    });
    expect(document.members[2]).toMatchObject({
      ends: { i: { M: 'free' }, j: {} },
      crossSectionIndex: 0,
      materialIndex: -1,
    });
  });

  test('returns a canonical document as it came', () => {
    const parsed = parseFrame(PORTAL);
    if (!parsed.ok) throw new Error('expected a document');
    const again = parseFrame(parsed.document);
    expect(again.ok && again.document).toEqual(parsed.document);
    expect(again.ok && again.corrections).toEqual([]);
  });

  test('reads the shape of a curved member', () => {
    expect(withMember({ shape: { kind: 'arc', rise: 1 } })).toEqual([]);
    expect(withMember({ shape: { kind: 'parabola', rise: -1, shift: 0.5 } })).toEqual([]);
    expect(withMember({ shape: { kind: 'spiral', rise: 1 } })).toMatchObject([
      { path: '/members/0/shape/kind' },
    ]);
  });

  test('refuses a member that bears neither tension nor compression, and a bed that pushes', () => {
    expect(withMember({ tensionOnly: true, compressionOnly: true })).toMatchObject([
      { code: 'geometry.bearsNothing', path: '/members/0/compressionOnly' },
    ]);
    expect(withMember({ bedding: { y: -1 } })).toMatchObject([{ path: '/members/0/bedding/y' }]);
  });

  test('lists the usual words for an unknown support, and never `fixed`, which is a clamp elsewhere', () => {
    const joints = [{ x: 0, y: 0, support: { className: 'fixed-end' } }];
    expect(failuresOf({ joints })).toMatchObject([
      {
        code: 'schema.className',
        path: '/joints/0/support/className',
        values: { actual: 'fixed-end', allowed: 'pin, roller, clamp, guide, spring' },
      },
    ]);
  });

  test('refuses settlements of free directions and invalid springs', () => {
    const joints = [
      { x: 0, y: 0, support: { className: 'simple', settlement: { x: 0.01 } } },
      { x: 1, y: 0 },
    ];
    expect(failuresOf({ joints, members: [{ i: 0, j: 1 }] })).toMatchObject([
      { code: 'schema.notHeld', path: '/joints/0/support/settlement/x' },
    ]);
    expect(withMember({ ends: { i: { M: 'hinge' }, j: { M: -1 } } })).toMatchObject([
      { code: 'schema.className', path: '/members/0/ends/i/M', values: { allowed: 'free' } },
      { code: 'schema.notPositive', path: '/members/0/ends/j/M' },
    ]);
  });

  test.each([
    null,
    7,
    [],
    {},
    { schema: 2 },
    { schema: 1, kind: 'truss' },
    { schema: 1, joints: 3, members: 4 },
  ])('never throws: %j', (input) => {
    const parsed = parseFrame(input);
    expect(parsed.ok).toBe(false);
  });
});

test('the fingerprint has sorted keys, and titles and ids are not part of it', () => {
  const parsed = parseFrame({
    ...PORTAL,
    materials: [{ E: 1 }],
    sections: [{ className: 'generic', A: 1, Iy: 1 }],
  });
  if (!parsed.ok) throw new Error('expected a document');
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)]),
          )
        : value;
  const input = toSolverInput(parsed.document);
  expect(JSON.stringify(input)).toBe(JSON.stringify(sorted(input)));
  const { document } = parsed;
  const renamed = {
    ...document,
    title: 'Other',
    joints: document.joints.map((joint) => ({ ...joint, id: 'x' })),
  };
  expect(frameHash(renamed)).toBe(frameHash(document));
  const moved = { ...document, joints: document.joints.map((joint) => ({ ...joint, x: joint.x + 1 })) };
  expect(frameHash(moved)).not.toBe(frameHash(document));
});

test('every code has the number of its group', () => {
  for (const code of Object.keys(FRAME_FAILURE_CODES) as FrameFailureCode[])
    expect(leadingFailure([createFrameFailure(code, '')]).errno).toBe(FRAME_FAILURE_CODES[code]);
});
