import { createStore } from 'jotai/vanilla';
import { type BoardKeyPress, createHistory } from '@eecs/ui-kit/editor';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { triangle } from '../../test/triangle.ts';
import { fitCamera } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { selectionAtom } from '../state/selection.ts';
import { type Ports, draftAtom, documentAtom, portsAtom, session, undoAtom } from '../state/sessionAtoms.ts';
import { createBoardKeys } from './boardActions.ts';
import { createBoardCamera } from './boardCamera.ts';
import type { BoardSurface } from './boardSurface.ts';

const none = (): never => {
  throw new Error('not to be called');
};
const nothing = (): void => undefined;

/** Opens the triangle with its first joint selected, without a page, and returns the effects of keys. */
function open() {
  const store = createStore();
  const ports: Partial<Ports> = {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    onChange: nothing,
    onNotes: nothing,
  };
  store.set(portsAtom, ports as Ports);
  store.set(session.historyAtom, createHistory(triangle));
  store.set(selectionAtom, [{ kind: 'joint', index: 0 }]);
  const camera = fitCamera(triangle.joints, VIEWS.front, {
    width: 400,
    height: 300,
    insets: { left: 0, right: 0, top: 0, bottom: 0 },
  });
  const surface: BoardSurface = {
    store,
    getScheme: none,
    getCamera: () => camera,
    camera: createBoardCamera(store, () => camera),
    getGrid: none,
    announce: nothing,
  };
  const keys = createBoardKeys(
    {
      surface,
      cancel: () => false,
      openFields: none,
      duplicate: none,
      removeChosen: none,
      openDimension: none,
    },
    { t: () => '', format: { brief: () => '', number: () => '' } as never, locale: 'en-US' },
  );
  const press = (key: string, atMs: number, repeat = false): boolean => {
    const event: BoardKeyPress = {
      key,
      code: key,
      repeat,
      timeStamp: atMs,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      stopPropagation: nothing,
    };
    return keys.press(event);
  };
  const getX = (): number | undefined => store.get(documentAtom).joints[0]?.x;
  return { store, press, lift: keys.lift, getX };
}

const x0 = triangle.joints[0]?.x ?? NaN;

/** Returns the displacement of one press. */
function measureStep(): number {
  const { press, getX } = open();
  press('ArrowRight', 0);
  return (getX() ?? NaN) - x0;
}

test('a held arrow draws up its steps, and letting go makes all of them one undo step', () => {
  const { store, press, lift, getX } = open();
  const step = measureStep();
  expect(step).toBeGreaterThan(0);
  press('ArrowRight', 0);
  for (let count = 1; count <= 50; count++) press('ArrowRight', 500 + 30 * count, true);
  // The document is as the first press left it; the board shows all steps.
  expect(getX()).toBeCloseTo(x0 + step, 9);
  expect(store.get(draftAtom)?.joints[0]?.x).toBeCloseTo(x0 + 51 * step, 9);
  lift();
  expect(getX()).toBeCloseTo(x0 + 51 * step, 9);
  store.set(undoAtom);
  expect(getX()).toBe(x0);
});

test('another arrow ends what was held, and Esc drops it', () => {
  const { store, press, lift, getX } = open();
  const step = measureStep();
  press('ArrowRight', 0);
  press('ArrowRight', 500, true);
  press('ArrowUp', 520);
  expect(getX()).toBeCloseTo(x0 + 2 * step, 9);
  press('ArrowUp', 1000, true);
  press('Escape', 1010);
  expect(store.get(draftAtom)).toBeNull();
  lift();
  expectClose(store.get(documentAtom).joints[0]?.y ?? NaN, (triangle.joints[0]?.y ?? NaN) + step, 1e-12);
});
