import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sectionProperties } from '@eecs/solver-core';
import type { SectionClass } from '@eecs/solver-core';
import { SHAPE_PARAMETERS } from '../../src/model/common/shapeParameters.ts';

const readPage = () => readFile(new URL('../../docs/sections.md', import.meta.url), 'utf8');

it('docs/sections.md names every parameter of every shape in its row', async () => {
  const rows = (await readPage()).split('\n');
  for (const className of Object.keys(SHAPE_PARAMETERS) as SectionClass[]) {
    const row = rows.find((line) => line.includes(`| \`${className}\``));
    for (const name of SHAPE_PARAMETERS[className]) expect(row, className).toContain(`\`${name}\``);
  }
});

it('docs/sections.md names every property', async () => {
  const page = await readPage();
  const result = sectionProperties({ className: 'rectangle', label: '', b: 1, h: 1 }, 0);
  for (const name of Object.keys(result.ok ? result.properties : {})) expect(page).toContain(`\`${name}\``);
});
