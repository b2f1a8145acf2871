import { type BeamCase, caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { chooseCase, replacesOwnWork } from './chooseCase.ts';

const examples = Object.values(beamExamples);
const own: BeamCase = { ...beamExamples.twoSpans, L: 11 };
const translate = (example: BeamCase): BeamCase => ({ ...example, title: `[${example.title}]` });

test('an address without a name continues the kept beam', () => {
  expect(chooseCase({ hash: '', asked: null, local: own, examples, hashOf: caseHash })).toEqual({
    document: own,
    origin: 'local',
  });
});

test('a fresh profile sees the first example', () => {
  expect(chooseCase({ hash: '', asked: null, local: null, examples, hashOf: caseHash })).toEqual({
    document: beamExamples.hingedSpans,
    origin: 'example',
  });
});

test('a hash finds the kept beam first, then the examples', () => {
  expect(
    chooseCase({ hash: caseHash(own), asked: null, local: own, examples, hashOf: caseHash }).origin,
  ).toBe('local');
  const hash = caseHash(beamExamples.proppedCantilever);
  expect(chooseCase({ hash, asked: null, local: own, examples, hashOf: caseHash })).toEqual({
    document: beamExamples.proppedCantilever,
    origin: 'example',
  });
});

test('an unknown hash leaves the kept beam open without asking, and is the first example where none is kept', () => {
  const choice = chooseCase({ hash: 'ffff', asked: null, local: own, examples, hashOf: caseHash });
  expect(choice).toEqual({ document: own, origin: 'unknown' });
  expect(replacesOwnWork(choice.document, { local: own, examples, hashOf: caseHash, translate })).toBe(false);
  expect(chooseCase({ hash: 'ffff', asked: null, local: null, examples, hashOf: caseHash })).toEqual({
    document: beamExamples.hingedSpans,
    origin: 'unknown',
  });
});

test('a wish for a new beam opens an empty one', () => {
  expect(chooseCase({ hash: '', asked: 'new' as const, local: own, examples, hashOf: caseHash })).toEqual({
    document: null,
    origin: 'asked',
  });
});

test('a beam made on another page is opened as it is', () => {
  const made = { ...own, L: 7 };
  expect(chooseCase({ hash: 'ffff', asked: made, local: own, examples, hashOf: caseHash })).toEqual({
    document: made,
    origin: 'asked',
  });
});

test('only work of one’s own is worth a question', () => {
  const sources = { hash: '', asked: 'new' as const, local: own, examples, hashOf: caseHash, translate };
  expect(replacesOwnWork(chooseCase(sources).document, sources)).toBe(true);
  const untouched = { ...sources, local: beamExamples.twoSpans };
  expect(replacesOwnWork(chooseCase(untouched).document, untouched)).toBe(false);
  const fresh = { ...sources, local: null };
  expect(replacesOwnWork(chooseCase(fresh).document, fresh)).toBe(false);
  const same = { ...sources, asked: null };
  expect(replacesOwnWork(chooseCase(same).document, same)).toBe(false);
});

test('a title or a description written anew makes an example one’s own, the reader’s language does not', () => {
  const { twoSpans } = beamExamples;
  const isAsked = (local: BeamCase): boolean =>
    replacesOwnWork(null, { local, examples, hashOf: caseHash, translate });
  expect(isAsked(twoSpans)).toBe(false);
  expect(isAsked(translate(twoSpans))).toBe(false);
  expect(isAsked({ ...twoSpans, title: 'Floor of the workshop' })).toBe(true);
  expect(isAsked({ ...twoSpans, description: 'Ask about the snow' })).toBe(true);
  expect(isAsked({ ...twoSpans, title: beamExamples.hingedSpans.title })).toBe(true);
  const [first, ...others] = twoSpans.caseSets;
  if (first === undefined) throw new Error('the example has a case set');
  expect(isAsked({ ...twoSpans, caseSets: [{ ...first, title: 'Snow' }, ...others] })).toBe(true);
});
