import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { beamCase, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { caseHash } from '../../model/beam/caseHash.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import { unknownFields } from '../../model/common/unknownFields.ts';
import { beamCaseSchema } from '../../model/beam/schema.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { trussHash } from '../../model/truss/trussHash.ts';
import { convertCase } from '../../units/convertCase.ts';
import { createCombinations } from '../createCombinations.ts';
import { findGoverning } from '../findGoverning.ts';
import { readCombinations } from './readCombinations.ts';

const floor = (rest: object = {}) =>
  beamCase(6, {
    supports: [pin(0), roller(6)],
    caseSets: [{ title: 'Dead' }, { title: 'Live' }],
    loads: [
      { ...uniform(0, 6, -4e3), sets: 1 },
      { ...uniform(0, 6, -3e3), sets: 2 },
    ],
    ...rest,
  });

const withActions = (actions: readonly object[], rest: object = {}) =>
  floor({
    caseSets: actions.map((action, k) => ({ title: `${k}`, ...action })),
    combinations: { rule: 'en1990' },
    ...rest,
  });

const G = { action: { kind: 'G' } };
const Q = { action: { kind: 'Q', category: 'B' } };

function read(input: object) {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return readCombinations(parsed.document);
}

/** Returns codes and paths of the failures. */
function refusals(input: object): readonly string[] {
  const found = read(input);
  return found.ok ? [] : found.failures.map(({ code, path }) => `${code} ${path}`);
}

describe('a document with actions', () => {
  const limits = { deflection: [{ span: 300 }, { most: 20, units: 0 }], stress: { factor: 1.5 } };
  const said = withActions([G, { ...Q, situation: 'ULS-STR' }], { limits });

  test('keeps its fingerprint, beam and truss', () => {
    const [plain, full] = [parseCase(floor()), parseCase(said)];
    if (!plain.ok || !full.ok) throw new Error('both can be read');
    expect(caseHash(full.document)).toBe(caseHash(plain.document));
    const truss = {
      schema: 1,
      joints: [{ x: 0, y: 0, anchor: 3 }],
      links: [],
      caseSets: [{ title: 'Dead' }],
    };
    const bare = parseTruss(truss);
    const asked = parseTruss({
      ...truss,
      caseSets: [{ title: 'Dead', ...G }],
      combinations: { rule: 'asce7-22' },
    });
    if (!bare.ok || !asked.ok) throw new Error('both can be read');
    expect(trussHash(asked.document)).toBe(trussHash(bare.document));
    expect(asked.document.combinations).toEqual({ rule: 'asce7-22' });
  });

  test('keeps its actions through reading and a change of units, without unknown fields', () => {
    const parsed = parseCase(said);
    if (!parsed.ok) throw new Error('it can be read');
    const { document } = parsed;
    expect(unknownFields({ document, schema: beamCaseSchema })).toEqual([]);
    const again = convertCase(document, 1);
    expect(again.combinations).toEqual({ rule: 'en1990' });
    expect(again.limits).toEqual(limits);
    expect(again.caseSets.map(({ action }) => action)).toEqual([G.action, Q.action]);
  });

  test('is read as a plan: its rule, the situations of that, actions and limits', () => {
    const found = read(said);
    if (!found.ok) throw new Error(JSON.stringify(found.failures));
    const { rule, situations, acting, handMade } = found.plan;
    expect(rule?.id).toBe('en1990');
    expect(situations).toEqual([
      'ULS-STR',
      'ULS-EQU',
      'SLS-characteristic',
      'SLS-frequent',
      'SLS-quasi-permanent',
    ]);
    expect(acting.map(({ set }) => set)).toEqual([0, 1]);
    expect(handMade).toEqual([{ set: 1, situation: 'ULS-STR' }]);
    expect(found.plan.limits).toEqual(limits);
  });
});

test('combinations by hand alone need no rule', () => {
  const found = read(
    floor({
      caseSets: [{}, {}, { combined: true, factors: { 0: 1.35, 1: 1.5 }, situation: 'ULS-STR' }],
    }),
  );
  expect(found).toMatchObject({
    ok: true,
    plan: { rule: null, acting: [], handMade: [{ set: 2, situation: 'ULS-STR' }] },
  });
});

test.each<[string, object, readonly string[]]>([
  ['no case sets', floor({ caseSets: [], loads: [] }), ['combinations.noSets /caseSets']],
  ['no rule', floor(), ['combinations.noRule /combinations']],
  [
    'an unknown rule',
    withActions([G, Q], { combinations: { rule: 'en1991' } }),
    ['schema.className /combinations/rule'],
  ],
  [
    'a kind that there is not',
    withActions([G, { action: { kind: 'L' } }]),
    ['schema.className /caseSets/1/action/kind'],
  ],
  ['a set without an action', withActions([G, {}]), ['combinations.noAction /caseSets/1/action']],
  [
    'an imposed load without a category',
    withActions([G, { action: { kind: 'Q' } }]),
    ['combinations.noCategory /caseSets/1/action/category'],
  ],
  [
    'a crane without psi',
    withActions([G, { action: { kind: 'C' } }]),
    ['combinations.noPsi /caseSets/1/action/psi'],
  ],
  [
    'a category of wind',
    withActions([G, { action: { kind: 'W', category: 'B' } }]),
    ['combinations.otherKind /caseSets/1/action/category'],
  ],
  [
    'a pattern of permanent loads',
    withActions([{ action: { kind: 'G', pattern: 'any' } }, Q]),
    ['combinations.pattern /caseSets/0/action/pattern'],
  ],
  [
    'a combined set with an action',
    withActions([G, { ...Q, combined: true }]),
    ['combinations.combinedAction /caseSets/1/action'],
  ],
  [
    'a situation that the rule has not',
    withActions([G, Q], { combinations: { rule: 'asce7-22', situations: ['SLS-frequent'] } }),
    [
      'combinations.situation /combinations/situations/0',
      'combinations.noExpression /caseSets/0/action/kind',
      'combinations.noExpression /caseSets/1/action/kind',
    ],
  ],
  [
    'an earthquake, of which the rule says nothing',
    withActions([G, { action: { kind: 'E' } }]),
    ['combinations.noExpression /caseSets/1/action/kind'],
  ],
  [
    'a change of an expression that there is not',
    withActions([G, Q], {
      combinations: { rule: 'en1990', changes: [{ of: 'G', label: '(6.10a)', high: 1.2 }] },
    }),
    ['combinations.change /combinations/changes/0'],
  ],
  [
    'a limit without a number, and psi above 1',
    withActions([G, { action: { kind: 'W', psi: { psi0: 1.2, psi1: 0.2, psi2: 0 } } }]),
    ['schema.range /caseSets/1/action/psi/psi0'],
  ],
  [
    'a limit without a number',
    withActions([G, Q], { limits: { deflection: [{}] } }),
    ['combinations.noLimit /limits/deflection/0'],
  ],
])('%s is refused with its place', (_, document, expected) => {
  expect(refusals(document)).toEqual(expected);
});

test('a document may change factors: 1.35 to 1.15 in (6.10), and psi0 of offices to 0.5', () => {
  const found = read(
    withActions([G, Q, { action: { kind: 'W' } }], {
      combinations: {
        rule: 'en1990',
        changes: [
          { of: 'G', situation: 'ULS-STR', high: 1.15 },
          { of: 'Q.B', psi: { psi0: 0.5, psi1: 0.5, psi2: 0.3 } },
        ],
      },
    }),
  );
  if (!found.ok) throw new Error(JSON.stringify(found.failures));
  const { rule, acting } = found.plan;
  const combine = (situation: 'ULS-STR' | 'ULS-EQU') => {
    const combinations = createCombinations(rule!, situation, acting);
    if ('missing' in combinations) throw new Error('nothing is missing');
    return findGoverning(combinations, [10, 10, 40], 'max');
  };
  // Wind leads: 1.15 · 10 + 1.5 · 0.5 · 10 + 1.5 · 40; the factor 1.10 of EQU stays.
  expectClose(combine('ULS-STR').value, 11.5 + 7.5 + 60, 1e-14);
  expectClose(combine('ULS-EQU').value, 11 + 7.5 + 60, 1e-14);
});
