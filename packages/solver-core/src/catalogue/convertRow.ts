import { CLASS_DESCRIPTIONS, unitOfColumn, type CatalogueClass, type Column } from './sectionClasses.ts';
import type { SectionSeries, SectionTable } from './sectionTable.ts';
import { INCH } from '../units/sectionScale.ts';

/** Significant digits of an area or second moment converted to cm; the tables in inches give three. */
const CONVERTED_DIGITS = 5;
/** Significant digits of a length in inches times 25.4: enough for every digit of the tables. */
const LENGTH_DIGITS = 12;

/** Returns the rows of a series with all columns of their class, in mm, cm2 and cm4. */
export function convertRows(table: SectionTable, series: SectionSeries): string[] {
  const given = series.columns.split(' ');
  return splitRows(series).map((row) => {
    const [label = '', ...cells] = row.split(';');
    const values = new Map(given.map((name, i) => [name, cells[i] ?? '']));
    const written = columnsOf(table.sectionClass).map((column) => {
      if (column === 'bent') return series.isBent === true ? '1' : '0';
      return convertCell(values.get(column) ?? '0', column, table.units);
    });
    return [label, ...written].join(';');
  });
}

/** Returns the rows of a series as its table gives them. */
export function splitRows(series: SectionSeries): string[] {
  return series.rows.trim().split('\n');
}

function columnsOf(name: CatalogueClass): readonly Column[] {
  return CLASS_DESCRIPTIONS[name].columns;
}

function convertCell(text: string, column: Column, units: SectionTable['units']): string {
  if (units === 'mm') return text;
  const value = Number(text);
  switch (unitOfColumn(column)) {
    case 'mm':
      return roundTo(value * INCH.mm, LENGTH_DIGITS);
    case 'cm2':
      return roundTo(value * INCH.cm ** 2, CONVERTED_DIGITS);
    case 'cm4':
      return roundTo(value * INCH.cm ** 4, CONVERTED_DIGITS);
    default:
      return text;
  }
}

function roundTo(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}
