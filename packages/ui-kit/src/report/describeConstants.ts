import {
  type CrossSection,
  type Material,
  type Quantity,
  type UnitSystem,
  completeConstants,
  sectionProperties,
} from '@eecs/solver-core';
import { shownRatio } from '../editing/shownRatio.ts';
import { listOwnNumbers } from '../editing/sectionShapes.ts';
import { type ReportBlock, type Runs, head, plain, textBlock, symbol } from './blocks.ts';
import { type OptionalColumn, listTable, numberColumn, wordColumn } from './columns.ts';
import type { ReportNumbers } from './reportNumbers.ts';
import type { SharedReportText } from './words.ts';

/** Significant digits of a modulus computed from two others; more would suggest a precision that nobody measured. */
const COMPUTED_FIGURES = 4;
/** A standard gives a constant in one unit system; converted to the other it would have endless decimals. */
const MATERIAL_DIGITS = 3;

/** The texts and number formats of the tables of constants. */
export interface ConstantsContext extends ReportNumbers {
  readonly system: UnitSystem;
  readonly shared: SharedReportText;
}

/** The materials and cross-sections that a structure uses, and the properties of sections that its report shows. */
export interface UsedConstants {
  /** Indices of the used materials and cross-sections, in any order and with repetitions. */
  readonly materials: readonly number[];
  readonly sections: readonly number[];
  readonly properties: readonly SectionProperty[];
}

/** Writes the materials and cross-sections that a structure uses. */
export function describeConstants(
  context: ConstantsContext & {
    readonly document: {
      readonly materials: readonly Material[];
      readonly sections: readonly CrossSection[];
    };
  },
  { materials, sections, properties }: UsedConstants,
): ReportBlock[] {
  const { document } = context;
  return [
    ...describeMaterials(context, pickUsed(document.materials, materials)),
    ...describeSections(context, pickUsed(document.sections, sections), properties),
  ];
}

function pickUsed<Item>(items: readonly Item[], used: readonly number[]): readonly Item[] {
  const indexes = new Set(used);
  return items.filter((_, index) => indexes.has(index));
}

function describeMaterials(context: ConstantsContext, materials: readonly Material[]): ReportBlock[] {
  const { shared: t, format } = context;
  if (materials.length === 0) return [];
  const of = (
    quantity: Quantity,
    symbolOf: Runs,
    pick: (material: Material) => number | null | undefined,
  ): OptionalColumn<Material> => ({
    column: numberColumn(context, quantity, symbolOf),
    write: (material) => {
      const value = pick(material);
      return value === undefined || value === null
        ? ''
        : format.brief(value, { quantity, digits: MATERIAL_DIGITS, withUnit: false });
    },
  });
  return [
    head(t('materials')),
    listTable(
      materials,
      [
        { column: wordColumn(t('column.name')), write: ({ name }) => name },
        of('modulus', symbol('E'), ({ E }) => E),
        of('modulus', symbol('G'), (material) => toFigures(completeConstants(material).G, material.G)),
        of('ratio', symbol('ν'), (material) => toFigures(shownRatio(material), material.nu)),
        of('density', symbol('ρ'), ({ rho }) => rho),
        of('thermalExpansion', symbol('α'), ({ alpha }) => alpha),
        of('stress', plain(t('column.tension')), ({ strength }) => strength?.tension),
        of('stress', plain(t('column.compression')), ({ strength }) => strength?.compression),
      ],
      t('materials'),
    ),
  ];
}

/** Returns a constant of the document unchanged, and a computed one with the digits of a report. */
function toFigures(
  value: number | null | undefined,
  given: number | null | undefined,
): number | null | undefined {
  return value === undefined || value === null || (given !== undefined && given !== null)
    ? value
    : Number(value.toPrecision(COMPUTED_FIGURES));
}

/** The quantities and symbols of the properties of cross-sections that a table can show. */
const PROPERTIES = {
  A: { quantity: 'area', letter: symbol('A') },
  Iy: { quantity: 'secondMoment', letter: symbol('I', 'y') },
  Iz: { quantity: 'secondMoment', letter: symbol('I', 'z') },
  It: { quantity: 'secondMoment', letter: symbol('I', 't') },
  WyTop: { quantity: 'sectionModulus', letter: symbol('W', 'y') },
  iy: { quantity: 'sectionDimension', letter: symbol('i', 'y') },
  iz: { quantity: 'sectionDimension', letter: symbol('i', 'z') },
} as const satisfies Readonly<Record<string, { readonly quantity: Quantity; readonly letter: Runs }>>;

/** A property of a cross-section that a table can show. */
export type SectionProperty = keyof typeof PROPERTIES;

function describeSections(
  context: ConstantsContext,
  sections: readonly CrossSection[],
  properties: readonly SectionProperty[],
): ReportBlock[] {
  const { shared: t, system, format } = context;
  if (sections.length === 0) return [];
  const known = new Map(
    sections.map((section) => {
      const found = sectionProperties(section, system);
      return [section, found.ok ? found.properties : null];
    }),
  );
  return [
    head(t('sections')),
    listTable(
      sections,
      [
        { column: wordColumn(t('column.label')), write: ({ label }) => label },
        { column: wordColumn(t('column.kind')), write: ({ className }) => t(`shape.${className}`) },
        {
          column: wordColumn(t('column.dimensions')),
          write: (section) => writeDimensions(section, context),
        },
        ...properties.map((name): OptionalColumn<CrossSection> => {
          const { quantity, letter } = PROPERTIES[name];
          return {
            column: numberColumn(context, quantity, letter),
            write: (section) => {
              const value = known.get(section)?.[name];
              if (value === undefined || value === null) return '';
              return format.results({ quantity, greatest: Math.abs(value), digits: 3 }).write(value, false);
            },
          };
        }),
      ],
      t('sections'),
    ),
    ...(sections.some(({ editable }) => editable === false) ? [textBlock(t('fromDimensions'), 'note')] : []),
  ];
}

const OF_AREA: readonly string[] = ['A', 'Iy', 'Iz', 'Iyz'];

/** Writes the dimensions of a shape: `h 300, b 150 mm`. The values of a generic section have their own columns. */
function writeDimensions(section: CrossSection, { format, system: shown }: ConstantsContext): string {
  // A profile of a catalogue stays in its original units.
  const system = section.units ?? shown;
  const write = (value: number, quantity: Quantity, withUnit: boolean): string =>
    format.brief(value, { quantity, system, withUnit });
  const numbers = listOwnNumbers(section).flatMap((name) => {
    const value = section[name];
    if (value === undefined || value === 0 || OF_AREA.includes(name)) return [];
    const isSlope = name === 'sf' || name === 'sw';
    return [
      `${name}\u00a0${isSlope ? write(value, 'percent', true) : write(value, 'sectionDimension', false)}`,
    ];
  });
  return numbers.length === 0 ? '' : `${numbers.join(', ')} (${format.unit('sectionDimension', system)})`;
}
