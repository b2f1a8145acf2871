import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { expectClose } from '@eecs/testing';
import * as door from './index.ts';

const { addJoint, addLink, useTrussEditor, useTrussSolution } = door;

/** Two rods at 45° under 10 kN take 10/(2·sin 45°) = 7.071 kN each, in compression. */
const truss: door.TrussInput = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10000] }] },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

test('the public names; to add one is a decision, to lose one breaks somebody', () => {
  expect(Object.keys(door).sort()).toEqual([
    'TrussDrawing',
    'addJoint',
    'addJointLoads',
    'addLink',
    'changeJointLoad',
    'changeLinks',
    'moveJoints',
    'removeItems',
    'setAnchor',
    'useTrussEditor',
    'useTrussSolution',
  ]);
});

test('a truss is held, edited, stepped back and solved by hooks alone', async () => {
  const { result, act } = await renderHook(() => useTrussEditor({ defaultValue: truss }));
  const force = -10000 / Math.SQRT2;
  await act(async () => {
    const answer = await result.current.solve();
    expectClose(answer?.level === 'error' ? undefined : answer?.sets[0]?.N[0], force, 1e-9);
  });
  expect(result.current.isCurrent).toBe(true);
  let count = 0;
  const newId = (): string => `n${count++}`;
  await act(() => result.current.edit((document) => addJoint(document, { x: 1, y: 3, z: 0 }, newId)));
  await act(() => result.current.edit((document) => addLink(document, { i: 2, j: 3 }, newId)));
  expect(result.current.document.links).toHaveLength(3);
  expect(result.current.isCurrent).toBe(false);
  let notes: readonly unknown[] = [];
  await act(() => {
    notes = result.current.edit((document) => addLink(document, { i: 3, j: 2 }, newId));
  });
  expect(notes).toEqual([{ code: 'doubledLink', count: 1 }]);
  await act(() => result.current.undo());
  await act(() => result.current.undo());
  expect(result.current.canUndo).toBe(false);
  expect(result.current.isCurrent).toBe(true);
});

test('the solution follows the truss', async () => {
  const { result } = await renderHook(() => useTrussSolution(truss));
  expectClose(
    result.current.level === 'error' ? undefined : result.current.sets[0]?.N[1],
    -10000 / Math.SQRT2,
    1e-9,
  );
});
