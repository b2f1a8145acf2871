import { expect, test } from 'vitest';
import { checkColor, readColor } from './readColor.ts';

test.each([
  ['#0072b2', '#0072b2'],
  [' #0AF ', '#00aaff'],
  ['#0072B2FF', '#0072b2'],
  ['#0aff', '#00aaff'],
  ['rgb(0, 114, 178)', '#0072b2'],
  ['RGBA(255,255,255,1)', '#ffffff'],
])('%s is the colour %s', (text, color) => {
  expect(readColor(text)).toBe(color);
  expect(checkColor(text)).toBeNull();
});

test.each([
  ['', 'none'],
  ['red', 'none'],
  ['#12345', 'none'],
  ['rgb(256, 0, 0)', 'none'],
  ['rgba(0, 0, 0, 0.5)', 'opacity'],
  ['#0072b280', 'opacity'],
  ['#0af8', 'opacity'],
])('%s is none that is drawn: %s', (text, problem) => {
  expect(checkColor(text)).toBe(problem);
});
