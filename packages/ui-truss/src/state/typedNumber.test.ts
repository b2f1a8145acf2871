import { describe, expect, test } from 'vitest';
import { type NumberState, whatIsTyped } from './typedNumber.ts';

const state = (of: Partial<NumberState>): NumberState => ({
  tool: 'select',
  items: [],
  isReadOnly: false,
  ...of,
});
const jointLoad = { kind: 'jointLoad', joint: 1, index: 0 } as const;
const linkLoad = { kind: 'linkLoad', link: 0, index: 0 } as const;

describe('a number typed on the board', () => {
  test.each(['-', '2', '.', ','])('is the value of the load just placed: %s', (key) => {
    expect(whatIsTyped(key, state({ tool: 'load', items: [jointLoad] }))).toBe('value');
    expect(whatIsTyped(key, state({ tool: 'load', items: [linkLoad] }))).toBe('value');
  });

  test.each(['joint', 'rod', 'guide'] as const)('is a place while a %s is drawn', (tool) => {
    expect(whatIsTyped('3', state({ tool }))).toBe('place');
    expect(whatIsTyped('@', state({ tool, items: [{ kind: 'link', index: 0 }] }))).toBe('place');
  });

  test('is the place of a joint that is chosen', () => {
    expect(whatIsTyped('3', state({ items: [{ kind: 'joint', index: 0 }] }))).toBe('place');
  });

  test('is nothing without a tool, of several things, of a truss that is only read', () => {
    expect(whatIsTyped('3', state({}))).toBeNull();
    expect(whatIsTyped('-', state({ tool: 'load' }))).toBeNull();
    expect(whatIsTyped('3', state({ items: [jointLoad, linkLoad] }))).toBeNull();
    expect(whatIsTyped('3', state({ tool: 'rod', isReadOnly: true }))).toBeNull();
    expect(whatIsTyped('@', state({ items: [jointLoad] }))).toBeNull();
    expect(whatIsTyped('+', state({ tool: 'rod' }))).toBeNull();
  });
});
