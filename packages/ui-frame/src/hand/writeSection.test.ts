import { cutFrame, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
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
