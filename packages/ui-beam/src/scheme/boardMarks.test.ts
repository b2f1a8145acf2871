import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { drawCollisions } from './drawCollisions.ts';
import { drawSetAngle } from './drawSetAngle.ts';

const { twoSpans } = beamExamples;
const at = { toX: (x: number) => 50 + 70 * x, axisY: 50, width: 800 };

test('supports at one place are ringed once, what lies beyond an end is crossed at the rim of the board', () => {
  expect(drawCollisions(twoSpans, at)).toBeNull();
  const { d = '' } =
    drawCollisions(
      {
        ...twoSpans,
        L: 10,
        supports: [
          { className: 'fixed', x: 0 },
          { className: 'simple', x: 5 },
          { className: 'simple', x: 5 },
          { className: 'simple', x: 5 },
          { className: 'simple', x: 40 },
        ],
      },
      at,
    ) ?? {};
  expect([...d.matchAll(/M(\S+) 35a/g)].map(([, x]) => Number(x))).toEqual([400, 785]);
  expect([...d.matchAll(/M(\S+) 50m/g)].map(([, x]) => Number(x))).toEqual([785]);
});

test('a set turned by -30 degrees has its horizon down to the right', () => {
  const { mark, label } = drawSetAngle(-30, { x: 100, y: 20, text: '−30°' });
  // From the corner 34 px at -30 degrees: 34·cos 30° = 29.44 to the right, 34·sin 30° = 17 down.
  expect(mark.d).toContain('M100 20L129.44 37');
  // The arc turns clockwise on the screen.
  expect(mark.d).toMatch(/A24 24 0 0 1 /);
  expect(label.text).toBe('−30°');
});
