import {
  type BeamCase,
  type PointLoad,
  type SolvedBeam,
  computeInfluence,
  solveBeam,
} from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { compareWorst } from './compareWorst.ts';
import { moveLoads } from './moveOwnLoads.ts';

const { twoSpans } = beamExamples;
const L = 8;
const P = 10_000;
const force: PointLoad = { id: 'P', className: 'ShearLoad', x: 2, c: [-P, 0, -P], alpha: 90, sets: 1 };

/** A beam of 8 m on two supports with 10 kN at 2 m. */
const document: BeamCase = {
  ...twoSpans,
  L,
  loads: [force],
  selfWeight: false,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: L },
  ],
  beamSections: twoSpans.beamSections.slice(0, 1).map((part) => ({ ...part, x: L })),
};

const choice = { kind: 'M', x: L / 2, side: 'right' } as const;

function solve(beam: BeamCase): SolvedBeam {
  const answer = solveBeam(beam, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

function move(beam: BeamCase) {
  const line = computeInfluence(beam, { kind: 'M', x: L / 2 });
  const moved = line && moveLoads(beam, { kind: 'points', line, set: 0, side: 'right' }, 'max');
  if (moved === null) throw new Error('not moved');
  return moved;
}

test('the solved beam has the value that the line gave for the moved loads: P L/4 in the middle', () => {
  const moved = move(document);
  const asked = { document, answer: solve(document), index: 0, choice, side: 'right' } as const;
  const found = compareWorst(asked, moved, solve(moved.document));
  expect(found).toMatchObject({ agrees: true, isSo: false });
  for (const value of [found?.value, found?.promised]) expectClose(value, (P * L) / 4, 1e-9);
});

test('loads that stand there already are said to, and another answer to disagree', () => {
  const there = move(document).document;
  const moved = move(there);
  const asked = { document: there, answer: solve(there), index: 0, choice, side: 'right' } as const;
  expect(compareWorst(asked, moved, solve(there))).toMatchObject({ agrees: true, isSo: true });
  expect(compareWorst(asked, moved, solve(document))).toMatchObject({ agrees: false });
  expect(compareWorst({ ...asked, index: 7 }, moved, solve(there))).toBeNull();
});
