import { convertRows, splitRows } from '../../src/catalogue/convertRow.ts';
import { parseSectionRow } from '../../src/catalogue/parseSectionRow.ts';
import { sectionHeaders } from '../../src/catalogue/sectionClasses.ts';
import type { SectionSeries, SectionTable } from '../../src/catalogue/sectionTable.ts';
import { computeBasics } from '../../src/sections/sectionBasics.ts';
import { decimalsOf, roundingOf } from './rounding.ts';

/** A published value and the one computed from the dimensions of its row. */
export interface Comparison {
  readonly label: string;
  readonly quantity: 'A' | 'Iy' | 'Iz';
  /** The difference beyond the rounding of the table, relative to the published value. */
  readonly excess: number;
  /** Computed divided by published, less one. */
  readonly deviation: number;
}

const QUANTITIES = ['A', 'Iy', 'Iz'] as const;

/** Areas and second moments converted from inches are written with five digits. */
const CONVERSION = 1e-4;

/** Compares every published value of a series with the geometry of its row, as the catalogue returns it. */
export function compareSeries(table: SectionTable, series: SectionSeries): Comparison[] {
  const headers = sectionHeaders(table.sectionClass);
  const published = splitRows(series).map((row) => row.split(';'));
  const columns = ['label', ...series.columns.split(' ')];
  const known = QUANTITIES.filter((quantity) => columns.includes(quantity));
  const decimals = new Map(
    known.map((quantity) => {
      const at = columns.indexOf(quantity);
      return [quantity, Math.max(...published.map((cells) => decimalsOf(cells[at] ?? '')))];
    }),
  );
  return convertRows(table, series).flatMap((data, i) => {
    const section = parseSectionRow({ name: table.sectionClass, headers, data });
    if (section === null) throw new Error(`The row ${data} cannot be read`);
    const found = computeBasics(section, 0);
    if (!found.ok) throw new Error(`${data} is refused: ${JSON.stringify(found)}`);
    return known.map((quantity): Comparison => {
      const expected = Number(data.split(';')[headers.findIndex((cell) => cell.startsWith(`${quantity}[`))]);
      const raw = published[i]?.[columns.indexOf(quantity)] ?? '';
      const allowed = roundingOf(raw, decimals.get(quantity) ?? 0) + (table.units === 'in' ? CONVERSION : 0);
      const deviation = found.basics[quantity] / expected - 1;
      return { label: section.label, quantity, deviation, excess: Math.abs(deviation) - allowed };
    });
  });
}
