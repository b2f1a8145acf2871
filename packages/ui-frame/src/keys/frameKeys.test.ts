import { createStore } from 'jotai/vanilla';
import { SINGLE_KEY_COMMANDS, helpMessages, listTableKeys } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { listPrintedFaults } from '../../../ui-kit/test/printedKeys.ts';
import { createBoardActions } from '../board/boardActions.ts';
import { createSingleActions } from '../commands/singleActions.ts';
import { nameKey } from '../help/useKeyNames.ts';
import { session } from '../state/sessionAtoms.ts';
import { ALL_KEYS, type KeyId, allKeys } from './frameKeys.ts';

const IDS = Object.keys(ALL_KEYS) as KeyId[];

/** Keys that modify the pointer, as the gestures of the board read them. */
const POINTED: readonly KeyId[] = ['pan', 'choose', 'straight', 'free', 'zoom'];
/** Keys for which the browser fires a separate event. */
const CLIPBOARD: readonly KeyId[] = ['copy', 'cut', 'paste'];

function createActions() {
  const store = createStore();
  const none = (): never => {
    throw new Error('not to be called');
  };
  return {
    single: createSingleActions(store),
    board: createBoardActions({
      surface: { store, getScheme: none, getProjection: none },
      cancel: none,
      openFields: none,
      typeNumber: none,
      duplicate: none,
      removeChosen: none,
      t: none,
      format: {} as never,
      locale: 'en-US',
    }),
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
  expect(
    listPrintedFaults(
      allKeys,
      IDS.filter((id) => id === 'pan' || !POINTED.includes(id)),
    ),
  ).toEqual([]);
});

test('every key is listed once and has its words here or among those of all editors', () => {
  const listed = (['editor', 'single', 'board'] as const)
    .flatMap((place) => listTableKeys(ALL_KEYS, place))
    .map(({ id }) => id);
  expect(listed.toSorted()).toEqual(IDS.toSorted());
  const write = ((key: string) => key) as never;
  const common = listed.filter((id) => nameKey(id, write) === null);
  expect(common.filter((id) => !(id in helpMessages.source.key))).toEqual([]);
});
