import { describe, expect, test } from 'vitest';
import { createCamera, facingNormal, fitCamera, panBy, project, unproject, zoomAbout } from './camera.ts';
import { VIEWS, getBasis, orbit } from './orientation.ts';

const at = (x: number, y: number, z = 0) => ({ x, y, z });
const frame = { width: 400, height: 200, insets: { left: 20, right: 20, top: 20, bottom: 20 } };

function expectNear(actual: object | null, wanted: object): void {
  for (const [name, value] of Object.entries(wanted))
    expect(Math.abs((Reflect.get(actual ?? {}, name) as number) - (value as number))).toBeLessThan(1e-9);
}

test('the front view of a plane truss fits its frame, x to the right and y up', () => {
  const camera = fitCamera([at(0, 0), at(12, 4)], VIEWS.front, frame);
  // 360 px for 12 m is 30, 160 px for 4 m is 40: the lesser scale fits both.
  expect(camera.scale).toBe(30);
  expect(project(camera, at(0, 0))).toEqual({ x: 20, y: 160, depth: 0 });
  expect(project(camera, at(12, 4))).toEqual({ x: 380, y: 40, depth: 0 });
});

test.each([
  ['front', at(1, 0, 0), at(0, 1, 0)],
  ['side', at(0, 0, -1), at(0, 1, 0)],
  ['top', at(1, 0, 0), at(0, 0, -1)],
] as const)('the %s view has its axes along the page', (view, right, up) => {
  const basis = getBasis(VIEWS[view]);
  expectNear(basis.right, right);
  expectNear(basis.up, up);
});

test('the isometric view shows the three axes equally long', () => {
  const { right, up } = getBasis(VIEWS.isometric);
  const lengths = (['x', 'y', 'z'] as const).map((axis) => Math.hypot(right[axis], up[axis]));
  for (const length of lengths) expect(Math.abs(length - Math.sqrt(2 / 3))).toBeLessThan(1e-5);
});

describe('a place under the pointer', () => {
  const camera = createCamera({ u: 1, v: 2, scale: 50 }, { azimuth: 30, elevation: 20 }, frame);

  test.each(['x', 'y', 'z'] as const)('is the one that was projected, on the plane across %s', (normal) => {
    const place = at(1.5, -2, 3);
    expectNear(unproject(camera, project(camera, place), { normal, at: place[normal] }), place);
  });

  test('there is no place where the plane is seen edge-on', () => {
    const front = createCamera({ u: 0, v: 0, scale: 50 }, VIEWS.front, frame);
    expect(unproject(front, { x: 10, y: 10 }, { normal: 'y', at: 0 })).toBeNull();
    expect(facingNormal(front.basis)).toBe('z');
    expect(facingNormal(getBasis(VIEWS.top))).toBe('y');
    expect(facingNormal(getBasis(VIEWS.side))).toBe('x');
  });
});

test('zooming keeps the point under the pointer, moving takes it along', () => {
  const camera = createCamera({ u: 3, v: 1, scale: 40 }, VIEWS.front, frame);
  const place = at(5, 0.5);
  const point = project(camera, place);
  const nearer = createCamera(zoomAbout(camera, 2, point), VIEWS.front, frame);
  expectNear(project(nearer, place), point);
  const moved = createCamera(panBy(camera, { x: 7, y: -9 }), VIEWS.front, frame);
  expectNear(project(moved, place), { x: point.x + 7, y: point.y - 9 });
});

test('turning goes round, and ends above and below', () => {
  expect(orbit({ azimuth: 350, elevation: 80 }, { azimuth: 20, elevation: 30 })).toEqual({
    azimuth: 10,
    elevation: 90,
  });
});
