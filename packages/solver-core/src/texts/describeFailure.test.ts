import { describe, expect, test } from 'vitest';
import { FAILURE_CODES } from '../failures/failureCodes.ts';
import { CORRECTION_CODES } from '../failures/correctionCodes.ts';
import { TRUSS_CORRECTION_CODES, TRUSS_FAILURE_CODES } from '../model/truss/trussFailures.ts';
import { solveTruss } from '../truss/solveTruss.ts';
import { describeFailure, type AnyFailure } from './describeFailure.ts';
import { enUS } from './languages/en-US.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';
import type { Writer } from './writer.ts';

const CODES = [
  ...Object.keys(FAILURE_CODES),
  ...CORRECTION_CODES,
  ...Object.keys(TRUSS_FAILURE_CODES),
  ...TRUSS_CORRECTION_CODES,
];

/** All values that a text may contain. */
const VALUES = {
  ...{ actual: 7, alpha: 90, count: 2, expected: 'number', rank: 11, minimum: 0, maximum: 3, x: 1.5 },
  ...{ x0: 0, x1: 1, L: 6, start: 2, nu: -1, shape: 'tee', allowed: 'a, b', minItems: 3, maxItems: 3 },
  ...{ i: 0, j: 1, joint: 4, index: 5, bytes: 3e9, limit: 1e9, value: 5, above: 6, part: 2, under: 1 },
  ...{ displacement: 298, extent: 10, turned: 59.6, turnedSet: 0, times: 3, set: 0, nearest: 'pin' },
};

/**
 * A truss whose two joints are 1 m apart; `failuresOf` solves it with a change and returns the failures that follow.
 */
const LINKS = [{ i: 0, j: 1 }];
const JOINTS = [
  { x: 0, y: 0, anchor: 3 },
  { x: 1, y: 0, anchor: 2, loads: [{ className: 'AxialLoad', c: [1] }] },
];
function failuresOf(change: object): readonly AnyFailure[] {
  const answer = solveTruss({ schema: 1, className: 'casetruss', joints: JOINTS, links: LINKS, ...change });
  return answer.level === 'error' ? answer.failures : answer.corrections;
}

