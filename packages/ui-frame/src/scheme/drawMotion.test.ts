import { judgeFrame, parseFrame } from '@eecs/solver-core/frame';
import { expect, test } from 'vitest';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { drawMotion } from './drawMotion.ts';

test('a portal of hinged columns sways: the columns turn, the beam goes along by the whole amount', () => {
  const hinged = { M: 'free' };
  const parsed = parseFrame({
    ...createEmptyFrame(0),
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'fixed' } },
      { id: 1, x: 0, y: 4 },
      { id: 2, x: 6, y: 4 },
      { id: 3, x: 6, y: 0, support: { className: 'fixed' } },
    ],
    members: [
      { id: 0, i: 0, j: 1, ends: { i: {}, j: hinged } },
      { id: 1, i: 1, j: 2 },
      { id: 2, i: 3, j: 2, ends: { i: {}, j: hinged } },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { document } = parsed;
  const [mechanism] = judgeFrame(document)?.mechanisms ?? [];
  if (mechanism === undefined) throw new Error('It stands');
  const projection = {
    factor: 10,
    toPx: ({ x, y }: { x: number; y: number }) => ({ x: 10 * x, y: -10 * y }),
  };
  const lines = drawMotion(document, mechanism, { projection, size: 5 })
    .split('M')
    .filter((line) => line !== '')
    .sort();
  const sign = lines.some((line) => line.includes('L5 -40')) ? 1 : -1;
  expect(lines).toEqual(
    [`0 0L${5 * sign} -40`, `60 0L${60 + 5 * sign} -40`, `${5 * sign} -40L${60 + 5 * sign} -40`].sort(),
  );
});
