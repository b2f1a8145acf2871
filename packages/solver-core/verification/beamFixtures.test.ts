/** Solved problems in documents of their own: fixtures/beams.json states each source and its expected numbers. */
import { describe, it } from 'vitest';
import { solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamSet, Diagram } from '@eecs/solver-core';
import fixtures from './fixtures/beams.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';

interface Expected {
  readonly what: string;
  readonly x?: number;
  readonly side?: string;
  readonly value: number;
}

describe.each(fixtures)('$id: $source', ({ document, expected }) => {
  const answer = solveBeam(document);
  it.each(expected as Expected[])('$what at $x is $value', (wanted) => {
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    const largest = Math.max(...(expected as Expected[]).map(({ value }) => Math.abs(value)));
    expectClose(
      read(answer.sets[0] as BeamSet, wanted),
      wanted.value,
      1e-12,
      wanted.value === 0 ? largest : undefined,
    );
  });
});

function read(set: BeamSet, { what, x = 0, side }: Expected): number | undefined {
  if (what.startsWith('R ')) {
    const name = what.slice(2) as 'axial' | 'normal' | 'moment';
    return set.R.find((reaction) => reaction.x === x)?.[name];
  }
  const [name, extreme] = what.split('.') as [
    'N' | 'Q' | 'M' | 'deflection' | 'slope',
    'min' | 'max' | undefined,
  ];
  const diagram: Diagram = set[name];
  return extreme ? diagram[extreme].value : valueAt(diagram, x, side === 'left' ? 'left' : 'right');
}
