import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseCase, solveBeam } from '@eecs/solver-core';
import type { SolvedBeam } from '@eecs/solver-core';
import { fractionToNumber } from '../../src/exact/fraction.ts';
import { createFraction } from '../../src/exact/fractionArithmetic.ts';
import { checkCalculation } from '../../src/checker/index.ts';
import { proveByHand, readProved } from '../../src/hand/index.ts';
import type { CalculationFile, CalculationLine } from '../../src/hand/index.ts';
import { drawCases } from '../drawCases.ts';
import { beamCase, linear, pin, roller, uniform } from '../beamCase.ts';
import { drawSolved } from './drawCalculations.ts';

const WANTED = drawCases(100);
const FIRST_SEED = 26_000;

function prove(input: object): CalculationFile {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: ['tree'], mohr: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const file = proveByHand(parsed.document, { answer, set: 0, names: ['A', 'B', 'C', 'D'] });
  if (file === null) throw new Error('There is no calculation.');
  expect(checkCalculation(file)).toEqual({ ok: true, lines: file.lines.length });
  return file;
}

const last = (file: CalculationFile, of: Partial<CalculationLine>) =>
  file.lines.findLast((line) =>
    Object.entries(of).every(([key, value]) => line[key as keyof CalculationLine] === value),
  )?.value;

describe('proveByHand', () => {
  test('two equal spans under 1 kN/m carry -qL²/8 over the middle', () => {
    const supports = [pin(0), roller(3), roller(6)];
    const file = prove(beamCase(6, { supports, loads: [uniform(0, 6, -1000)] }));
    expect(last(file, { rule: 'unknown', at: 1 })).toBe('-1125');
    // 3/8 and 10/8 of q·L.
    expect(last(file, { rule: 'superposition', of: 'R A' })).toBe('1125');
    expect(last(file, { rule: 'superposition', of: 'R B' })).toBe('3750');
    // 9/128 of q·L² in the span: 632.8125.
    expect(last(file, { rule: 'ordinate' })).toBe('10125/16');
  });

  test('its file tells what it proves: 3qL/8, 10qL/8, -qL²/8 and 9qL²/128 of two spans, and their drawing', () => {
    const supports = [pin(0), roller(3), roller(6)];
    const proved = readProved(prove(beamCase(6, { supports, loads: [uniform(0, 6, -1000)] })));
    expect(proved.reactions.map(({ support, letter, exact }) => `${letter} ${support} ${exact}`)).toEqual([
      ...['H A 0', 'R A 1125', 'R B 3750', 'R C 1125'],
    ]);
    const M = proved.curves.find(({ curve }) => curve === 'M')!;
    expect(M).toMatchObject({ max: { x: 1.125, value: 632.8125 }, min: { x: 3, value: -1125 } });
    expect(parseCase(proved.document)).toMatchObject({
      ok: true,
      document: {
        L: 6,
        supports: [{ x: 0 }, { x: 3 }, { x: 6 }],
        loads: [{ x: [0, 6], y: [-1000, -1000, -1000] }],
      },
    });
  });

  test('a triangular load has its extreme at L/√3, a root that is named', () => {
    const supports = [pin(0), roller(3)];
    const file = prove(beamCase(3, { supports, loads: [linear(0, 3, 0, -1200)] }));
    // Q = q0·L/6 - q0·s²/(2·L) = 600 - 200·s²; M = 600·s - 200/3·s³ = 400·s at the root.
    expect(last(file, { rule: 'extreme' })).toEqual({ rootOf: ['600', '0', '-200'], index: 1 });
    expect(last(file, { rule: 'ordinate' })).toEqual(['0', '400']);
    const M = readProved(file).curves.find(({ curve }) => curve === 'M')!;
    expectClose(M.max.x, Math.sqrt(3), 1e-14);
    expectClose(M.max.value, 400 * Math.sqrt(3), 1e-14);
  });
});

test(`${WANTED} generated beams are proved, and their reactions are the solver's`, () => {
  let count = 0;
  for (let seed = FIRST_SEED; count < WANTED; seed++) {
    const drawn = drawSolved(seed);
    if (drawn === null) continue;
    count++;
    drawn.answer.sets.forEach((solved, set) => {
      const file = drawn.prove(set);
      expect(file, `seed ${seed}`).not.toBeNull();
      expect(checkCalculation(file), `seed ${seed}`).toEqual({ ok: true, lines: file?.lines.length });
      compareReactions(file!, solved);
    });
  }
}, 120_000);

/** Badly conditioned canonical equations cost the solver digits, while the exact values lose none. */
const AGREES = 1e-6;

function compareReactions(file: CalculationFile, { R }: SolvedBeam['sets'][number]): void {
  const scale = Math.max(...R.flatMap(({ normal, axial }) => [normal, axial].map(Math.abs)));
  for (const { support, normal } of R) {
    const line = file.lines.findLast(
      ({ rule, of, state }) =>
        of === `R S${support}` && (rule === 'superposition' || (rule === 'equilibrium' && state === 'beam')),
    );
    if (line !== undefined) expectClose(toNumber(line.value), normal, AGREES, scale);
  }
}

function toNumber(value: CalculationLine['value']): number {
  const [numerator = '', denominator = '1'] = typeof value === 'string' ? value.split('/') : [];
  const read = createFraction(BigInt(numerator), BigInt(denominator));
  if (!read.ok) throw new Error(read.code);
  return fractionToNumber(read.value);
}

test('lines have the fields that the published schema allows', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../docs/calculation.schema.json', import.meta.url), 'utf8'),
  ) as { readonly $defs: { readonly line: { readonly oneOf: readonly Variant[] } } };
  const variants = new Map(schema.$defs.line.oneOf.map((one) => [one.properties.rule.const, one]));
  const seen = new Set<string>();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + 20; seed++) {
    const drawn = drawSolved(seed);
    for (const line of drawn?.prove(0)?.lines ?? []) {
      const { properties, required } = variants.get(line.rule)!;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(line)));
      expect(Object.keys(line)).toEqual(expect.arrayContaining([...required]));
      seen.add(line.rule);
    }
  }
  expect([...seen].sort()).toEqual([...variants.keys()].sort());
});

interface Variant {
  readonly properties: Readonly<Record<string, unknown>> & { readonly rule: { readonly const: string } };
  readonly required: readonly string[];
}
