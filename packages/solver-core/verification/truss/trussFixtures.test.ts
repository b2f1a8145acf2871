/** Solved problems in documents of their own: fixtures/trusses.json states each source and its expected numbers. */
import { describe, expect, it } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import type { TrussSet } from '@eecs/solver-core/truss';
import fixtures from '../fixtures/trusses.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';

interface Expected {
  readonly what: string;
  readonly index: number;
  readonly axis?: string;
  readonly value: number;
}

describe.each(fixtures)('$id: $source', ({ document, expected, degree, mechanisms }) => {
  const answer = solveTruss(document);

  it(`is judged: degree ${degree}, ${mechanisms} mechanisms`, () => {
    expect(answer.verdict).toMatchObject({ degree });
    expect(answer.verdict?.mechanisms).toHaveLength(mechanisms);
  });

  it.each(expected as Expected[])('$what $index $axis is $value', (wanted) => {
    if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
    const alike = (expected as Expected[]).filter(({ what }) => what === wanted.what);
    const largest = Math.max(...alike.map(({ value }) => Math.abs(value)));
    expectClose(read(answer.sets[0]!, wanted), wanted.value, 1e-10, largest);
  });
});

function read(set: TrussSet, { what, index, axis }: Expected): number | undefined {
  if (what === 'N of link') return set.N[index];
  const list = what === 'R of joint' ? set.R : set.displacement;
  return list?.find(({ joint }) => joint === index)?.[axis as 'x' | 'y' | 'z'];
}
