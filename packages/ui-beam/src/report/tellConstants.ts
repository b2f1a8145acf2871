import {
  type CrossSection,
  type Material,
  type Quantity,
  NO_NUMBER,
  completeConstants,
  sectionProperties,
} from '@eecs/solver-core';
import { listOwnNumbers } from '@eecs/ui-kit/editing';
import { type ReportBlock, type ReportColumn, type Runs, head, plain, say, symbol } from './blocks.ts';
import { numberColumn, wordColumn } from './columns.ts';
import type { Teller } from './teller.ts';

/** Tells what the beam is made of: materials, cross-sections, and which part has which. */
export function tellConstants(teller: Teller): ReportBlock[] {
  return [...tellMaterials(teller), ...tellSections(teller), ...tellParts(teller)];
}

/** A column that is left out where no row has anything in it. */
interface Optional<Row> {
  readonly column: ReportColumn;
  readonly write: (row: Row) => string;
}

function listTable<Row>(
  rows: readonly Row[],
  columns: readonly Optional<Row>[],
  caption: string,
): ReportBlock {
  const cells = rows.map((row) => columns.map(({ write }) => write(row)));
  const shown = columns
    .map((column, at) => ({ column, at }))
    .filter(({ at }) => at === 0 || cells.some((row) => row[at] !== ''));
  return {
    kind: 'table',
    caption,
    columns: shown.map(({ column }) => column.column),
    rows: cells.map((row) =>
      shown.map(({ at }): Runs => plain(row[at] === '' ? NO_NUMBER : (row[at] ?? ''))),
    ),
  };
}

function tellMaterials(teller: Teller): ReportBlock[] {
  const { document, t, typed } = teller;
  const { materials } = document;
  if (materials.length === 0) return [];
  const of = (
    quantity: Quantity,
    symbolOf: Runs,
    pick: (material: Material) => number | null | undefined,
  ): Optional<Material> => ({
    column: numberColumn(teller, quantity, symbolOf),
    write: (material) => {
      const value = pick(material);
      return value === undefined || value === null ? '' : typed(value, quantity, false);
    },
  });
  return [
    head(t('materials')),
    listTable(
      materials,
      [
        { column: wordColumn(t('column.name')), write: ({ name }) => name },
        of('modulus', symbol('E'), ({ E }) => E),
        of('modulus', symbol('G'), (material) => completeConstants(material).G),
        of('ratio', symbol('ν'), (material) => completeConstants(material).nu),
        of('density', symbol('ρ'), ({ rho }) => rho),
        of('thermalExpansion', symbol('α'), ({ alpha }) => alpha),
        of('stress', plain(t('column.tension')), ({ strength }) => strength?.tension),
        of('stress', plain(t('column.compression')), ({ strength }) => strength?.compression),
      ],
      t('materials'),
    ),
  ];
}

function tellSections(teller: Teller): ReportBlock[] {
  const { document, t, system, format } = teller;
  const { sections } = document;
  if (sections.length === 0) return [];
  const known = new Map(
    sections.map((section) => {
      const found = sectionProperties(section, system);
      return [section, found.ok ? found.properties : null];
    }),
  );
  const of = (
    quantity: Quantity,
    symbolOf: Runs,
    name: 'A' | 'Iy' | 'Iz' | 'It' | 'WyTop' | 'WyBottom',
  ): Optional<CrossSection> => ({
    column: numberColumn(teller, quantity, symbolOf),
    write: (section) => {
      const value = known.get(section)?.[name];
      if (value === undefined || value === null) return '';
      return format.results({ quantity, greatest: Math.abs(value), digits: 3 }).write(value, false);
    },
  });
  return [
    head(t('sections')),
    listTable(
      sections,
      [
        { column: wordColumn(t('column.label')), write: ({ label }) => label },
        { column: wordColumn(t('column.kind')), write: ({ className }) => t(`shape.${className}`) },
        { column: wordColumn(t('column.dimensions')), write: (section) => writeDimensions(section, teller) },
        of('area', symbol('A'), 'A'),
        of('secondMoment', symbol('I', 'y'), 'Iy'),
        of('secondMoment', symbol('I', 'z'), 'Iz'),
        of('secondMoment', symbol('I', 't'), 'It'),
        of('sectionModulus', symbol('W', 'y'), 'WyTop'),
      ],
      t('sections'),
    ),
  ];
}

const OF_AREA: readonly string[] = ['A', 'Iy', 'Iz', 'Iyz'];

/** Writes the numbers that make a shape: `h 300, b 150 mm`. What a generic one is made of has columns of its own. */
function writeDimensions(section: CrossSection, { format, system: shown }: Teller): string {
  // A profile of a catalogue stays in the units it was rolled in.
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

function tellParts(teller: Teller): ReportBlock[] {
  const { document, t, format, typed } = teller;
  const { beamSections, materials, sections, L } = document;
  if (beamSections.length === 0) return [say(t('none.beamSections'), 'note')];
  const rows = beamSections.map((part, index) => ({
    part,
    x0: Math.min(L, index === 0 ? 0 : (beamSections[index - 1]?.x ?? 0)),
  }));
  return [
    head(t('beamSections')),
    listTable(
      rows,
      [
        {
          column: wordColumn(t('column.range')),
          write: ({ part, x0 }) => `${format.place(x0)} – ${format.place(part.x)}`,
        },
        {
          column: wordColumn(t('column.material')),
          write: ({ part }) => materials[part.materialIndex]?.name ?? t('unassigned'),
        },
        {
          column: wordColumn(t('column.section')),
          write: ({ part }) => sections[part.crossSectionIndex]?.label ?? t('unassigned'),
        },
        {
          column: wordColumn(t('column.turn')),
          write: ({ part: { alpha, flip } }) =>
            [...(alpha === 0 ? [] : [typed(alpha, 'angle')]), ...(flip ? [t('flipped')] : [])].join(', '),
        },
        {
          column: numberColumn(teller, 'linearMass', symbol('m')),
          write: ({ part: { mass } }) =>
            mass === undefined || mass === 0 ? '' : typed(mass, 'linearMass', false),
        },
      ],
      t('beamSections'),
    ),
  ];
}
