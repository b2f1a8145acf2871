import {
  type CrossSection,
  type Material,
  type Quantity,
  type SectionProperties,
  sectionProperties,
} from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { PrintTable, PrintWords } from './listPrintTables.ts';

/** A column of numbers; a row may lack its. */
interface Column<Row> {
  readonly symbol: string;
  readonly quantity: Quantity;
  readonly pick: (row: Row) => number | null | undefined;
}

const OF_MATERIAL: readonly Column<Material>[] = [
  { symbol: 'E', quantity: 'modulus', pick: ({ E }) => E },
  { symbol: 'ρ', quantity: 'density', pick: ({ rho }) => rho },
  { symbol: 'α', quantity: 'thermalExpansion', pick: ({ alpha }) => alpha },
  { symbol: 'f+', quantity: 'stress', pick: ({ strength }) => strength?.tension },
  { symbol: 'f−', quantity: 'stress', pick: ({ strength }) => strength?.compression },
];

interface KnownSection {
  readonly label: string;
  readonly properties: SectionProperties | null;
}

const OF_SECTION: readonly Column<KnownSection>[] = [
  { symbol: 'A', quantity: 'area', pick: ({ properties }) => properties?.A },
  { symbol: 'Iy', quantity: 'secondMoment', pick: ({ properties }) => properties?.Iy },
  { symbol: 'Iz', quantity: 'secondMoment', pick: ({ properties }) => properties?.Iz },
  { symbol: 'iy', quantity: 'sectionDimension', pick: ({ properties }) => properties?.iy },
  { symbol: 'iz', quantity: 'sectionDimension', pick: ({ properties }) => properties?.iz },
];

/** Lists what rods are made of: numbers of the materials, and what follows from the shapes of the cross-sections. */
export function listConstantTables(document: TrussCase, words: PrintWords): readonly PrintTable[] {
  const { materials, sections, units } = document;
  const { t } = words;
  const { system } = units;
  const known = sections.map((section): KnownSection => ({
    label: section.label,
    properties: propertiesOf(section, system),
  }));
  return [
    {
      caption: t('panels.materials'),
      ...listNumbers(
        materials,
        { system, words, title: t('rods.material'), columns: OF_MATERIAL },
        ({ name }) => name,
      ),
    },
    {
      caption: t('panels.crossSections'),
      ...listNumbers(
        known,
        { system, words, title: t('rods.section'), columns: OF_SECTION },
        ({ label }) => label,
      ),
    },
  ];
}

function propertiesOf(section: CrossSection, system: TrussCase['units']['system']): SectionProperties | null {
  const found = sectionProperties(section, system);
  return found.ok ? found.properties : null;
}

interface Listing<Row> {
  readonly system: TrussCase['units']['system'];
  readonly words: PrintWords;
  /** Heads the names. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
}

/** A number that no row has needs no column. */
function listNumbers<Row>(
  rows: readonly Row[],
  { system, words: { format }, title, columns }: Listing<Row>,
  nameOf: (row: Row) => string,
): Pick<PrintTable, 'head' | 'rows'> {
  const shown = columns.filter(({ pick }) => rows.some((row) => isNumber(pick(row))));
  return {
    head: [title, ...shown.map(({ symbol, quantity }) => `${symbol}, ${format.unit(quantity, system)}`)],
    rows: rows.map((row) => [
      nameOf(row),
      ...shown.map(({ quantity, pick }) => {
        const value = pick(row);
        return isNumber(value) ? format.brief(value, { quantity, system, withUnit: false }) : '–';
      }),
    ]),
  };
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
