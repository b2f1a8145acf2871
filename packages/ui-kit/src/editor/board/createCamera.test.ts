import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createCamera } from './createCamera.ts';

const unitsAtom = atom(0);
const lengthAtom = atom(10);
const heightAtom = atom(4);

const line = createCamera('x', {
  getWhole: (get) => ({ x0: 0, x1: get(lengthAtom) }),
  getUnits: (get) => get(unitsAtom),
});
const plane = createCamera('xy', {
  getWhole: (get) => ({ x0: 0, x1: get(lengthAtom), y0: 0, y1: get(heightAtom) }),
  getUnits: (get) => get(unitsAtom),
});

describe('the camera of a line', () => {
  test('magnifies about a place that stays where it is, and no further than a 200th of the whole', () => {
    const store = createStore();
    store.set(line.zoomAtom, { factor: 2, about: { x: 2 } });
    // The place 2 remains at a fifth of the width from the left edge.
    expect(store.get(line.viewAtom)).toEqual({ x0: 1, x1: 6 });
    store.set(line.zoomAtom, { factor: 1e6 });
    const { x0, x1 } = store.get(line.viewAtom) ?? { x0: 0, x1: 0 };
    expectClose(x1 - x0, 10 / 200, 1e-12);
    expectClose((x0 + x1) / 2, 3.5, 1e-12);
    store.set(line.zoomAtom, { factor: 1e-9 });
    expect(store.get(line.viewAtom)).toBeNull();
  });

  test('moves inside the whole, and stays the same object where an edit moves nothing', () => {
    const store = createStore();
    store.set(line.panAtom, { x: 1 });
    expect(store.get(line.viewAtom)).toBeNull();
    store.set(line.viewAtom, { x0: 2, x1: 4 });
    store.set(line.panAtom, { x: 100 });
    expect(store.get(line.viewAtom)).toEqual({ x0: 8, x1: 10 });
    const view = store.get(line.viewAtom);
    store.set(lengthAtom, 20);
    expect(store.get(line.viewAtom)).toBe(view);
    store.set(lengthAtom, 9);
    expect(store.get(line.viewAtom)).toEqual({ x0: 7, x1: 9 });
    // In other units the view is dropped.
    store.set(unitsAtom, 1);
    expect(store.get(line.viewAtom)).toBeNull();
  });
});

describe('the camera of a plane', () => {
  test('magnifies both axes alike about a point, and moves along both', () => {
    const store = createStore();
    store.set(plane.zoomAtom, { factor: 2, about: { x: 0, y: 4 } });
    expect(store.get(plane.viewAtom)).toEqual({ x0: 0, x1: 5, y0: 2, y1: 4 });
    store.set(plane.panAtom, { x: 1, y: -1 });
    expect(store.get(plane.viewAtom)).toEqual({ x0: 1, x1: 6, y0: 1, y1: 3 });
    store.set(plane.panAtom, { x: -100, y: -100 });
    expect(store.get(plane.viewAtom)).toEqual({ x0: 0, x1: 5, y0: 0, y1: 2 });
    store.set(plane.zoomAtom, { factor: 0.5 });
    expect(store.get(plane.viewAtom)).toBeNull();
  });

  test('the camera of a document without height shows its length', () => {
    const store = createStore();
    store.set(heightAtom, 0);
    store.set(plane.zoomAtom, { factor: 2 });
    expect(store.get(plane.viewAtom)).toEqual({ x0: 2.5, x1: 7.5, y0: 0, y1: 0 });
  });
});
