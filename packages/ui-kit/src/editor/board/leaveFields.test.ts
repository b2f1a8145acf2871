import { describe, expect, test } from 'vitest';
import { type FieldsPress, leaveFields } from './leaveFields.ts';

interface Given {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly defaultPrevented?: boolean;
  readonly localName?: string;
  readonly type?: string;
  readonly isInForm?: boolean;
}

/** Presses a key in an element and lists the effects in order. */
function press({
  key,
  localName = 'input',
  type = 'text',
  isInForm = false,
  ...rest
}: Given): readonly string[] {
  const log: string[] = [];
  const target = { localName, type, closest: () => (isInForm ? {} : null) } as unknown as EventTarget;
  const event: FieldsPress = {
    key,
    target,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    preventDefault: () => log.push('prevent'),
    stopPropagation: () => log.push('stop'),
    ...rest,
  };
  if (leaveFields(event, () => log.push('board'))) log.push('left');
  return log;
}

const LEFT = ['prevent', 'stop', 'board', 'left'];

describe('the focus goes back to the board', () => {
  test('after an Enter in a field and after Esc', () => {
    expect(press({ key: 'Enter' })).toEqual(LEFT);
    expect(press({ key: 'Escape' })).toEqual(LEFT);
    expect(press({ key: 'Escape', localName: 'button' })).toEqual(LEFT);
  });

  test.each([
    ['a field that refused its text', { key: 'Enter', defaultPrevented: true }],
    ['Ctrl Enter, which solves', { key: 'Enter', ctrlKey: true }],
    ['a button, which Enter presses', { key: 'Enter', localName: 'button' }],
    ['a list', { key: 'Enter', localName: 'select' }],
    ['a mark', { key: 'Enter', type: 'checkbox' }],
    ['a form of several steps', { key: 'Enter', isInForm: true }],
    ['a letter', { key: 'q' }],
  ])('but not from %s', (_, given) => {
    expect(press(given)).toEqual([]);
  });
});
