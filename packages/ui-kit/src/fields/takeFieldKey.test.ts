import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { takeFieldKey } from './takeFieldKey.ts';

const KEYS = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

function press(keys: Readonly<Record<string, unknown>>, state: Readonly<Record<string, unknown>> = {}) {
  const field = {
    isEditing: true,
    problem: null,
    commit: vi.fn(() => true),
    restore: vi.fn(),
    step: vi.fn(),
    ...state,
  };
  const select = vi.fn();
  const event = { ...KEYS, preventDefault: vi.fn(), stopPropagation: vi.fn(), currentTarget: { select } };
  takeFieldKey({ ...event, ...keys } as unknown as KeyboardEvent<HTMLInputElement>, field);
  return { ...field, ...event, select };
}

test('arrows step by the increment, with Shift by ten and with Alt by a tenth of it', () => {
  expect(press({ key: 'ArrowUp' }).step).toHaveBeenCalledWith(1);
  expect(press({ key: 'ArrowDown', shiftKey: true }).step).toHaveBeenCalledWith(-10);
  expect(press({ key: 'ArrowUp', altKey: true }).step).toHaveBeenCalledWith(0.1);
});

test('Enter commits and selects the text; a wrong text holds the form back', () => {
  const right = press({ key: 'Enter' });
  expect(right.select).toHaveBeenCalledOnce();
  expect(right.preventDefault).not.toHaveBeenCalled();
  const wrong = press({ key: 'Enter' }, { commit: () => false });
  expect(wrong.select).not.toHaveBeenCalled();
  expect(wrong.preventDefault).toHaveBeenCalledOnce();
});

test('Esc restores an edited text and goes no further; in a field at rest it goes on', () => {
  const edited = press({ key: 'Escape' });
  expect(edited.restore).toHaveBeenCalledOnce();
  expect(edited.stopPropagation).toHaveBeenCalledOnce();
  const atRest = press({ key: 'Escape' }, { isEditing: false });
  expect(atRest.restore).not.toHaveBeenCalled();
  expect(atRest.stopPropagation).not.toHaveBeenCalled();
});

test('an undo takes a refused text back, and leaves a good one to the browser', () => {
  const undo = { key: 'z', code: 'KeyZ', ctrlKey: true };
  expect(press(undo, { problem: { code: 'number' } }).restore).toHaveBeenCalledOnce();
  expect(press(undo).restore).not.toHaveBeenCalled();
});
