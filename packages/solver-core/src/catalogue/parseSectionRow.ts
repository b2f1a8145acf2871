import { DIMENSIONS } from '../model/common/dimensions.ts';
import type { CrossSection } from '../model/common/document.ts';
import { toCatalogueClass, CLASS_DESCRIPTIONS } from './sectionClasses.ts';

/** A row of the catalogue: the class it was found in, the headers of that class, its text. */
export interface SectionRowText {
  readonly name: string;
  readonly headers: readonly string[];
  readonly data: string;
}

const KNOWN: ReadonlySet<string> = new Set(DIMENSIONS);

/**
 * Makes a cross-section, in mm, of a row of the catalogue; it is not `editable`: an edit makes a copy.
 *
 * Null when the class is unknown, a cell is missing or a dimension is no number: a row from a server may be anything.
 * Columns that are no dimensions are passed over.
 *
 * @example parseSectionRow({ name: 'circle', headers: ['label', 'Dy[mm]'], data: '20;20' })
 * // { className: 'circle', label: '20', units: 0, editable: false, Dy: 20 }
 */
export function parseSectionRow({ name, headers, data }: SectionRowText): CrossSection | null {
  const known = toCatalogueClass(name);
  const [label = '', ...cells] = data.split(';');
  if (known === null || label === '' || cells.length !== headers.length - 1) return null;
  const dimensions: Record<string, number> = {};
  let isBent = false;
  for (const [i, cell] of cells.entries()) {
    const column = headers[i + 1]?.replace(/\[.*\]$/, '') ?? '';
    if (column === 'bent') isBent = cell === '1';
    if (!KNOWN.has(column)) continue;
    const value = Number(cell);
    if (cell.trim() === '' || !Number.isFinite(value)) return null;
    dimensions[column] = value;
  }
  const { className } = CLASS_DESCRIPTIONS[known];
  const section = { className, label, units: 0, editable: false, ...dimensions } as const;
  return isBent ? { ...section, bent: true } : section;
}
