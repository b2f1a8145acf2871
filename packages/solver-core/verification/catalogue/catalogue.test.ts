import { describe, expect, it } from 'vitest';
import { nameDrawer } from '../../src/catalogue/drawerNames.ts';
import { loadSections, loadSectionTables } from '../../src/catalogue/loadSections.ts';
import { parseSectionRow } from '../../src/catalogue/parseSectionRow.ts';
import { CATALOGUE_CLASSES, sectionHeaders } from '../../src/catalogue/sectionClasses.ts';
import { computeBasics } from '../../src/sections/sectionBasics.ts';
import { compareSeries, type Comparison } from './compareRow.ts';
import { INCONSISTENT_ROWS, isInconsistent } from './inconsistentRows.ts';
import { toleranceOf } from './tolerances.ts';

interface DrawerComparison {
  readonly drawer: string;
  readonly comparisons: readonly Comparison[];
}

const drawers: DrawerComparison[] = [];
for (const name of CATALOGUE_CLASSES) {
  for (const table of await loadSectionTables(name)) {
    for (const series of table.series) {
      const comparisons = compareSeries(table, series);
      if (comparisons.length > 0) {
        drawers.push({ drawer: nameDrawer(table.standard, series.name, 'en-US'), comparisons });
      }
    }
  }
}

const writeOne = ({ label, quantity, deviation }: Comparison) =>
  `${label}: ${quantity} ${(deviation * 100).toFixed(2)} %`;

describe('published values of the catalogue belong to the dimensions of their rows', () => {
  it.each(drawers)('$drawer', ({ drawer, comparisons }) => {
    const tolerance = toleranceOf(drawer);
    const wrong = comparisons.filter(
      ({ label, quantity, excess }) => excess > tolerance && !isInconsistent(drawer, label, quantity),
    );
    expect(wrong.map(writeOne)).toEqual([]);
  });

  it.each([
    ['IPE 300;300;150;7.1;10.7;', 'IPE 300;300;150;7.7;10.7;', 'EN 10365', 'IPE'],
    ['IPE 300;300;150;7.1;10.7;15', 'IPE 300;300;150;7.1;10.7;18', 'EN 10365', 'IPE'],
    ['IPE 300;300;', 'IPE 300;303;', 'EN 10365', 'IPE'],
    ['UPN 200;200;75;8.5;11.5;11.5;6;8;', 'UPN 200;200;75;8.5;11.5;11.5;6;5;', 'EN 10365', 'UPN'],
  ])('a slip of one digit does not pass: %s as %s', async (right, wrong, standard, name) => {
    const tables = [...(await loadSectionTables('h')), ...(await loadSectionTables('c'))];
    const pairs = tables.flatMap((table) => table.series.map((series) => ({ table, series })));
    const pair = pairs.find(({ table, series }) => table.standard === standard && series.name === name);
    if (pair === undefined) throw new Error(`No drawer ${standard} / ${name}`);
    expect(pair.series.rows).toContain(right);
    const slipped = compareSeries(pair.table, {
      ...pair.series,
      rows: pair.series.rows.replace(right, wrong),
    });
    const label = right.split(';')[0];
    const worst = Math.max(...slipped.filter((row) => row.label === label).map(({ excess }) => excess));
    expect(worst).toBeGreaterThan(toleranceOf(`${standard} / ${name}`));
  });

  it('and what is listed as inconsistent really is', () => {
    const consistent = INCONSISTENT_ROWS.flatMap(({ drawer, labels, quantities }) =>
      labels.flatMap((label) =>
        quantities
          .filter((quantity) => {
            const found = drawers
              .find((candidate) => candidate.drawer === drawer)
              ?.comparisons.find((row) => row.label === label && row.quantity === quantity);
            return found === undefined || found.excess <= toleranceOf(drawer);
          })
          .map((quantity) => `${drawer}, ${label}: ${quantity}`),
      ),
    );
    expect(consistent).toEqual([]);
  });
});

describe.each(CATALOGUE_CLASSES)('class %s', (name) => {
  it('gives a section of every row, and every section has properties', async () => {
    const headers = sectionHeaders(name);
    for (const { children } of await loadSections(name)) {
      for (const { data } of children) {
        const section = parseSectionRow({ name, headers, data });
        expect(section, data).not.toBeNull();
        expect(section && computeBasics(section, 0), data).toMatchObject({ ok: true });
      }
    }
  });

  it('has no label twice in a drawer', async () => {
    for (const { drawer, children } of await loadSections(name)) {
      const labels = children.map(({ data }) => data.split(';')[0]);
      expect(new Set(labels).size, drawer).toBe(labels.length);
    }
  });
});
