import { readFileSync } from 'node:fs';
import { solveTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import type { TrussInput } from './headless/trussInput.ts';
import type { TrussEditorProps } from './props.ts';

const input = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 }, // bits of what is held: 1 is x, 2 is y, 4 is z
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10000] }] },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0 }, // indexes in the two lists below; left out, statics alone gives the forces
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
  ],
  materials: [{ name: 'Steel', E: 210000 }], // MPa
  sections: [{ className: 'rectangle', b: 50, h: 100 }], // mm
} as const;

// The compiler checks these against the props: a truss in input form, and any language tag.
const truss: TrussInput = input;
const editors: readonly TrussEditorProps[] = [{ defaultValue: truss, locale: 'en' }, { value: truss }];

test('the editor takes the truss that the README of the solver writes, and it has displacements', () => {
  const readme = readFileSync(new URL('../../solver-core/README.md', import.meta.url), 'utf8');
  const [program = ''] =
    /const input = {[^;]*}/.exec(readme.slice(readme.indexOf('createTrussSolver'))) ?? [];
  expect(readFileSync(new URL(import.meta.url), 'utf8')).toContain(program);
  const answer = solveTruss(input);
  if (answer.level === 'error') throw new Error(answer.error);
  // Two rods of √2 m at 45° under P: v = P·l/(EA) with EA = 1.05·10⁹ N.
  expect(answer.sets[0]?.displacement?.[2]?.y).toBeCloseTo((-10_000 * Math.SQRT2) / 1.05e9, 12);
  expect(editors).toHaveLength(2);
});
