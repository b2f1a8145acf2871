import {
  type BeamCase,
  type Material,
  type Quantity,
  completeConstants,
  sectionProperties,
} from '@eecs/solver-core';
import { hasWeightIn } from '@eecs/solver-core/rules';
import { type Sheet, writeCombination } from '@eecs/ui-kit/editing';
import type { SheetWriter } from './sheetReader.ts';

type Row = Sheet['rows'][number];

/**
 * Lists the constants of a beam as sheets: its sections, materials, cross-sections and case sets; empty lists are left
 * out.
 */
export function listConstantSheets(document: BeamCase, told: SheetWriter): Sheet[] {
  const { t } = told;
  const sheets = [
    { name: t('sheet.parts'), rows: listParts(document, told) },
    { name: t('sheet.materials'), rows: listMaterials(document, told) },
    { name: t('sheet.sections'), rows: listSections(document, told) },
    { name: t('sheet.caseSets'), rows: listCaseSets(document, told) },
  ];
  // CSV has no sheet tabs with their names.
  return sheets.filter(({ rows }) => rows.length > 1).map((sheet) => ({ ...sheet, title: sheet.name }));
}

function listParts(
  { beamSections, materials, sections }: BeamCase,
  { numbers, t, tPanel }: SheetWriter,
): Row[] {
  const { head, given } = numbers;
  return [
    [
      ...[head('x', 'length'), head('x1', 'length'), tPanel('column.material'), tPanel('column.section')],
      ...[tPanel('column.angle'), tPanel('column.flip'), head(t('sheet.mass'), 'linearMass')],
    ],
    ...beamSections.map((part, index): Row => [
      given(beamSections[index - 1]?.x ?? 0, 'length'),
      given(part.x, 'length'),
      materials[part.materialIndex]?.name ?? '',
      sections[part.crossSectionIndex]?.label ?? '',
      part.alpha,
      part.flip ? tPanel('column.yes') : '',
      part.mass === undefined || part.mass === 0 ? null : given(part.mass, 'linearMass'),
    ]),
  ];
}

function listMaterials({ materials }: BeamCase, { numbers, t }: SheetWriter): Row[] {
  const columns: readonly [string, Quantity, (material: Material) => number | null | undefined][] = [
    ['E', 'modulus', ({ E }) => E],
    ['G', 'modulus', (material) => completeConstants(material).G],
    ['ν', 'ratio', (material) => completeConstants(material).nu],
    ['ρ', 'density', ({ rho }) => rho],
    ['α', 'thermalExpansion', ({ alpha }) => alpha],
    [t('sheet.tension'), 'stress', ({ strength }) => strength?.tension],
    [t('sheet.compression'), 'stress', ({ strength }) => strength?.compression],
  ];
  return [
    [t('sheet.name'), ...columns.map(([name, quantity]) => headOf(numbers, name, quantity))],
    ...materials.map((material): Row => [
      material.name,
      ...columns.map(([, quantity, pick]) => givenOrNone(numbers, pick(material), quantity)),
    ]),
  ];
}

function listSections({ sections, units }: BeamCase, { numbers, t }: SheetWriter): Row[] {
  const columns = [
    ['A', 'area', 'A'],
    ['Iy', 'secondMoment', 'Iy'],
    ['Iz', 'secondMoment', 'Iz'],
    ['It', 'secondMoment', 'It'],
    ['Wy', 'sectionModulus', 'WyTop'],
  ] as const;
  return [
    [t('sheet.name'), ...columns.map(([name, quantity]) => numbers.head(name, quantity))],
    ...sections.map((section): Row => {
      const found = sectionProperties(section, units.system);
      return [
        section.label,
        ...columns.map(([, quantity, name]) =>
          givenOrNone(numbers, found.ok ? found.properties[name] : null, quantity),
        ),
      ];
    }),
  ];
}

function listCaseSets(document: BeamCase, { numbers, t, tPanel, nameSet }: SheetWriter): Row[] {
  const { caseSets, selfWeight } = document;
  const name = (at: number): string => nameSet(at);
  const actions = { weight: t('sheet.weight'), settlement: t('sheet.settlement') };
  return [
    [t('sheet.name'), t('sheet.members'), headOf(numbers, t('sheet.angle'), 'angle'), t('sheet.weight')],
    ...caseSets.map(({ combined, angle }, index): Row => [
      name(index),
      combined
        ? writeCombination(caseSets, index, { name, action: (action) => actions[action], factor: String })
        : '',
      numbers.given(angle, 'angle'),
      selfWeight && hasWeightIn(document, index) ? tPanel('column.yes') : '',
    ]),
  ];
}

/** A ratio has no unit. */
function headOf({ head }: SheetWriter['numbers'], name: string, quantity: Quantity): string {
  return quantity === 'ratio' ? name : head(name, quantity);
}

function givenOrNone(
  { given }: SheetWriter['numbers'],
  value: number | null | undefined,
  quantity: Quantity,
): number | null {
  return value === null || value === undefined ? null : given(value, quantity);
}
