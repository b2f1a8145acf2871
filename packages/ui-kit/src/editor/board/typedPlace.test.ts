import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import type { TypedMeaning } from './readNumberKey.ts';
import { takeNumber } from './takeNumber.ts';
import { createTypedPlace } from './typedPlace.ts';

const toolAtom = atom('rod');
const typedAtom = createTypedPlace([toolAtom, atom('joint 1')]);

test('a typed place belongs to the tool it was typed for', () => {
  const store = createStore();
  store.set(typedAtom, '3 1');
  expect(store.get(typedAtom)).toBe('3 1');
  store.set(toolAtom, 'joint');
  expect(store.get(typedAtom)).toBeNull();
});

describe('the first sign of a number', () => {
  /** Presses a key in an editor with the given fields and lists the effects in order. */
  function press(
    key: string,
    {
      meaning,
      fields = [],
      ctrlKey = false,
      altKey = false,
    }: {
      readonly meaning: TypedMeaning | null;
      readonly fields?: readonly ('place' | 'value')[];
      readonly ctrlKey?: boolean;
      readonly altKey?: boolean;
    },
  ): readonly string[] {
    const log: string[] = [];
    const store = createStore();
    const toField = (name: string) => ({
      value: store.get(typedAtom) ?? '',
      focus: () => log.push(`focus ${name}`),
      select: () => log.push('select'),
      setSelectionRange: (at: number) => log.push(`caret ${at}`),
    });
    const editor = {
      querySelector: (selector: string) => {
        if (selector.includes('listbox')) return toField('board');
        const name = selector.includes('data-place') ? 'place' : 'value';
        const isOpen =
          fields.includes(name) || (name === 'place' && fields.length > 0 && log.includes('prevent'));
        return isOpen ? toField(name) : null;
      },
    } as unknown as ParentNode;
    const event = {
      key,
      ctrlKey,
      altKey,
      metaKey: false,
      preventDefault: () => log.push('prevent'),
      stopPropagation: () => log.push('stop'),
    };
    const isTaken = takeNumber(event, { store, editor, typedAtom, meaning });
    return [...log, `typed ${store.get(typedAtom) ?? 'nothing'}`, isTaken ? 'taken' : 'left'];
  }

  test('takes the place of the value that is there', () => {
    expect(press('-', { meaning: 'value', fields: ['value'] })).toEqual([
      'stop',
      'focus value',
      'select',
      'typed nothing',
      'taken',
    ]);
  });

  test('opens the field of a place and stands in it, with the caret behind it', () => {
    expect(press('@', { meaning: 'place', fields: ['value'] })).toEqual([
      'stop',
      'prevent',
      'focus place',
      'caret 1',
      'typed @',
      'taken',
    ]);
  });

  test('is kept for the field of a place that is not fetched yet', () => {
    expect(press('3', { meaning: 'place' })).toEqual(['stop', 'prevent', 'focus board', 'typed 3', 'taken']);
  });

  test('is left to other keys where it means nothing, has no field, or is pressed with Ctrl', () => {
    for (const given of [
      { meaning: null, fields: ['value'] },
      { meaning: 'value' },
      { meaning: 'value', fields: ['value'], ctrlKey: true },
    ] as const)
      expect(press('3', given)).toEqual(['typed nothing', 'left']);
    // AltGr is Ctrl with Alt.
    expect(press('@', { meaning: 'place', fields: ['place'], ctrlKey: true, altKey: true })).toContain(
      'taken',
    );
  });
});
