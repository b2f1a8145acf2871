import { cutFrame, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { curveOf } from '../editing/curves.ts';
import { createFrameStarter } from '../starters/frameStarters.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { createLineWriter } from './createLineWriter.ts';
import { writeSection } from './writeSection.ts';

const format = createFormat({ locale: 'en-US', units: 0, digits: 3 });

/** A cantilever of 4 m along a direction, with 3 kN/m and, at 1 m, 5 kN across it; `side` is that of the section at 1 m. */
function explain(way: { readonly x: number; readonly y: number }, side: 'left' | 'right'): readonly string[] {
  const spread = {
    id: 0,
    className: 'DistributedLoad',
    x: [0, 4],
    y: [-3e3, -3e3, -3e3],
    alpha: 90,
    frame: 'member',
  };
  const force = { id: 1, className: 'ShearLoad', x: 1, c: [-5e3, 0, 0], alpha: 90, frame: 'member' };
  const parsed = parseFrame({
    ...createEmptyFrame(0),
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
      { id: 1, x: 4 * way.x, y: 4 * way.y },
    ],
    members: [
      {
        id: 0,
        i: 0,
        j: 1,
        loads: [
          { ...spread, sets: 1 },
          { ...force, sets: 1 },
        ],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { document } = parsed;
  const answer = solveFrame(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const bodies = cutFrame(document, { index: 0, set: answer.sets[0]! });
  const actions = bodies?.actionsOn({ kind: 'part', member: 0, x: 1, side }) ?? [];
  const writer = createLineWriter(document, actions, { format, locale: 'en-US' });
  return writeSection(actions, { from: { x: 0, y: 0 }, way }, writer).map(({ equation, value, agrees }) =>
    `${equation} = ${value} ${agrees ? '✓' : '✗'}`.replace(/\s/gu, ' '),
  );
}

// At the clamp Q = 3·4 + 5 = 17 kN and M = −3·4·2 − 5·1 = −29 kN·m; at 1 m M = −3·3·1.5 = −13.5 kN·m.
test.each([
  { x: 1, y: 0 },
  { x: 0.6, y: 0.8 },
  { x: -1, y: 0 },
])('N, Q and M at a section are the sums of what is before it, along $x, $y', (way) => {
  expect(explain(way, 'left')).toEqual([
    'N = 0 = 0.000 kN ✓',
    'Q = 17.000 − 3.000 = 14.000 kN ✓',
    'M = −29.000 + 17.000·1 − 3.000·0.5 = −13.500 kN·m ✓',
  ]);
  expect(explain(way, 'right')).toEqual([
    'N = 0 = 0.000 kN ✓',
    'Q = 17.000 − 3.000 − 5.000 = 9.000 kN ✓',
    'M = −29.000 + 17.000·1 − 3.000·0.5 = −13.500 kN·m ✓',
  ]);
});

test('a section of a three-hinged arch is the sum of what is before it, with both components of every force', () => {
  const document = createFrameStarter('archCrownHinge', { system: 0 });
  const hinged = {
    ...document,
    joints: document.joints.map((joint) =>
      joint.support ? { ...joint, support: { ...joint.support, className: 'fixed' as const } } : joint,
    ),
  };
  const answer = solveFrame(hinged);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const bodies = cutFrame(hinged, { index: 0, set: answer.sets[0]! });
  // Snow of 10 kN/m on the left half of 24 m, rise 4.8 m: H = ql²/16f = 75 kN, V = 3ql/8 = 90 kN; a quarter bends by ql²/64.
  const [from, crown] = hinged.joints;
  const length = Math.hypot(12, 4.8);
  const curve = curveOf(hinged.members[0]!.shape, length)!;
  const [x, y] = [(crown!.x - from!.x) / length, (crown!.y - from!.y) / length];
  // The chord of the half is met above a quarter of the span where the axis is parallel to it.
  const s = curve.parallelTo(1, 0)!;
  const { cos, sin } = curve.placeAt(s);
  const way = { x: x * cos - y * sin, y: y * cos + x * sin };
  const actions = bodies?.actionsOn({ kind: 'part', member: 0, x: s, side: 'left' }) ?? [];
  const writer = createLineWriter(hinged, actions, { format, locale: 'en-US' });
  const lines = writeSection(actions, { from: from!, way, isCurved: true }, writer);
  expect(lines.map(({ agrees }) => agrees)).toEqual([true, true, true]);
  expect(lines.map(({ equation, value }) => `${equation} = ${value}`.replace(/\s/gu, ' ')).at(-1)).toBe(
    'M = 90.000·6 − 75.000·3.6 − 60.000·3 = 90.000 kN·m',
  );
});
