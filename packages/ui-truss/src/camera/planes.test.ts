import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import type { TrussCase } from '@eecs/solver-core/truss';
import { createTrussStarter, getFirstMeasures } from '../starters/starterKinds.ts';
import { type TrussExampleName, createTrussExample } from '../starters/trussExamples.ts';
import { session } from '../state/sessionAtoms.ts';
import { createSingleActions } from '../commands/singleActions.ts';
import { act } from '../keys/trussKeys.ts';
import { isCoincidingAtom, lookFromAtom, orientationAtom, planeAtom, viewNameAtom } from '../state/view.ts';
import { CORNER, VIEWS } from './orientation.ts';
import { listPlanes, toPlaneKey } from './planes.ts';

test('the planes to draw on are those through the origin and those through a joint, each once', () => {
  const keys = listPlanes({ normal: 'z', at: 0 }, { x: 0, y: 3, z: 2 }).map(toPlaneKey);
  expect(keys).toEqual(['z 0', 'y 0', 'x 0', 'y 3', 'z 2']);
});

test('the plane in use stays in the list when its joint is not chosen any more', () => {
  expect(listPlanes({ normal: 'y', at: 3 }).map(toPlaneKey)).toEqual(['z 0', 'y 0', 'x 0', 'y 3']);
});

test('a chosen plane stays while the view is turned; seen from its edge the most open one serves meanwhile', () => {
  const store = createStore();
  store.set(lookFromAtom, 'front');
  store.set(planeAtom, { normal: 'y', at: 3 });
  // From the front the ground is a line.
  expect(store.get(planeAtom)).toEqual({ normal: 'z', at: 0 });
  store.set(lookFromAtom, 'isometric');
  expect(store.get(planeAtom)).toEqual({ normal: 'y', at: 3 });
  store.set(orientationAtom, { azimuth: 80, elevation: 20 });
  expect(store.get(planeAtom)).toEqual({ normal: 'y', at: 3 });
  store.set(lookFromAtom, 'side');
  expect(store.get(planeAtom)).toEqual({ normal: 'x', at: 0 });
});

test('a plane truss is seen from the front, one in space from a corner, until a view is chosen', () => {
  const store = createStore();
  const open = (name: TrussExampleName): void =>
    store.set(session.historyAtom, { past: [], present: createTrussExample(name), future: [] });
  open('pratt');
  expect(store.get(orientationAtom)).toEqual(VIEWS.front);
  open('spaceGrid');
  expect(store.get(orientationAtom)).toEqual(CORNER);
  store.set(lookFromAtom, 'front');
  expect(store.get(orientationAtom)).toEqual(VIEWS.front);
});

test('key I looks isometrically, and where joints lie on one another then a second time from the corner', () => {
  const store = createStore();
  const actions = createSingleActions(store);
  const i = { key: 'i', code: 'KeyI', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const press = (): unknown => {
    act(i, actions);
    return store.get(viewNameAtom);
  };
  const open = (document: TrussCase): void =>
    store.set(session.historyAtom, { past: [], present: document, future: [] });
  // Squares of 1 m with the lower layer 1.5 m below, offset by half a square: joints are one and a half steps behind
  // others.
  const grid = createTrussStarter(
    'spaceGrid',
    { ...getFirstMeasures('spaceGrid', 0), panels: 8 },
    { system: 0 },
  );
  if (!grid.ok) throw new Error('the grid is sound');
  open(grid.document);
  expect(store.get(viewNameAtom)).toBe('corner');
  expect(press()).toBe('isometric');
  expect(store.get(isCoincidingAtom)).toBe(true);
  expect(press()).toBe('corner');
  expect(store.get(isCoincidingAtom)).toBe(false);
  expect(press()).toBe('isometric');
  // No two joints of a plane truss are on one line of sight.
  open(createTrussExample('pratt'));
  store.set(lookFromAtom, 'front');
  expect(press()).toBe('isometric');
  expect(store.get(isCoincidingAtom)).toBe(false);
  expect(press()).toBe('isometric');
});
