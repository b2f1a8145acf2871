import { describe, expect, test } from 'vitest';
import { LIMITS } from '../model/common/constants.ts';
import { cleanText } from './cleanText.ts';
import { cleanTexts, findHiddenSigns, findLongTexts } from './documentTexts.ts';

/** A text with a direction override, a zero-width space, a byte order mark, and a lone surrogate. */
const HIDDEN = 'Bri\u202edge\u200b \ufeff7\ud800';

describe('a text', () => {
  test.each([
    ['Bridge\n7', 'Bridge 7'],
    ['Bridge\r\n\t7\n', 'Bridge 7'],
    ['Bridge\u20287', 'Bridge 7'],
    [HIDDEN, 'Bridge 7'],
    ['Bridge 7\u{e0041}\u{e0042}', 'Bridge 7'],
    ['Bridge 7\u2066\u2069\u00ad\u0007', 'Bridge 7'],
  ])('%j is read as one line of what is seen', (text, clean) => {
    expect(cleanText(text, 200)).toBe(clean);
  });

  test.each(['Bridge 7', ' Міст ', 'علی\u200cرضا', '👩\u200d🔧', 'Jos\u00e9', '🌉'])(
    '%j stays as it is',
    (text) => {
      expect(cleanText(text, 200)).toBe(text);
    },
  );

  test('a text of several lines keeps them', () => {
    expect(cleanText('one\r\ntwo\rthree\u202e\n', 200, { lines: true })).toBe('one\ntwo\nthree\n');
  });

  test('is cut before the character that does not fit', () => {
    expect(cleanText('x'.repeat(199) + '🌉', 200)).toBe('x'.repeat(199));
  });
});

const named = (text: string): object => ({
  schema: 1,
  title: text,
  description: text,
  caseSets: [{ title: 'Dead' }, { title: text, description: text }],
  materials: [{ name: text }],
  sections: [
    { className: 'circle', label: text },
    { className: 'builtup', parts: [{ label: 'A' }, { label: text }] },
  ],
});

const PLACES = [
  '/title',
  '/description',
  '/caseSets/1/title',
  '/caseSets/1/description',
  '/materials/0/name',
  '/sections/0/label',
  '/sections/1/parts/1/label',
];

describe('the texts of a document', () => {
  test('with hidden signs are found by their places and cleaned', () => {
    expect(findHiddenSigns(named(HIDDEN))).toEqual(PLACES);
    expect(cleanTexts(named(HIDDEN), LIMITS.full)).toEqual(named('Bridge 7'));
  });

  test('texts that are too long are found by their places and cut', () => {
    const found = findLongTexts(named('x'.repeat(4001)), LIMITS.full);
    expect(found.map(({ code, path, values }) => ({ code, path, values }))).toEqual(
      PLACES.map((path) => ({
        code: 'schema.tooLong',
        path,
        values: { actual: 4001, maximum: path.endsWith('/description') ? 4000 : 200 },
      })),
    );
    expect(findLongTexts(cleanTexts(named('x'.repeat(4001)), LIMITS.full), LIMITS.full)).toEqual([]);
    expect(cleanTexts(named('x'.repeat(200)), LIMITS.full)).toEqual(named('x'.repeat(200)));
  });

  test('in order are returned as they came; a description may have lines and columns', () => {
    expect(findHiddenSigns({ ...named('Bridge 7'), description: 'a\tb\r\nc\n' })).toEqual([]);
    const clean = named('Bridge 7');
    expect(cleanTexts(clean, LIMITS.full)).toBe(clean);
  });

  test('texts of an unparsed document are found, and values of other types are skipped', () => {
    const document = { title: 7, caseSets: 'none', materials: [null, 'steel', { name: 'S\u200b' }] };
    expect(findHiddenSigns(document)).toEqual(['/materials/2/name']);
    expect(findLongTexts(document, LIMITS.full)).toEqual([]);
  });
});
