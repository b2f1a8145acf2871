import { test } from 'vitest';
import type { RuleId } from '../../src/model/common/document.ts';
import { combineUniform, expectPrinted } from './printedCombinations.ts';

/** A simple beam under a uniform permanent and a uniform imposed load, in the units of `system`. */
function simpleBeam({
  L,
  permanent,
  imposed,
  ...rest
}: {
  readonly system: 0 | 1;
  readonly L: number;
  readonly permanent: number;
  readonly imposed: number;
  readonly rule: RuleId;
}) {
  const at = combineUniform({
    ...{ ...rest, span: L },
    actions: [
      { action: { kind: 'G' }, q: permanent },
      { action: { kind: 'Q', category: 'B' }, q: imposed },
    ],
  });
  return (situation: string) => at(situation).spans[0]!;
}

// AISC, "Companion to the AISC Steel Construction Manual, Volume 1: Design Examples", version 15, ASCE/SEI 7-16.
const KIP_PER_FT = 1000 / 12;
const KIP_FT = 12_000;

test('AISC Design Examples, F.1-1A: 35 ft, D = 0.45 and L = 0.75 kip/ft: Mu = 266, Ma = 184 kip-ft', () => {
  const at = simpleBeam({
    system: 1,
    L: 35 * 12,
    permanent: 0.45 * KIP_PER_FT,
    imposed: 0.75 * KIP_PER_FT,
    rule: 'asce7-16',
  });
  expectPrinted(at('ULS-STR').M.max.value / KIP_FT, 266, 0);
  expectPrinted(at('ASD').M.max.value / KIP_FT, 184, 0);
});

test('AISC Design Examples, F.8-1A: 7.5 ft, D = 0.145 and L = 0.435 kip/ft: Mu = 6.12, Ma = 4.08 kip-ft', () => {
  const at = simpleBeam({
    system: 1,
    L: 7.5 * 12,
    permanent: 0.145 * KIP_PER_FT,
    imposed: 0.435 * KIP_PER_FT,
    rule: 'asce7-16',
  });
  expectPrinted(at('ULS-STR').M.max.value / KIP_FT, 6.12, 2);
  expectPrinted(at('ASD').M.max.value / KIP_FT, 4.08, 2);
});
