import { type BeamCase, type SolvedBeam, convertCase, solveBeam } from '@eecs/solver-core';
import {
  type HandWords,
  type HandUnits,
  calculateByHand,
  writeLatex,
  writeMarkdown,
  writePlain,
} from '@eecs/solver-core/hand';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { chooseHandUnits, createHandWords } from './handWords.ts';
import { withLetters } from './withLetters.ts';
import enUS from './messages/en-US.json' with { type: 'json' };

/** Returns the text of a key: each line that the core writes has one. */
function find(key: string): string {
  const text = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], enUS);
  if (typeof text !== 'string') throw new Error(`no text for ${key}`);
  return text;
}

const words: HandWords = {
  writeText: (key, values) =>
    key.startsWith('way.')
      ? `${values['size']} <${key.slice(4)}>`
      : find(key).replace(
          /\{\{(\w+)\}\}/g,
          (_, name: string) => ({ Q: 'Q', ...values })[name] ?? `?${name}?`,
        ),
  unit: (unit) =>
    ({ force: 'kN', length: 'm', moment: 'kN·m', line: 'kN/m', flexural: 'kN·m²', axial: 'kN' })[unit],
  number: (value) => String(Number(value.toPrecision(5))).replace('-', '−'),
};

function write(document: BeamCase, units?: HandUnits) {
  const answer = solveBeam(document, { include: ['tree'], mohr: [] }) as SolvedBeam;
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const hand = calculateByHand(document, { answer, set: 0, names, ...(units !== undefined && { units }) });
  if (hand === null) throw new Error('nothing was written');
  return hand;
}

const standing = Object.entries(beamExamples).filter(([name]) => name !== 'tooManyHinges');

