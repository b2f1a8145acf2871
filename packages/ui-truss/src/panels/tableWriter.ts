import type { Quantity } from '@eecs/solver-core';
import type { Link, TrussCase } from '@eecs/solver-core/truss';
import { loadQuantity } from '@eecs/ui-kit/editing';
import type { ValueTable } from '@eecs/ui-kit/editor';
import type { TableJoint, TableLoad, TableRod } from '../editing/addedTable.ts';
import { ANCHOR } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import type { TableKind } from '../files/readTable.ts';
import type { LaterText } from '../messages/laterMessages.ts';

/** Writes joints and rods as the rows of a table. */
export interface TableWriter {
  /** Writes all joints or all rods of a truss, under the names of the columns. */
  readonly write: (document: TrussCase, kind: TableKind) => ValueTable;
  /** Describes a row by its cells; a name that matches a standard item is shown with that item. */
  readonly describe: (
    item: TableJoint | TableRod | TableLoad,
    standards: NamedStandards,
  ) => readonly string[];
}

/** The standard materials and sections that match names of a table. */
export interface NamedStandards {
  readonly materials: ReadonlyMap<string, { readonly name: string }>;
  readonly sections: ReadonlyMap<string, { readonly label: string }>;
}

/** Returns the column headings of a table; x, y, z and i, j are symbols. */
export function nameColumns(t: LaterText, kind: TableKind): readonly string[] {
  return kind === 'joints'
    ? ['x', 'y', 'z', t('column.anchor')]
    : ['i', 'j', t('column.material'), t('column.section'), 'ΔT', 'ΔL'];
}

/** Creates the writer of tables; `writeCell` writes a value of the document in the displayed unit. */
export function createTableWriter(
  t: LaterText,
  writeCell: (value: number, quantity: Quantity) => string,
): TableWriter {
  const writeLength = (value: number): string => writeCell(value, 'length');

  const writeStrains = ({ dT = 0, dL = 0 }: Pick<Link, 'dT' | 'dL'>): readonly string[] => [
    dT === 0 ? '' : writeCell(dT, 'temperatureDifference'),
    dL === 0 ? '' : writeCell(dL, 'displacement'),
  ];

  const describeStrains = (link: Pick<Link, 'dT' | 'dL'>): readonly string[] =>
    writeStrains(link).flatMap((value, at) => (value === '' ? [] : [`${['ΔT', 'ΔL'][at]} ${value}`]));

  const describeLoad = ({ on, number, load, sets }: TableLoad): readonly string[] => [
    `${t(`column.${on}`)} ${number}`,
    t(`load.${load.className}`),
    ...('c' in load ? [load.c[0]] : load.y).map((value) => writeCell(value, loadQuantity(load.className))),
    sets.text,
  ];

  function describe(
    item: TableJoint | TableRod | TableLoad,
    { materials, sections }: NamedStandards,
  ): readonly string[] {
    if ('load' in item) return describeLoad(item);
    if ('x' in item) return [...[item.x, item.y, item.z].map(writeLength), writeHeld(item.anchor)];
    return [
      `${item.i} – ${item.j}`,
      describeName(item.material, materials.get(item.material)?.name),
      item.area !== undefined && sections.get(item.section) === undefined
        ? item.area.label
        : describeName(item.section, sections.get(item.section)?.label),
      ...describeStrains(item),
    ];
  }

  const writeJoints = ({ joints }: TrussCase): ValueTable => ({
    head: [t('column.joint'), ...nameColumns(t, 'joints')],
    rows: joints.map(({ x, y, z, anchor }, index) => [
      ...[String(index + 1), writeLength(x), writeLength(y), writeLength(z)],
      writeHeld(anchor),
    ]),
  });

  function writeRods({ links, materials, sections }: TrussCase): ValueTable {
    const head = [t('column.rod'), ...nameColumns(t, 'rods')];
    return {
      head,
      words: [t('column.material'), t('column.section')].map((name) => head.indexOf(name)),
      rows: links.map(({ i, j, materialIndex, sectionIndex, ...link }, index) => [
        ...[index + 1, i + 1, j + 1].map(String),
        ...[materials[materialIndex]?.name ?? '', sections[sectionIndex]?.label ?? ''],
        ...writeStrains(link),
      ]),
    };
  }

  return {
    write: (document, kind) => (kind === 'joints' ? writeJoints(document) : writeRods(document)),
    describe,
  };
}

/** Writes restrained directions: XY. */
function writeHeld(anchor: number): string {
  return AXES.filter((axis) => (anchor & ANCHOR[axis]) !== 0)
    .join('')
    .toUpperCase();
}

function describeName(name: string, standard: string | undefined): string {
  return standard === undefined || standard === name ? name : `${name} = ${standard}`;
}
