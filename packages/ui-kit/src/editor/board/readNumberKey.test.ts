import { expect, test } from 'vitest';
import { type ChosenNumbers, type NumberState, readNumberKey } from './readNumberKey.ts';

const pointer: NumberState = { isReadOnly: false, hasTool: false, isPlaced: false, chosen: null };
const tool: NumberState = { ...pointer, hasTool: true };
const load: ChosenNumbers = { first: 'value', hasPlace: true, isSigned: true };
const rod: ChosenNumbers = { first: 'value', hasPlace: false, isSigned: false };
const support: ChosenNumbers = { first: 'place', hasPlace: true, isSigned: false };

test.each([
  ['with a tool in hand a place', '3', tool, 'place'],
  ['with a tool in hand a place, whatever is chosen', '3', { ...tool, chosen: load }, 'place'],
  ['with a tool in hand a place that begins with a minus', '-', { ...tool, chosen: rod }, 'place'],
  ['the value of what the tool just placed', '-', { ...tool, isPlaced: true, chosen: load }, 'value'],
  ['the value of what was just placed', '3', { ...pointer, isPlaced: true, chosen: load }, 'value'],
  ['with the pointer the value of a chosen load', '3', { ...pointer, chosen: load }, 'value'],
  ['with the pointer the negative value of a chosen load', '-', { ...pointer, chosen: load }, 'value'],
  ['with the pointer the place of a chosen support', '3', { ...pointer, chosen: support }, 'place'],
  ['a place where it begins with @', '@', { ...pointer, isPlaced: true, chosen: load }, 'place'],
  ['nothing with @ where what is chosen has no place', '@', { ...pointer, chosen: rod }, null],
  ['nothing with a minus where no value is negative', '-', { ...pointer, chosen: support }, null],
  ['nothing where nothing is chosen', '3', pointer, null],
  ['nothing where nothing is chosen, with @ too', '@', pointer, null],
  ['nothing where nothing may be changed', '3', { ...tool, isReadOnly: true }, null],
  ['nothing that begins with a plus', '+', tool, null],
  ['nothing that begins with a letter', 'q', tool, null],
])('a number is %s', (_, key, state, meaning) => {
  expect(readNumberKey(key, state)).toBe(meaning);
});