test.each(standing)(
  '%s is reported in full: no line without a text, no value left out, none that disagrees',
  (_, document) => {
    const hand = write(document);
    expect([hand.isWhole, hand.disagreeing]).toEqual([true, 0]);
    expect(hand.checked).toBeGreaterThan(5);
    for (const text of [writePlain(hand, words), writeLatex(hand, words), writeMarkdown(hand, words)])
      expect(text).not.toMatch(/\{\{|\?\w+\?|undefined|NaN/);
    // LaTeX does not accept the Unicode minus sign.
    expect(writeLatex(hand, words)).not.toContain('\u2212');
  },
);

test('the hinged spans in plain text: equations of the suspended part first, then those it rests on', () => {
  const text = writePlain(write(beamExamples.hingedSpans), words).replace(/\u00a0/g, ' ');
  // The example by hand: without the parabola of self weight, R(12) = 827.68 N.
  expect(text).toContain('R_C = 0.82768 kN');
  expect(text.indexOf('R_C = ')).toBeLessThan(text.indexOf('R_A = '));
  expect(text).toContain('The beam is statically determinate.'.slice(4));
  expect(text).toContain('ΣM_1: ');
  expect(text).toContain('dM/ds = Q(s) = ');
});

test('two equal spans by three moments: -qL²/8 over the middle support, 3qL/8 at the ends', () => {
  const text = writePlain(write(beamExamples.twoSpans), words).replace(/\u00a0/g, ' ');
  expect(text).toContain('X_1: the bending moment over support B, where a hinge is put in.');
  expect(text).toContain('X_1 = −37.5 kN·m');
  expect(text).toMatch(/R_A = .*= 22\.5 kN/);
});

test('a formula in LaTeX has its indices, fractions and points where they belong', () => {
  const text = writeLatex(write(beamExamples.twoSpans), words);
  expect(text).toContain('X_{\\mathrm{1}} = -37.5\\,\\text{kN\\textperiodcentered{}m}');
  expect(text).toMatch(/\\delta_\{\\mathrm\{11\}\} = \\frac\{5\}\{6 \\cdot [\d.]+\}/);
  expect(writeMarkdown(write(beamExamples.twoSpans), words)).toContain('$$X_{\\mathrm{1}} = -37.5');
});

test('the rounding of a zero slope after a change of units is not written', () => {
  const text = writePlain(write(convertCase(beamExamples.springSupports, 1)), words);
  expect(text).toContain('Uniform load q = ');
  expect(text).not.toMatch(/e−?-?1\d|e-2\d/);
});

test('the shear force has the letter of the reader, in formulas and sentences', () => {
  const renamed = writePlain(withLetters(write(beamExamples.hingedSpans), { shear: 'V', numero: 'No.' }), {
    ...words,
    writeText: (key, values) => words.writeText(key, { ...values, Q: 'V' }),
  });
  expect(renamed).toContain('dM/ds = V(s) = ');
  expect(renamed).toMatch(/V = /);
  expect(renamed).not.toMatch(/\bQ\b|Q_/);
});

test('the parts of unit states are numbered in the language of the reader', () => {
  const hand = withLetters(write(beamExamples.twoSpans), { shear: 'Q', numero: enUS.line.numero });
  expect(writePlain(hand, words)).toMatch(/^ +No\. 1: M_1\(s\) = /m);
  expect(writePlain(hand, words)).not.toContain('№');
  expect(writeLatex(hand, words)).toContain('\\text{No. }1');
});

test('headings are numbered to the last', () => {
  const text = writePlain(write(beamExamples.twoSpans), words);
  const numbers = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(7);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

const CHOSEN: readonly HandUnits[] = [
  { force: 'kgf', length: 'cm' },
  { force: 'MN', length: 'mm' },
  { force: 'lbf', length: 'in' },
];

test.each(standing)(
  '%s is reported in any units of force and length, and every line agrees in them',
  (_, document) => {
    const usual = write(document);
    for (const units of CHOSEN) {
      const { checked, disagreeing, isWhole } = write(document, units);
      expect([checked, disagreeing, isWhole]).toEqual([usual.checked, 0, true]);
    }
  },
);

test('units of moments and stiffness are made of those that were chosen, and digits follow the setting', () => {
  const units = chooseHandUnits(1, (quantity) => (quantity === 'length' ? 'ft-in' : 'lbf'));
  const words = createHandWords(String, {
    locale: 'ru',
    units: { force: 'kgf', length: 'cm' },
    digits: 6,
    shear: 'Q',
  });
  expect(units).toEqual({ force: 'lbf', length: 'ft' });
  expect((['moment', 'line', 'flexural', 'axial'] as const).map(words.unit)).toEqual([
    'кгс·см',
    'кгс/см',
    'кгс·см²',
    'кгс',
  ]);
  expect(words.number(1234.56789012)).toBe('1234,5679');
  const few = createHandWords(String, { locale: 'en-US', units, digits: 3, shear: 'V' });
  expect(few.number(31.0758879)).toBe('31.076');
});

test('every load is reported by its size and its way, as the report tells it', () => {
  const own = createHandWords(words.writeText, {
    locale: 'en-US',
    units: { force: 'kN', length: 'm' },
    digits: 3,
    shear: 'Q',
  });
  const supports: BeamCase['supports'] = [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6, settlement: { y: -0.005 }, sets: 1 },
  ];
  const spread = (y: readonly [number, number, number], alpha = 90) =>
    ({ id: 0, className: 'DistributedLoad', x: [0, 6], y, alpha, sets: 1 }) as const;
  const document: BeamCase = {
    ...beamExamples.twoSpans,
    L: 6,
    selfWeight: false,
    beamSections: [],
    supports,
    loads: [
      { id: 1, className: 'ShearLoad', x: 2, c: [-30_000, 0, -30_000], alpha: 90, sets: 1 },
      { id: 2, className: 'BendingMoment', x: 4, c: [7000, 0, 0], alpha: 0, sets: 1 },
      spread([-10_000, -10_000, -10_000]),
      spread([0, 2000, 4000]),
      spread([3000, 3000, 3000], 0),
    ],
  };
  const text = writePlain(write(document), own).replace(/\u00a0/g, ' ');
  for (const line of [
    'Force 30 kN downwards at x = 2 m.',
    'Moment 7 kN·m counter-clockwise at x = 4 m.',
    'Uniform load q = 10 kN/m downwards from 0 m to 6 m.',
    'Linear load from q = 0 kN/m at 0 m to 4 kN/m upwards at 6 m.',
    'Uniform load q = 3 kN/m to the right from 0 m to 6 m.',
    'Support B moves by 0.005 m downwards.',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('positive.');
});
