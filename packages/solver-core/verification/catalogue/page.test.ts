import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadSections } from '../../src/catalogue/loadSections.ts';
import { CATALOGUE_CLASSES } from '../../src/catalogue/sectionClasses.ts';
import { INCONSISTENT_ROWS } from './inconsistentRows.ts';

/** Cells of the tables of a page, one line for each row, without the padding spaces. */
async function readLines(): Promise<string[]> {
  const page = await readFile(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
  return page.split('\n').map((line) => line.replace(/\s*\|\s*/g, '|'));
}

it('docs/catalogue.md names every drawer with the number of its rows', async () => {
  const lines = await readLines();
  for (const name of CATALOGUE_CLASSES) {
    for (const { drawer, children } of await loadSections(name)) {
      expect(
        lines.some((line) => line.startsWith(`|${name}|${drawer}|${children.length}|`)),
        drawer,
      ).toBe(true);
    }
  }
});

it('docs/catalogue.md lists every row that contradicts itself', async () => {
  const lines = await readLines();
  for (const { drawer, labels, quantities, reason } of INCONSISTENT_ROWS) {
    expect(lines).toContain(`|${drawer}|${labels.join(', ')}|${quantities.join(', ')}|${reason}|`);
  }
});
