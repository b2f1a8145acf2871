import { expect } from 'vitest';
import { solveBeam } from '../../src/beam/solveBeam.ts';
import { solveBeamCombinations } from '../../src/combinations/index.ts';
import { parseCase } from '../../src/model/beam/parseCase.ts';
import type { CaseAction, RuleId } from '../../src/model/common/document.ts';

/** Loads of one case set over the whole beam, in the base unit of the document, downwards. */
export interface PrintedAction {
  readonly action: CaseAction;
  readonly q: number;
}

/** Solves a beam of equal spans under uniform loads by a rule, and returns its situations by their names. */
export function combineUniform({
  system = 0,
  span,
  spans = 1,
  actions,
  rule,
}: {
  readonly system?: 0 | 1;
  readonly span: number;
  readonly spans?: number;
  readonly actions: readonly PrintedAction[];
  readonly rule: RuleId;
}) {
  const L = span * spans;
  const parsed = parseCase({
    schema: 1,
    L,
    units: { system },
    supports: Array.from({ length: spans + 1 }, (_, k) => ({
      className: k === 0 ? 'pin' : 'roller',
      x: k * span,
    })),
    loads: actions.map(({ q }, k) => ({ className: 'DistributedLoad', x: [0, L], y: -q, sets: 2 ** k })),
    caseSets: actions.map(({ action }) => ({ action })),
    combinations: { rule },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const combined = solveBeamCombinations(parsed.document, (document) => solveBeam(document, { include: [] }));
  if (!combined.ok) throw new Error(JSON.stringify(combined.failures));
  return (situation: string) => combined.situations.find((one) => one.situation === situation)!;
}

/** Compares with a printed number: within half of its last digit. */
export function expectPrinted(value: number, printed: number, digits: number): void {
  expect(Math.abs(value - printed)).toBeLessThanOrEqual(0.5000001 * 10 ** -digits);
}
