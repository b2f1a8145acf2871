import { asksBeforeRemovalAtom } from '@eecs/ui-kit/editor';
import { expect, test, vi } from 'vitest';
import { createHand } from '../../test/createHand.ts';
import { createFrameRemoval } from '../panels/createFrameRemoval.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { createBoardActions } from './boardActions.ts';

const naming = { t: (key: string) => key, format: { brief: String }, locale: 'en-US' } as never as Omit<
  Parameters<typeof createFrameRemoval>[1],
  'open' | 'textOf'
>;

function draw(outcome: 'ok' | 'cancel') {
  const hand = createHand();
  const { store, surface } = hand;
  hand.take('member');
  hand.press(0, 0);
  hand.press(4, 0);
  store.set(selectionAtom, [{ kind: 'member', index: 0 }]);
  const open = vi.fn(() => Promise.resolve({ outcome, checked: true }));
  const { removeChosen } = createFrameRemoval(store, {
    ...naming,
    textOf: () => (key) => key,
    open,
  });
  const none = (): never => {
    throw new Error('not to be called');
  };
  const actions = createBoardActions({
    ...naming,
    ...{ surface, removeChosen, cancel: none, openFields: none, typeNumber: none, duplicate: none },
  });
  return { store, open, press: () => void actions.remove?.({ key: 'Delete' } as never) };
}

test('Delete removes what is chosen at once where nobody wants to be asked', () => {
  const { store, open, press } = draw('cancel');
  press();
  expect(store.get(documentAtom).members).toEqual([]);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['ok', 0],
  ['cancel', 1],
] as const)('with the option set Delete asks first: %s leaves %d members', async (outcome, left) => {
  const { store, open, press } = draw(outcome);
  store.set(asksBeforeRemovalAtom, true);
  press();
  expect(store.get(documentAtom).members).toHaveLength(1);
  await vi.waitFor(() => expect(store.get(documentAtom).members).toHaveLength(left));
  expect(open).toHaveBeenCalledOnce();
});
