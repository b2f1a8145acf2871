import { expect, test } from 'vitest';
import { readPersonName } from './personName.ts';

test.each([
  ['  Anna\t', 'Anna'],
  ['', ''],
  ['   ', ''],
  ['\u00a0Анна-Марія\u2003', 'Анна-Марія'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['O’Neill, Jr.', 'O’Neill, Jr.'],
  // Zero-width joiners and non-joiners belong to Persian and Hindi names.
  ['علی\u200cرضا', 'علی\u200cرضا'],
])('%j is kept as %j', (given, kept) => {
  expect(readPersonName(given)).toBe(kept);
});

test.each([
  '\u0000',
  'a\u0007b',
  'a\nb',
  'a\rBcc: b@example.com',
  'a\tb',
  'a\u007fb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\u202eb',
  'a\u202ab',
  'a\u2066b',
  'a\u2069b',
  'a\u200eb',
  'a\u200fb',
  'a\u061cb',
  'a\ud800b',
  'a\u200bb',
  'a\u2060b',
  'a\ufeffb',
  'a\u00adb',
])('%j is the name of nobody', (given) => {
  expect(readPersonName(given)).toBeNull();
});
