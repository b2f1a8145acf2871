import { describe, expect, test } from 'vitest';
import { type NumberState, whatIsTyped } from './typedNumber.ts';

const state = (of: Partial<NumberState>): NumberState => ({
  tool: 'select',
  items: [],
  isReadOnly: false,
  ...of,
});
const jointLoad = { kind: 'jointLoad', joint: 1, index: 0 } as const;
const rod = { kind: 'link', index: 0 } as const;
const guide = { kind: 'guide', index: 0 } as const;
const linkLoad = { kind: 'linkLoad', link: 0, index: 0 } as const;

describe('a number typed on the board', () => {
  test.each(['-', '2', '.', ','])(
    'is the value of the load just placed, with the tool in hand too: %s',
    (key) => {
      for (const item of [jointLoad, linkLoad])
        expect(whatIsTyped(key, state({ tool: 'load', items: [item], isPlaced: true }))).toBe('value');
    },
  );

  test.each(['joint', 'rod', 'guide', 'anchor', 'load'] as const)('is a place with a tool: %s', (tool) => {
    expect(whatIsTyped('3', state({ tool }))).toBe('place');
    expect(whatIsTyped('@', state({ tool, items: [rod] }))).toBe('place');
    expect(whatIsTyped('-', state({ tool, items: [jointLoad] }))).toBe('place');
  });

  test('is the place of a joint that is chosen', () => {
    expect(whatIsTyped('3', state({ items: [{ kind: 'joint', index: 0 }] }))).toBe('place');
    expect(whatIsTyped('@', state({ items: [{ kind: 'joint', index: 0 }] }))).toBe('place');
  });

  test('is the first value of a load, a rod, a guide and of several things that are chosen', () => {
    for (const items of [[jointLoad], [linkLoad], [rod], [guide], [jointLoad, linkLoad]])
      expect(whatIsTyped('3', state({ items }))).toBe('value');
    expect(whatIsTyped('-', state({ items: [jointLoad, linkLoad] }))).toBe('value');
  });

  test('is nothing where nothing is chosen, of a truss that is only read, and where no number could begin so', () => {
    expect(whatIsTyped('3', state({}))).toBeNull();
    expect(whatIsTyped('3', state({ tool: 'rod', isReadOnly: true }))).toBeNull();
    expect(whatIsTyped('@', state({ items: [jointLoad] }))).toBeNull();
    expect(whatIsTyped('-', state({ items: [rod] }))).toBeNull();
    expect(whatIsTyped('+', state({ tool: 'rod' }))).toBeNull();
  });
});
