import { createStore } from 'jotai/vanilla';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { createHistory } from '@eecs/ui-kit/editor';
import { triangle } from '../../test/triangle.ts';
import { fitCamera, project } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { windowAtom } from '../state/view.ts';
import { createBoardCamera, zoomMiddle } from './boardCamera.ts';

const FRAME = { width: 600, height: 400, insets: { left: 50, right: 50, top: 50, bottom: 50 } };

function open(scale?: number) {
  const store = createStore();
  store.set(session.historyAtom, createHistory(triangle));
  const fitted = fitCamera(triangle.joints, VIEWS.front, FRAME);
  const shown = scale === undefined ? fitted : { ...fitted, scale };
  return { store, shown, camera: createBoardCamera(store, () => shown) };
}

test('the content at one point is moved to another and magnified there', () => {
  const { store, shown, camera } = open();
  const joint = triangle.joints[0];
  if (joint === undefined) throw new Error('no joint');
  const from = project(shown, joint);
  camera.move({ from, to: { x: 100, y: 120 }, factor: 2 });
  const window = store.get(windowAtom);
  if (window === null) throw new Error('no window');
  expectClose(window.scale, 2 * shown.scale, 1e-12);
  const at = project({ ...shown, ...window }, joint);
  expect([at.x, at.y]).toEqual([expect.closeTo(100), expect.closeTo(120)]);
});

test.each([
  [9e8, 2],
  [2e-6, 1 / 4],
])('buttons and keys stop at the magnification where the wheel stops: %d px for a unit', (scale, factor) => {
  const { store, shown, camera } = open(scale);
  zoomMiddle(shown, camera, factor);
  expect(store.get(windowAtom)).toBeNull();
});

test('a magnified part is that of its units and of its document: others are shown whole', () => {
  const { store, shown, camera } = open();
  zoomMiddle(shown, camera, 2);
  expect(camera.isWhole()).toBe(false);
  const { units } = store.get(documentAtom);
  store.set(session.historyAtom, createHistory({ ...triangle, units: { ...units, system: 1 } }));
  expect(camera.isWhole()).toBe(true);
  store.set(session.historyAtom, createHistory(triangle));
  expect(camera.isWhole()).toBe(false);
  store.set(session.openingAtom, 1);
  expect(camera.isWhole()).toBe(true);
});
