import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { solveTrussCombinations } from '../../combinations/truss/solveTrussCombinations.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { solveTruss } from '../../truss/index.ts';
import { checkTrussRods } from './checkTrussRods.ts';

const AREA = Math.PI * 100;

/** A bar of 20 mm in tension under 10 kN of dead and 20 kN of imposed load. */
function hanger(part: object = {}): TrussCase {
  const pull = (c: number, sets: number) => ({ className: 'ShearLoad', c: [-c], sets });
  const parsed = parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 1, loads: [pull(10_000, 1), pull(20_000, 2)] },
      { x: 0, y: 2, anchor: 3 },
    ],
    links: [{ i: 0, j: 1, materialIndex: 0, sectionIndex: 0 }],
    materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
    sections: [{ className: 'circle', label: 'D20', Dy: 20 }],
    caseSets: [
      { title: 'dead', action: { kind: 'G' } },
      { title: 'live', action: { kind: 'Q', category: 'B' } },
    ],
    ...part,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function check(document: TrussCase, standard: 'EN 1993-1-1' | 'AISC 360-22') {
  const answer = solveTruss(document, { include: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const combined =
    document.combinations === undefined
      ? null
      : solveTrussCombinations(document, (one) => solveTruss(one, { include: [] }));
  if (combined?.ok === false) throw new Error(JSON.stringify(combined.failures));
  const [rod] = checkTrussRods(document, { answer, combined }, { standard })!;
  if (rod?.ok !== true) throw new Error(rod?.why);
  return rod;
}

test('without a rule the worst case set counts, by AISC 360 beside its allowable force', () => {
  const rod = check(hanger(), 'AISC 360-22');
  expect(rod.cause).toEqual({ set: 1 });
  expectClose(rod.utilisation, (20_000 * 1.67) / (AREA * 235), 1e-9);
  expectClose(check(hanger(), 'EN 1993-1-1').utilisation, 20_000 / (AREA * 235), 1e-9);
});

test('under a rule its combinations of strength count, with the combination that governs', () => {
  const eurocode = check(hanger({ combinations: { rule: 'en1990' } }), 'EN 1993-1-1');
  expectClose(eurocode.N, 1.35 * 10_000 + 1.5 * 20_000, 1e-9);
  expect(eurocode.cause).toMatchObject({ situation: 'ULS-STR' });
  const strength = check(
    hanger({ combinations: { rule: 'asce7-22', situations: ['ULS-STR'] } }),
    'AISC 360-22',
  );
  expectClose(strength.utilisation, (1.2 * 10_000 + 1.6 * 20_000) / (0.9 * AREA * 235), 1e-9);
  const allowable = check(hanger({ combinations: { rule: 'asce7-22', situations: ['ASD'] } }), 'AISC 360-22');
  expectClose(allowable.utilisation, (30_000 * 1.67) / (AREA * 235), 1e-9);
});

test('a rule without a combination of strength judges nothing', () => {
  const document = hanger({ combinations: { rule: 'en1990', situations: ['SLS-characteristic'] } });
  const answer = solveTruss(document, { include: [] });
  const combined = solveTrussCombinations(document, (one) => solveTruss(one, { include: [] }));
  if (answer.level === 'error' || !combined.ok) throw new Error('not solved');
  expect(checkTrussRods(document, { answer, combined }, { standard: 'EN 1993-1-1' })).toBeNull();
});
