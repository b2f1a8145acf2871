import { expect, test } from 'vitest';
import { dialogButtons, removeDialog, toOutcome, toParagraphs } from './dialogQueue.ts';

test('only confirm has Yes and No; cookies adds the policy', () => {
  expect(dialogButtons('confirm')).toEqual(['ok', 'cancel']);
  expect(dialogButtons('confirm', true)).toEqual(['ok', 'other', 'cancel']);
  expect(dialogButtons('cookies')).toEqual(['ok', 'policy']);
  for (const kind of ['info', 'notify', 'warning'] as const) expect(dialogButtons(kind)).toEqual(['ok']);
});

test('a message is split at line breaks of every kind', () => {
  expect(toParagraphs('One\nTwo\r\nThree\rFour\n\n')).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('the checkbox goes along only when there was one', () => {
  expect(toOutcome({ kind: 'info', message: '' }, 'ok', true)).toEqual({ outcome: 'ok' });
  const withBox = { kind: 'confirm', message: '', checkbox: { label: 'Again' } } as const;
  expect(toOutcome(withBox, 'cancel', true)).toEqual({ outcome: 'cancel', checked: true });
});

test('an answered dialog leaves, the others keep their order', () => {
  const settle = () => undefined;
  const queue = ['a', 'b', 'c'].map((id) => ({
    id,
    settle,
    request: { kind: 'info', message: id } as const,
  }));
  expect(removeDialog(queue, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
});
