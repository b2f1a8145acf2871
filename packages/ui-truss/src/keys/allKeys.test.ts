import { createStore } from 'jotai/vanilla';
import { SINGLE_KEY_COMMANDS, helpMessages, listTableKeys } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { listPrintedFaults, pressPrinted } from '../../../ui-kit/test/printedKeys.ts';
import { createBoardCamera } from '../board/boardCamera.ts';
import { createBoardActions } from '../board/boardActions.ts';
import { createSingleActions } from '../commands/singleActions.ts';
import { nameKey } from '../help/useKeyNames.ts';
import { whatIsTyped } from '../state/typedNumber.ts';
import * as keys from './allKeys.ts';
import { ALL_KEYS, type KeyId } from './allKeys.ts';
import { session } from '../state/sessionAtoms.ts';

const IDS = Object.keys(ALL_KEYS) as KeyId[];

/** Keys that modify pointer actions; the gestures of the board read them. */
const POINTED = ['pan', 'choose', 'straight', 'free', 'zoom'] as const satisfies readonly KeyId[];
/** Keys that the browser turns into clipboard events. */
const CLIPBOARD = ['copy', 'cut', 'paste'] as const satisfies readonly KeyId[];

function createActions() {
  const store = createStore();
  const none = (): never => {
    throw new Error('not to be called');
  };
  return {
    single: createSingleActions(store),
    board: createBoardActions(
      {
        surface: {
          store,
          getScheme: none,
          getCamera: none,
          camera: createBoardCamera(store, none),
          getGrid: none,
          announce: none,
        },
        cancel: none,
        openFields: none,
        duplicate: none,
        removeChosen: none,
        openDimension: none,
      },
      { t: none, format: {} as never, locale: 'en-US' },
    ).actions,
  };
}

test('every key of the table is handled in one place, and none that is not in it', () => {
  const { single, board } = createActions();
  const handled = [
    ...Object.keys(session.commands),
    'save',
    ...SINGLE_KEY_COMMANDS.map(({ name }) => name),
    ...Object.keys(single),
    ...Object.keys(board),
    'typePlace',
    ...CLIPBOARD,
    ...POINTED,
  ];
  expect(handled.toSorted()).toEqual(IDS.toSorted());
});

test('each key acts as it is printed, on a PC and on a Mac', () => {
  const pointed: readonly KeyId[] = POINTED;
  expect(
    listPrintedFaults(
      keys,
      IDS.filter((id) => id === 'pan' || !pointed.includes(id)),
    ),
  ).toEqual([]);
});

test('a place begins with each of the signs that are printed for it', () => {
  for (const printed of keys.listPresses('typePlace'))
    for (const { key } of pressPrinted(printed))
      expect(whatIsTyped(key, { tool: 'rod', items: [], isReadOnly: false })).toBe('place');
});

test('every key is listed once and has its words here or among those of all editors', () => {
  const listed = (['editor', 'single', 'board'] as const)
    .flatMap((place) => listTableKeys(ALL_KEYS, place))
    .map(({ id }) => id);
  expect(listed.toSorted()).toEqual(IDS.toSorted());
  const write = ((key: string) => key) as never;
  const own = listed.filter((id) => nameKey(id, { t: write, tResults: write }) !== null);
  const common = listed.filter((id) => !own.includes(id));
  expect(common.filter((id) => !(id in helpMessages.source.key))).toEqual([]);
});
