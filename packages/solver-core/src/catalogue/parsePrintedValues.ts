import type { SectionRowText } from './parseSectionRow.ts';
import type { Published } from './sectionClasses.ts';

/**
 * The area (cm²) and second moments (cm⁴) that a table prints in addition to the dimensions; absent if it prints none.
 */
export type PrintedValues = Readonly<Partial<Record<Published, number>>>;

const PUBLISHED: readonly Published[] = ['A', 'Iy', 'Iz'];

/**
 * Reads the values that a row of the catalogue prints in addition to the dimensions of a section. They are not used for
 * solving, only shown beside those that `sectionProperties` computes from the dimensions. Values of tables in inches
 * have been converted, with five digits.
 *
 * @example parsePrintedValues({ name: 'round-pipe', headers: ['label', 'Dy[mm]', 'tw[mm]', 'A[cm2]'], data: 'P;20;2;1.13' })
 * // { A: 1.13 }
 */
export function parsePrintedValues({ headers, data }: SectionRowText): PrintedValues {
  const cells = data.split(';');
  const printed: Partial<Record<Published, number>> = {};
  for (const key of PUBLISHED) {
    const value = Number(cells[headers.findIndex((head) => head.startsWith(`${key}[`))]);
    // A zero stands for a column that the table does not print.
    if (Number.isFinite(value) && value > 0) printed[key] = value;
  }
  return printed;
}
