import { expect, test } from 'vitest';
import fc from 'fast-check';
import { type Window, createCamera, project } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { shiftOf } from './shiftOf.ts';

const SIZE = { width: 800, height: 420 };
const number = fc.double({ min: -50, max: 50, noNaN: true });
const window = fc.record<Window>({
  u: number,
  v: number,
  scale: fc.double({ min: 0.5, max: 200, noNaN: true }),
});

test('a drawing that is shifted is the drawing of the other camera', () => {
  fc.assert(
    fc.property(
      window,
      window,
      fc.constantFrom(...Object.values(VIEWS)),
      fc.record({ x: number, y: number, z: number }),
      (one, other, view, place) => {
        const [from, to] = [createCamera(one, view, SIZE), createCamera(other, view, SIZE)];
        const shift = shiftOf(from, to);
        if (shift === null) throw new Error('both look from the same side');
        const [before, after] = [project(from, place), project(to, place)];
        const size = 1e-9 * (1 + to.scale * 500);
        expect(Math.abs(shift.k * before.x + shift.x - after.x)).toBeLessThan(size);
        expect(Math.abs(shift.k * before.y + shift.y - after.y)).toBeLessThan(size);
      },
    ),
  );
});

test('no shift makes a view from the front one from the side, or a wide board a narrow one', () => {
  const [front, side] = [VIEWS.front, VIEWS.side];
  const view = { u: 0, v: 0, scale: 10 };
  expect(shiftOf(createCamera(view, front, SIZE), createCamera(view, side, SIZE))).toBeNull();
  const narrow = { ...SIZE, width: 390 };
  expect(shiftOf(createCamera(view, front, SIZE), createCamera(view, front, narrow))).toBeNull();
});
