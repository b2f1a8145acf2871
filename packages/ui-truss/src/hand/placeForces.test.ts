import { getLabelBox } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { placeForces, placeNumber } from './placeForces.ts';

const room = { centre: { x: 120, y: 105 }, frame: { x0: 0, y0: 0, x1: 240, y1: 210 } };
const towards = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

test('a value stands beyond its arrow', () => {
  const [up] = placeForces([{ way: { x: 0, y: -1 }, text: '10.000' }], room);
  expect(up).toEqual({ x: 120, y: 33 });
});

test('values of rods that seem to lie side by side do not cover one another', () => {
  const forces = [105, 111, 60, 270].map((angle, at) => ({ way: towards(angle), text: `−4.15${at}` }));
  const boxes = placeForces(forces, room).map((place, at) =>
    getLabelBox({ text: forces[at]?.text ?? '', ...place }),
  );
  boxes.forEach((a, at) =>
    boxes.slice(at + 1).forEach((b) => {
      expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
    }),
  );
});

test('the number of a joint stands in the widest gap between its arrows', () => {
  const { centre } = room;
  const at = (angles: readonly number[]) => {
    const { x, y } = placeNumber(
      angles.map((angle) => ({ way: towards(angle) })),
      centre,
    );
    // From the baseline to the middle of the text.
    return (Math.atan2(y - 4 - centre.y, x - centre.x) * 180) / Math.PI;
  };
  expect(at([])).toBeCloseTo(-135);
  expect(at([90])).toBeCloseTo(-90);
  expect(at([0, 90, 180])).toBeCloseTo(-90);
  expect(at([-150, -120, 170])).toBeCloseTo(25);
});
