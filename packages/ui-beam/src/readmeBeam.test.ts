import { readFileSync } from 'node:fs';
import type { BeamInput } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import type { BeamEditorProps } from './props.ts';

const beam: BeamInput = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: -12000 }],
};

// The compiler checks these against the props: a beam in input form, and any language tag.
const editors: readonly BeamEditorProps[] = [
  { defaultValue: beam, locale: 'en' },
  { value: beam, locale: 'uk' },
];

test('the editor takes the beam that the README of the solver writes', () => {
  const readme = readFileSync(new URL('../../solver-core/README.md', import.meta.url), 'utf8');
  const [program] = /const beam: BeamInput = {[^;]*};/.exec(readme) ?? [];
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  expect(own).toContain(program);
  expect(editors).toHaveLength(2);
});
