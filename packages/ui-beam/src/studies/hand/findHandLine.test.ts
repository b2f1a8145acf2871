import { type SolvedBeam, solveBeam } from '@eecs/solver-core';
import { calculateByHand } from '@eecs/solver-core/hand';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { findHandLine } from './findHandLine.ts';

const { twoSpans, proppedCantilever } = beamExamples;

function write(document: typeof twoSpans) {
  const answer = solveBeam(document, { include: ['tree'], mohr: [] }) as SolvedBeam;
  const hand = calculateByHand(document, { answer, set: 0, names: ['A', 'B', 'C'] });
  if (hand === null) throw new Error('nothing was written');
  return hand.blocks;
}

// Two spans of 5 m under 12 kN/m: M is 9qL²/128 = 21.094 at 3L/8 = 1.875 m, and -qL²/8 = -37.5 over the middle.
test('an extreme within a span leads to the line that computes it there', () => {
  const blocks = write(twoSpans);
  const line = findHandLine(blocks, { letter: 'M', x: 1.875, value: 21.09375 });
  const [place, found] = [blocks[(line ?? 0) - 1], blocks[line ?? 0]];
  const numbers = (block: typeof found): number[] =>
    block?.kind === 'formula'
      ? block.formula.flatMap((piece) => (piece.kind === 'number' ? [piece.value] : []))
      : [];
  expect(numbers(place)[0]).toBeCloseTo(1.875, 9);
  expect(numbers(found).at(-1)).toBeCloseTo(21.09375, 9);
  // The other span has its own extreme, in its own part.
  expect(findHandLine(blocks, { letter: 'M', x: 8.125, value: 21.09375 })).toBeGreaterThan(line ?? Infinity);
});

test('a value over a support leads to the values at the ends of the part that has it', () => {
  const blocks = write(twoSpans);
  const read = (value: number): unknown => {
    const block = blocks[findHandLine(blocks, { letter: 'Q', x: 5, value }) ?? 0];
    return block?.kind === 'sentence' ? [block.key, block.values['number']] : null;
  };
  // The shear force jumps there: the left part ends with -5qL/8, the right one begins with +5qL/8.
  expect(read(-37.5)).toEqual(['ends', 1]);
  expect(read(37.5)).toEqual(['ends', 2]);
});

test('a shear force within a part leads to its law', () => {
  const blocks = write(proppedCantilever);
  const line = findHandLine(blocks, { letter: 'Q', x: 1, value: 13.75 });
  const block = blocks[line ?? 0];
  expect(block?.kind === 'sentence' ? block.key : '').toBe('stretch');
});

test('a place off the beam leads nowhere', () => {
  expect(findHandLine(write(twoSpans), { letter: 'M', x: 12, value: 0 })).toBeNull();
});
