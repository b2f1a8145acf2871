import { describe, expect, test } from 'vitest';
import type { Mechanism } from '../rules/beam/verdict.ts';
import type { TrussMechanism } from '../truss/verdict/verdict.ts';
import { describeFix, describeMechanism, describeShortage } from './describeMechanism.ts';
import { describeDoubts, describeTrussMechanism } from './describeTrussMechanism.ts';
import { enUS } from './languages/en-US.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';

/** A part between a hinge at 8 m, support 2, and the end at 10 m rotates. */
const TURNING: Mechanism = {
  discs: [
    { x0: 0, x1: 8, vx: 0, vy: 0, omega: 0 },
    { x0: 8, x1: 10, vx: 0, vy: 0, omega: 1 },
  ],
  causes: [{ code: 'tooManyHinges', ids: [1] }],
  fixes: [
    { code: 'addRoller', edit: { op: 'add', path: '/supports/-', value: { className: 'simple', x: 9 } } },
    { code: 'removeHinge', edit: { op: 'remove', path: '/supports/1' } },
  ] as Mechanism['fixes'],
};
const SUPPORTS = [{ x: 0 }, { x: 8 }];
const beam = { kind: 'beam', place: (x: number) => `${x} m`, supports: SUPPORTS } as const;

describe('how a beam moves', () => {
  test.each([
    [
      enUS,
      'The part from 8 m to 10 m turns. The hinge at 8 m allows this. Fix: add a roller at 9 m or remove the hinge at 8 m.',
    ],
    [
      ru,
      'Часть от 8 m до 10 m поворачивается. Это допускает шарнир в точке 8 m. Как исправить: добавить подвижную опору в точке 9 m или удалить шарнир в точке 8 m.',
    ],
    [
      uk,
      'Частина від 8 m до 10 m повертається. Це допускає шарнір у точці 8 m. Як виправити: додати рухому опору в точці 9 m або видалити шарнір у точці 8 m.',
    ],
  ])('is reported in one text', (language, text) => {
    expect(describeMechanism(TURNING, { ...beam, language })).toBe(text);
  });

  test('is one sentence where the whole slides', () => {
    const discs = [
      { x0: 0, x1: 8, vx: 1, vy: 0, omega: 0 },
      { x0: 8, x1: 10, vx: 1, vy: 0, omega: 0 },
    ];
    const mechanism = { discs, causes: [], fixes: [] };
    expect(describeMechanism(mechanism, { ...beam, language: enUS })).toBe('The beam slides along its axis.');
  });

  test('describes which part a roller holds', () => {
    const [roller] = TURNING.fixes;
    expect(describeFix(roller!, { ...beam, language: enUS }, TURNING.discs)).toBe(
      'Add a roller at 9 m: it holds the part from 8 m to 10 m',
    );
  });

  test('counts hinges by the rules of the language', () => {
    const writeSentence = (hinges: number, language: typeof ru) =>
      describeShortage({ hinges, needed: 3 + hinges, found: 2 }, { ...beam, language })[0];
    expect([2, 5, 21].map((hinges) => /\d+ (шарнир\S*);/.exec(writeSentence(hinges, ru) ?? '')?.[1])).toEqual(
      ['шарнира', 'шарниров', 'шарнир'],
    );
    expect(describeShortage({ hinges: 0, needed: 3, found: 3 }, { ...beam, language: ru })).toEqual([]);
  });
});

describe('how a truss moves', () => {
  const mechanism = {
    joints: [
      { joint: 1, x: 1, y: 0, z: 0 },
      { joint: 2, x: 1, y: 0, z: 0 },
    ],
    causes: [{ code: 'tooFewLinks', ids: [1, 2] }],
    fixes: [
      { code: 'addLink', edit: { op: 'add', path: '/links/-', value: { i: 0, j: 2 } } },
      { code: 'addAnchor', edit: { op: 'add', path: '/joints/1/anchor', value: 7 } },
    ],
  } as const satisfies TrussMechanism;
  const truss = { kind: 'truss', place: String, anchors: [3, 2, 0] } as const;

  test.each([
    [
      enUS,
      'Joints 2 and 3 move. Parts of the truss move against each other: rods or supports are missing. Fix: add a rod between joints 1 and 3 or hold joint 2 along x and z.',
    ],
    [
      ru,
      'Узлы 2 и 3 смещаются. Части фермы движутся друг относительно друга: не хватает стержней или закреплений. Как исправить: добавить стержень между узлами 1 и 3 или закрепить узел 2 вдоль x и z.',
    ],
    [
      uk,
      'Вузли 2 і 3 зміщуються. Частини ферми рухаються одна відносно одної: бракує стрижнів або закріплень. Як виправити: додати стрижень між вузлами 1 та 3 або закріпити вузол 2 уздовж x і z.',
    ],
  ])('is reported in one text', (language, text) => {
    expect(describeTrussMechanism(mechanism, { ...truss, language })).toBe(text);
  });

  test('and what its verdict leaves open: motions untold, not counted, not proved', () => {
    // With 120 directions, 61 rods and rank 61 there are 59 motions.
    const verdict = { W: 59, degree: 0, rank: 61, mechanisms: Array.from({ length: 50 }, () => mechanism) };
    expect(describeDoubts({ ...verdict, isRankAtMost: true, evidence: 'none' }, { language: enUS })).toEqual([
      'Further independent motions not listed here: 9.',
      'The truss is too large for all of its motions to be counted: there may be more, and its rank is at most 61.',
      'It was not proved whether these motions continue or stop at once; the truss is reported as an infinitesimal mechanism.',
    ]);
    expect(describeDoubts({ ...verdict, mechanisms: [] }, { language: enUS })).toEqual([]);
  });
});
