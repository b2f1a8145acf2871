import { FAILURE_GROUPS } from '@eecs/solver-core';
import { CASE_SECTIONS, type StatusReason } from '@eecs/solver-core/rules';
import type { LinkProblem, Obstacle, StatusReason as TrussReason } from '@eecs/solver-core/truss-rules';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ERRORS } from '../failures/errors.ts';
import { ownKey } from '../solving/texts/statusTexts.ts';
import enUS from './en-US.json' with { type: 'json' };
import { isMessageKey, translate } from './index.ts';
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const REASONS: Readonly<Record<StatusReason, true>> = {
  noLength: true,
  noTitle: true,
  titleOnly: true,
  insufficientConditions: true,
  supportsBeyond: true,
  supportsAtOnePlace: true,
  constantsMissing: true,
  unassignedMaterial: true,
  unassignedCrossSection: true,
  emptyCaseSet: true,
  noLoad: true,
  loadsBeyond: true,
  unassignedLoad: true,
  noDensity: true,
  noMass: true,
};

/** Reasons that only trusses have, or that a truss words differently from a beam. */
const TRUSS_REASONS: Readonly<Record<Exclude<TrussReason, StatusReason> | 'loadsBeyond', true>> = {
  missingJoint: true,
  linkToItself: true,
  zeroLength: true,
  doubledLink: true,
  outOfPlane: true,
  loadsBeyond: true,
};

const LINK_PROBLEMS: Readonly<Record<LinkProblem, true>> = {
  missingJoint: true,
  linkToItself: true,
  zeroLength: true,
  doubledLink: true,
};

const TRUSS_OBSTACLES: Readonly<
  Record<Exclude<Obstacle['code'], 'badSection' | 'badLink' | 'current'>, true>
> = {
  noJoints: true,
  noLinks: true,
  noSupports: true,
  canMove: true,
  loadsBeyond: true,
  outOfPlane: true,
  noLoads: true,
  unassignedLoads: true,
  emptySets: true,
};

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('message catalogues', () => {
  test.each([
    ['ru', ru],
    ['uk', uk],
  ])('%s has the keys of en-US, in their order', (_locale, catalogue) => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(enUS));
  });

  test.each(Object.entries(enUS))('%s takes the same values in every language', (key, text) => {
    expect(namesIn((ru as Record<string, string>)[key] ?? '')).toEqual(namesIn(text));
    expect(namesIn((uk as Record<string, string>)[key] ?? '')).toEqual(namesIn(text));
  });

  test('every failure of the server, group of refusals and status has a text', () => {
    const keys = [
      ...Object.keys(ERRORS).map((key) => `errors.${key}`),
      ...FAILURE_GROUPS.map((group) => `refusals.${group}`),
      ...CASE_SECTIONS.map((section) => `statuses.section.${section}`),
      ...Object.keys(REASONS).map((reason) => `statuses.reason.${reason}`),
      ...Object.keys(TRUSS_REASONS).map((reason) => `statuses.truss.reason.${reason}`),
      ...Object.keys(LINK_PROBLEMS).map((reason) => `obstacles.truss.badLink.${reason}`),
    ];
    expect(keys.filter((key) => !isMessageKey(key))).toEqual([]);
    const obstacles = Object.keys(TRUSS_OBSTACLES).map((code) => ownKey('truss', `obstacles.${code}`));
    expect(obstacles).toContain('obstacles.truss.canMove');
    expect(obstacles).toContain('obstacles.noSupports');
  });

  test('Russian and Ukrainian texts are in catalogues, mails and seeds only', () => {
    const cwd = new URL('..', import.meta.url);
    const sources = globSync('**/*.ts', { cwd }).filter(
      (file) => !/\.test\.ts$|^(mail\/texts|db\/seeds)\//.test(file),
    );
    expect(sources).toContain('solving/beam/stateTexts.ts');
    const spoken = sources.filter((file) =>
      /\p{Script=Cyrillic}/u.test(readFileSync(new URL(file, cwd), 'utf8')),
    );
    expect(spoken).toEqual([]);
  });

  test('Ukrainian has one apostrophe', () => {
    const straight = Object.values(uk).filter((text) => /\p{L}['ʼ`]\p{L}/u.test(text));
    expect(straight).toEqual([]);
  });

  test('numbers are written as the language writes them', () => {
    expect(translate('en-US', 'places.x', { x: 3.5, unit: 'm' })).toBe('3.5\u00a0m');
    expect(translate('ru', 'places.x', { x: 3.5, unit: 'м' })).toBe('3,5\u00a0м');
    expect(translate('uk', 'places.x', { x: -3.5, unit: 'м' })).toBe('−3,5\u00a0м');
  });
});
