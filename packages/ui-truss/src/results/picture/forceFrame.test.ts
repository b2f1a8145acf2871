import { expect, test } from 'vitest';
import { VIEWS } from '../../camera/orientation.ts';
import { chooseForceCamera, getForceFrame, measureRise } from './forceFrame.ts';

const mast = [
  { x: 0, y: 0, z: 0 },
  { x: 2, y: 0, z: 0 },
  { x: 1, y: 12, z: 0 },
];

test('a tall truss of many rods has a sheet of twice the height, one of few the usual one', () => {
  expect(measureRise(mast, 96, VIEWS.front)).toBeCloseTo(6, 9);
  expect(measureRise(mast, 12, VIEWS.front)).toBe(0);
  const usual = getForceFrame(900).height;
  expect(getForceFrame(900, 1, 6).height).toBe(2 * usual);
  expect(getForceFrame(900, 1, 0.1).height).toBe(usual);
});

test('forces are seen as the board is magnified, or as a whole', () => {
  const frame = getForceFrame(900);
  const window = { u: 1, v: 6, scale: 200 };
  const near = chooseForceCamera(mast, frame, { orientation: VIEWS.front, window });
  expect(near).toMatchObject({ ...window, width: 900, height: frame.height });
  const whole = chooseForceCamera(mast, frame, { orientation: VIEWS.front, window: null });
  // 12 m fit between the insets.
  expect(whole.scale).toBeCloseTo((frame.height - frame.insets.top - frame.insets.bottom) / 12, 9);
});