describe.each([enUS, ru, uk])('the text of a failure in $locale', (language) => {
  const { locale } = language;
  const writeSentence = (failure: AnyFailure, rest: Partial<Writer> = {}) =>
    describeFailure(failure, { language, kind: 'truss', place: (x) => `${x} m`, fields: 'keys', ...rest });
  const describeAll = (change: object) => failuresOf(change).map((failure) => writeSentence(failure));
  const of = (words: Readonly<Record<'en-US' | 'ru' | 'uk', RegExp>>) => words[locale];

  test.each(CODES)(
    '%s is a sentence with all it names, and shows no brace where a value is missing',
    (code) => {
      for (const kind of ['beam', 'truss'] as const) {
        for (const path of ['', '/links/2/i', '/joints/1/loads/0/className']) {
          const whole = writeSentence({ code, path, ids: [3, 4], values: VALUES }, { kind });
          expect(whole).toMatch(/^[\p{Lu}«“][^{}…]*\.$/u);
          expect(whole).not.toContain(code);
          expect(writeSentence({ code, path, ids: [], values: {} }, { kind })).not.toMatch(/[{}]/);
        }
      }
    },
  );

  test('the failure of self weight without constants names no list', () => {
    expect(describeAll({ selfWeight: true }).join()).not.toMatch(/[{}…]/);
  });

  test('a number below its only bound is reported without another bound', () => {
    const [text] = describeAll({ links: [{ i: -1, j: 1 }] });
    expect(text).toMatch(/\bi\b.*[-−]1.* 0\.$/);
  });

  test('a number beyond all sizes is written in short form', () => {
    const [text = ''] = describeAll({ joints: [{ x: 1e70, y: 0 }, JOINTS[1]] });
    expect(text).toContain('1·10¹⁵');
    expect(text.length).toBeLessThan(90);
  });

  test('an unknown class of a load is reported with the load and the allowed classes only', () => {
    for (const className of ['Pull', 'BendingMoment']) {
      const loads = [{ className: 'AxialLoad', c: [1] }, { className }];
      const texts = describeAll({ joints: [JOINTS[0], { ...JOINTS[1], loads }] });
      expect(texts).toHaveLength(1);
      expect(texts[0]).toMatch(
        new RegExp(`2.* 2.*className.*${className}.*AxialLoad, ShearLoad, GenericLoad`),
      );
    }
    const texts = describeAll({ links: [{ i: 0, j: 1, loads: [{ className: 'Pull', y: 3 }] }] });
    expect(texts).toEqual([expect.stringMatching(/1.* 1.*Pull.*DistributedLoad/)]);
  });

  test('an index is reported with its list and the number of entries', () => {
    const text = describeAll({ links: [{ i: 0, j: 8, materialIndex: 3, sectionIndex: 4 }] }).join('; ');
    const words = {
      'en-US': ['joint 9', 'material 4', 'cross-section 5'],
      ru: ['узле 9', 'материал 4', 'сечение 5'],
      uk: ['вузлі 9', 'матеріал 4', 'переріз 5'],
    }[locale];
    words.forEach((word) => expect(text).toContain(word));
    expect(text).toMatch(/\D2\b/);
  });

  test('a rod with wrong joints is reported with these and a cure', () => {
    const cure = of({ 'en-US': /remove|move/, ru: /удалите|переместите/, uk: /видаліть|перемістіть/ });
    const [self] = describeAll({ links: [{ i: 1, j: 1 }] });
    expect(self).toMatch(cure);
    expect(self).toMatch(/\D2\b/);
    expect(describeAll({ links: [...LINKS, { i: 1, j: 0 }] }).join()).toMatch(cure);
    expect(describeAll({ joints: [JOINTS[0], { ...JOINTS[1], x: 0 }] })[0]).toMatch(cure);
  });

  test('a mechanism within rounding is reported with the joint and a cure', () => {
    const text = writeSentence({
      code: 'singular.rounding',
      path: '/joints',
      ids: [4],
      values: { joint: 4 },
    });
    expect(text).toMatch(
      of({ 'en-US': /joint 5: hold .* brace/, ru: /узла 5: закрепите/, uk: /вузла 5: закріпіть/ }),
    );
  });

  test('a frame that buckles near its loads is not said to buckle at 1 of them', () => {
    const at = (factor: number) => {
      const failure = { code: 'range.buckling', path: '', ids: [0], values: { set: 0, factor } };
      return writeSentence(failure, { kind: 'frame' });
    };
    const critical = of({
      'en-US': /are close to the critical loads/,
      ru: /почти равны критическим/,
      uk: /майже дорівнюють критичним/,
    });
    for (const factor of [0.999999999, 1, 1.000000001]) expect(at(factor)).toMatch(critical);
    expect(at(0.998)).toMatch(/0[.,]998/);
  });

  test('a single slack member is named in the singular', () => {
    const about = (ids: readonly number[]) =>
      writeSentence({ code: 'range.slack', path: '', ids, values: {} }, { kind: 'frame' });
    expect(about([0])).toMatch(
      of({ 'en-US': /the slack member 1 the/, ru: /выключенного стержня 1 /, uk: /вимкненого стрижня 1 / }),
    );
    expect(about([0, 2])).toMatch(
      of({
        'en-US': /slack members 1, 3 /,
        ru: /выключенных стержней 1, 3 /,
        uk: /вимкнених стрижнів 1, 3 /,
      }),
    );
  });

  test('an expected type is named in the language, and both where two are allowed', () => {
    const failure = { code: 'schema.type', path: '/links/0/i', ids: [], values: { expected: 'integer' } };
    expect(writeSentence(failure)).toMatch(
      of({ 'en-US': /a whole number/, ru: /целое число/, uk: /ціле число/ }),
    );
    expect(writeSentence({ ...failure, values: { expected: 'number | string' } })).toMatch(
      of({ 'en-US': /a number or a text/, ru: /число или текст/, uk: /число або текст/ }),
    );
  });

  test('a wrong dimension is reported with each condition, the limit in four digits', () => {
    const values = { value: 9, above: 1.234567, below: 8 };
    const text = writeSentence({ code: 'materials.dimensions', path: '/sections/1/h', ids: [1], values });
    const mark = locale === 'en-US' ? '.' : ',';
    expect(text).toContain(`1${mark}235`);
    expect(text).toMatch(/2.*h.*9.*8\.$/);
  });

  test('two supports at one place are both named as in the editor', () => {
    const failure = { code: 'geometry.supportsAtOneX', path: '/supports/1/x', ids: [0, 1], values: { x: 6 } };
    const text = writeSentence(failure, { kind: 'beam', nameSupport: (index) => 'AB'[index] });
    expect(text).toMatch(/^A .* b .*: 6 m\.$/);
  });

  test('a code of a newer version is reported with code and place', () => {
    const text = writeSentence(
      { code: 'geometry.newer', path: '/loads/2/x', ids: [], values: {} },
      { kind: 'beam' },
    );
    expect(text).toMatch(/3.*x: geometry\.newer$/);
  });
});

test('rods of a list are reported by the names their reader knows them by', () => {
  const [bending] = failuresOf({
    links: [{ ...LINKS[0], loads: [{ className: 'DistributedLoad', y: [1, 1, 1] }] }],
  }).filter(({ code }) => code === 'correction.linkBending');
  if (bending === undefined) throw new Error('nothing is said of the rod');
  const writer: Writer = { language: enUS, kind: 'truss', place: String };
  expect(describeFailure(bending, writer)).toMatch(/computed: 1\.$/);
  expect(describeFailure(bending, { ...writer, nameRod: () => '1–2' })).toMatch(/computed: 1–2\.$/);
});
