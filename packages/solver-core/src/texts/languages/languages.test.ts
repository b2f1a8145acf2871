import type { UnjudgedMember, UnjudgedReason } from '../../codeChecks/index.ts';
import { describe, expect, test } from 'vitest';
import { FAILURE_CODES } from '../../failures/failureCodes.ts';
import { CORRECTION_CODES } from '../../failures/correctionCodes.ts';
import { TRUSS_CORRECTION_CODES, TRUSS_FAILURE_CODES } from '../../model/truss/trussFailures.ts';
import { FRAME_CORRECTION_CODES, FRAME_FAILURE_CODES } from '../../model/frame/frameFailures.ts';
import { COMBINATION_FAILURE_CODES } from '../../combinations/document/failures.ts';
import type { Cause, Fix } from '../../rules/beam/verdict.ts';
import type { StressGapCode } from '../../beam/results/stressParts.ts';
import { GENERATOR_FAILURE_CODES } from '../../truss/generators/generatorFailures.ts';
import type { TrussCause } from '../../truss/verdict/explanation/trussCause.ts';
import type { FrameCause, FrameFix } from '../../frame/verdict/frameVerdict.ts';
import type { TrussFix } from '../../truss/verdict/explanation/trussFix.ts';
import type { Language } from '../language.ts';
import { enUS } from './en-US.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

const LANGUAGES: readonly Language[] = [enUS, ru, uk];

/** Lists the codes of a union; the compiler ensures that none is missing. */
const codesOf = <Code extends string>(codes: Readonly<Record<Code, true>>): string[] => Object.keys(codes);

const CAUSES = codesOf<Cause['code']>({
  noHorizontalRestraint: true,
  tooFewRestraints: true,
  tooManyHinges: true,
  collinearHinges: true,
  freeToTurn: true,
});
const FIXES = codesOf<Fix['code']>({
  makePin: true,
  makeClamp: true,
  addPin: true,
  addRoller: true,
  removeHinge: true,
  removeRelease: true,
});
const TRUSS_CAUSES = codesOf<TrussCause['code']>({
  tooFewRestraints: true,
  parallelRestraints: true,
  concurrentRestraints: true,
  detachedPart: true,
  looseJoint: true,
  collinearLinks: true,
  coplanarLinks: true,
  openPanel: true,
  tooFewLinks: true,
  linkGeometry: true,
});
const TRUSS_FIXES = codesOf<TrussFix['code']>({ addAnchor: true, addLink: true });
const FRAME_CAUSES = codesOf<FrameCause['code']>({
  tooFewRestraints: true,
  parallelRestraints: true,
  concurrentRestraints: true,
  detachedPart: true,
  collinearHinges: true,
  tooManyHinges: true,
  hingeGeometry: true,
});
const FRAME_FIXES = codesOf<FrameFix['code']>({
  giveRoller: true,
  givePin: true,
  giveClamp: true,
  closeHinge: true,
});
const GAPS = codesOf<StressGapCode>({
  'stress.noConstants': true,
  'stress.noExtent': true,
  'stress.noOutline': true,
  'stress.poisson': true,
  'stress.size': true,
  'stress.outside': true,
});

/** Every reason why a part is not checked by a design code; the compiler reports one that is missing here. */
const UNJUDGED: Readonly<Record<UnjudgedMember | UnjudgedReason, true>> = {
  material: true,
  modulus: true,
  strength: true,
  grade: true,
  notSteel: true,
  section: true,
  shape: true,
  turned: true,
  slender: true,
  lengths: true,
  restraints: true,
  freeEnd: true,
  changing: true,
  places: true,
  extent: true,
  lengthFactors: true,
};

/** Keys of all texts that a person may see. */
const TOLD = [
  ...Object.keys(FAILURE_CODES),
  ...Object.keys(TRUSS_FAILURE_CODES),
  ...Object.keys(FRAME_FAILURE_CODES),
  ...FRAME_CORRECTION_CODES,
  ...COMBINATION_FAILURE_CODES,
  ...CORRECTION_CODES,
  ...TRUSS_CORRECTION_CODES,
  ...GENERATOR_FAILURE_CODES,
  ...GAPS,
  ...CAUSES.map((code) => `cause.${code}`),
  ...FIXES.map((code) => `fix.${code}`),
  ...TRUSS_CAUSES.map((code) => `truss.cause.${code}`),
  ...TRUSS_FIXES.map((code) => `truss.fix.${code}`),
  ...FRAME_CAUSES.map((code) => `frame.cause.${code}`),
  ...FRAME_FIXES.map((code) => `frame.fix.${code}`),
  ...Object.keys(UNJUDGED).map((why) => `unjudged.${why}`),
  'unchecked.none',
  'unchecked.noStrength',
];

/** Texts that belong to no code: words used in other texts, and texts about results. */
const WITHOUT_CODE =
  /^(demand|type|place|field|motion|shortage|doubt|cure|contradiction|((truss|frame)\.)?unfactored|truss\.utilisation)\b|^unknown$/;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const base = (key: string): string => key.replace(PLURAL, '');
const keysOf = ({ texts }: Language): string[] => [...new Set(Object.keys(texts).map(base))];
const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort();

describe.each(LANGUAGES)('the texts in $locale', (language) => {
  const { locale, texts } = language;

  test('have one for every failure, correction, cause, fix and gap', () => {
    const keys = new Set(keysOf(language));
    expect(TOLD.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every text has a code', () => {
    const isOfCode = (key: string) =>
      TOLD.some((code) =>
        [code, `truss.${code}`, `frame.${code}`].some((own) => key === own || key.startsWith(`${own}.`)),
      );
    expect(keysOf(language).filter((key) => !isOfCode(key) && !WITHOUT_CODE.test(key))).toEqual([]);
  });

  test('have the keys of English, and of what is counted every plural form', () => {
    expect(keysOf(language)).toEqual(keysOf(enUS));
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const counted = Object.keys(texts).filter((key) => PLURAL.test(key));
    const wanted = new Set(counted.flatMap((key) => forms.map((form) => `${base(key)}_${form}`)));
    expect(counted.toSorted()).toEqual([...wanted].toSorted());
  });

  test('take the values that English takes', () => {
    const english = new Map(Object.entries(enUS.texts).map(([key, text]) => [base(key), valuesIn(text)]));
    for (const [key, text] of Object.entries(texts))
      expect({ key, values: valuesIn(text) }).toEqual({ key, values: english.get(base(key)) });
  });

  test('hold no brace that would be shown as it is', () => {
    const unread = Object.values(texts).filter((text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
    expect(unread).toEqual([]);
  });
});

test('Ukrainian has one apostrophe', () => {
  expect(Object.values(uk.texts).filter((text) => /\p{L}['ʼ`]\p{L}/u.test(text))).toEqual([]);
});
