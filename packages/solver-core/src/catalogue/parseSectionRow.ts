import { DIMENSIONS } from '../model/common/dimensions.ts';
import type { CrossSection } from '../model/common/document.ts';
import { toCatalogueClass, CLASS_DESCRIPTIONS } from './sectionClasses.ts';

/** A row of the catalogue: its class, the headers of that class, and its text. */
export interface SectionRowText {
  readonly name: string;
  readonly headers: readonly string[];
  readonly data: string;
}

const KNOWN: ReadonlySet<string> = new Set(DIMENSIONS);

/**
 * Creates a cross-section, in mm, from a row of the catalogue; it is not `editable`: an edit makes a copy.
 *
 * Returns null if the class is unknown, a cell is missing or a dimension is not a number, because a row from a server
 * may contain anything. Columns other than dimensions are skipped.
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
