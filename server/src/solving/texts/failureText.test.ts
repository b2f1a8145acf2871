import { CORRECTION_CODES, FAILURE_CODES } from '@eecs/solver-core';
import { solveTruss, TRUSS_CORRECTION_CODES, TRUSS_FAILURE_CODES } from '@eecs/solver-core/truss';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../messages/locale.ts';
import type { Kind } from '../solver.ts';
import type { CodedFailure } from '../outcome.ts';
import { describeFailure } from './failureText.ts';

const CODES = [
  ...Object.keys(FAILURE_CODES),
  ...CORRECTION_CODES,
  ...Object.keys(TRUSS_FAILURE_CODES),
  ...TRUSS_CORRECTION_CODES,
];

/** Every value that a text may ask for. */
const VALUES = {
  ...{ actual: 7, alpha: 90, count: 2, expected: 'number', rank: 11, minimum: 0, maximum: 3, x: 1.5 },
  ...{ i: 0, j: 1, joint: 4, index: 5 },
};

/** What of a truss is changed, and the failure that follows; the two joints are 1 m apart. */
const LINKS = [{ i: 0, j: 1 }];
const JOINTS = [
  { x: 0, y: 0, anchor: 3 },
  { x: 1, y: 0, anchor: 2, loads: [{ className: 'AxialLoad', c: [1] }] },
];
function failuresOf(change: object): readonly CodedFailure[] {
  const answer = solveTruss({ schema: 1, className: 'casetruss', joints: JOINTS, links: LINKS, ...change });
  return answer.level === 'error' ? answer.failures : answer.corrections;
}

describe.each(LOCALES)('the text of a failure, in %s', (locale) => {
  const tell = (failure: CodedFailure, kind: Kind = 'truss') =>
    describeFailure(failure, { kind, locale, system: 0, places: [0] });
  const tellAll = (change: object) => failuresOf(change).map((failure) => tell(failure));

  test.each(CODES)('of %s says all it names, and shows no placeholder where something is missing', (code) => {
    for (const kind of ['msb', 'truss'] as const) {
      for (const path of ['', '/links/2/i', '/joints/1/loads/0/className']) {
        const whole = tell({ code, path, ids: [3, 4], values: VALUES }, kind);
        expect(whole).not.toMatch(/[{}…]/);
        expect(whole).not.toBe(code);
        expect(tell({ code, path, ids: [], values: {} }, kind)).not.toMatch(/[{}]/);
      }
    }
  });

  test('of self weight where no rod has constants names no list', () => {
    expect(tellAll({ selfWeight: true }).join()).not.toMatch(/[{}…]/);
  });

  test('of a number below its only bound does not tell another', () => {
    const [text] = tellAll({ links: [{ i: -1, j: 1 }] });
    expect(text).toMatch(/\bi\b.*[-−]1.* 0$/);
  });

  test('of a number beyond all sizes writes it short', () => {
    const [text = ''] = tellAll({ joints: [{ x: 1e70, y: 0 }, JOINTS[1]] });
    expect(text).toMatch(/1[EЕ]60$/);
    expect(text.length).toBeLessThan(90);
  });

  test('of an unknown class of a load names the load and what is allowed, and nothing else is told', () => {
    for (const className of ['Pull', 'BendingMoment']) {
      const loads = [{ className: 'AxialLoad', c: [1] }, { className }];
      const texts = tellAll({ joints: [JOINTS[0], { ...JOINTS[1], loads }] });
      expect(texts).toHaveLength(1);
      expect(texts[0]).toMatch(
        new RegExp(`2.* 2: .*className.*${className}.*AxialLoad, ShearLoad, GenericLoad`),
      );
    }
    const texts = tellAll({ links: [{ i: 0, j: 1, loads: [{ className: 'Pull', y: 3 }] }] });
    expect(texts).toEqual([expect.stringMatching(/1.* 1: .*Pull.*DistributedLoad/)]);
  });

  test('of an index says whose it is, and how many there are', () => {
    const texts = tellAll({ links: [{ i: 0, j: 8, materialIndex: 3, sectionIndex: 4 }] });
    const words = {
      'en-US': ['joint 9', 'material 4', 'cross-section 5'],
      ru: ['узле 9', 'материал 4', 'сечение 5'],
      uk: ['вузлі 9', 'матеріал 4', 'переріз 5'],
    }[locale];
    words.forEach((word) => expect(texts.join('; ')).toContain(word));
    expect(texts.join('; ')).toMatch(/\D2\b/);
  });

  test('of a rod that joins wrongly names its joints and a cure', () => {
    const cure = { 'en-US': /remove|move/, ru: /удалите|переместите/, uk: /видаліть|перемістіть/ }[locale];
    const [self] = tellAll({ links: [{ i: 1, j: 1 }] });
    expect(self).toMatch(cure);
    expect(self).toMatch(/\D2\b/);
    const doubled = tellAll({ links: [...LINKS, { i: 1, j: 0 }] });
    expect(doubled.join()).toMatch(cure);
    const [flat] = tellAll({ joints: [JOINTS[0], { ...JOINTS[1], x: 0 }] });
    expect(flat).toMatch(cure);
  });

  test('of a mechanism within rounding names the joint and a cure', () => {
    const text = tell({ code: 'singular.rounding', path: '/joints', ids: [4], values: { joint: 4 } });
    expect(text).toMatch(
      { 'en-US': /joint 5: hold .* brace/, ru: /узла 5: закрепите/, uk: /вузла 5: закріпіть/ }[locale],
    );
  });

  test('of a type names it in the language', () => {
    const text = tell({ code: 'schema.type', path: '/links/0/i', ids: [], values: { expected: 'integer' } });
    expect(text).toMatch({ 'en-US': /a whole number/, ru: /целое число/, uk: /ціле число/ }[locale]);
  });
});
