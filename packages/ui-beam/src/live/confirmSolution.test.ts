import { type BeamCase, type SolvedBeam, convertCase, convertResults, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { agree } from './confirmSolution.ts';

function solve(document: BeamCase): SolvedBeam {
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

const kept = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const solvable = Object.entries(beamExamples).filter(([name]) => name !== 'tooManyHinges');

test.each(solvable)('what was kept of %s is believed, in the other units too', (_, document) => {
  const answer = solve(document);
  expect(agree(kept(answer).sets, answer.sets)).toBe(true);
  const other = convertCase(document, document.units.system === 0 ? 1 : 0);
  const converted = convertResults(kept(answer), document.units.system, other);
  expect(agree(converted.sets, solve(other).sets)).toBe(true);
});

test.each(['N', 'Q', 'M', 'deflection', 'slope'] as const)('a changed %s is not', (name) => {
  const answer = solve(beamExamples.hingedSpans);
  const forged = kept(answer.sets).map((set) => ({
    ...set,
    [name]: {
      ...set[name],
      segments: set[name].segments.map((segment) => ({ ...segment, c: segment.c.map((c) => c * 1.001) })),
    },
  }));
  expect(agree(forged, answer.sets)).toBe(false);
});

test('a changed extreme, a changed reaction and a set too few are not', () => {
  const { sets } = solve(beamExamples.hingedSpans);
  const extreme = kept(sets).map((set) => ({ ...set, M: { ...set.M, max: { ...set.M.max, value: 1 } } }));
  const reaction = kept(sets).map((set) => ({
    ...set,
    R: set.R.map((one) => ({ ...one, normal: one.normal * 1.01 })),
  }));
  expect(agree(extreme, sets)).toBe(false);
  expect(agree(reaction, sets)).toBe(false);
  expect(agree([], sets)).toBe(false);
});
