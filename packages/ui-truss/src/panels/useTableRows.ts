import { useState } from 'react';
import type { Quantity } from '@eecs/solver-core';
import type { Link } from '@eecs/solver-core/truss';
import { useFormat, useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import {
  type RowExchange,
  type RowsRead,
  type ValueTable,
  createCellWriter,
  limitFound,
  toRowsRead,
  useStandards,
} from '@eecs/ui-kit/editor';
import { loadQuantity } from '@eecs/ui-kit/editing';
import { addTable, listUnknownNames, listUsualNames, replaceByTable } from '../editing/addTable.ts';
import type { TableLoad } from '../editing/addedTable.ts';
import { ANCHOR } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { createOverlapMemo, tellOverlaps } from '../editing/overlaps.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { type TableKind, readTable } from '../files/readTable.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';

/** Gives what is written over the columns of a table; x, y, z and i, j are letters of the drawing. */
export function nameColumns(t: LaterText, kind: TableKind): readonly string[] {
  return kind === 'joints'
    ? ['x', 'y', 'z', t('column.anchor')]
    : ['i', 'j', t('column.material'), t('column.section'), 'ΔT', 'ΔL'];
}

/** Gives how joints or rods go to a spreadsheet and come from one; a text may bring both, and loads on them. */
export function useTableRows(kind: TableKind): RowExchange {
  const t = useLaterText();
  const columns = nameColumns(t, kind);
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const store = useKitStore();
  const edit = useSetKitAtom(applyEditAtom);
  const findStandards = useStandards();
  const [listOverlaps] = useState(createOverlapMemo);

  function writeCell(value: number, quantity: Quantity = 'length'): string {
    const { system } = store.get(documentAtom).units;
    return createCellWriter(format, { system, unitOf }).write(value, quantity);
  }

  const writeLength = (value: number): string => writeCell(value);
  const writeStrains = ({ dT = 0, dL = 0 }: Pick<Link, 'dT' | 'dL'>): readonly string[] => [
    dT === 0 ? '' : writeCell(dT, 'temperatureDifference'),
    dL === 0 ? '' : writeCell(dL, 'displacement'),
  ];

  const tellStrains = (link: Pick<Link, 'dT' | 'dL'>): readonly string[] =>
    writeStrains(link).flatMap((value, at) => (value === '' ? [] : [`${['ΔT', 'ΔL'][at]} ${value}`]));

  const tellLoad = ({ on, number, load, sets }: TableLoad): readonly string[] => [
    `${t(`column.${on}`)} ${number}`,
    t(`load.${load.className}`),
    ...('c' in load ? [load.c[0]] : load.y).map((value) => writeCell(value, loadQuantity(load.className))),
    sets.text,
  ];

  function write(): ValueTable {
    const { joints, links, materials, sections } = store.get(documentAtom);
    if (kind === 'joints')
      return {
        head: [t('column.joint'), ...columns],
        rows: joints.map(({ x, y, z, anchor }, index) => [
          ...[String(index + 1), writeLength(x), writeLength(y), writeLength(z)],
          AXES.filter((axis) => (anchor & ANCHOR[axis]) !== 0)
            .join('')
            .toUpperCase(),
        ]),
      };
    const head = [t('column.rod'), ...columns];
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

  function read(text: string): RowsRead | null {
    const document = store.get(documentAtom);
    const { system } = document.units;
    const table = readTable(text, {
      kind,
      locale,
      readCell: createCellReader({ system, locale, unitOf }),
    });
    if (table === null) return null;
    const notRead = [...table.passedOver, ...table.unread];
    if (!table.ok) return { ok: false, problems: table.problems, passedOver: notRead };
    const faults = listTableFaults(document, table);
    if (faults.length > 0) return { ok: false, problems: faults, passedOver: notRead };
    const { joints, rods, loads, otherRows, doubts } = table;
    const names = listUnknownNames(document, rods);
    const found = findStandards(names, system);
    const limits = store.get(limitsAtom);
    const standards = {
      materials: limitFound(found.materials, { items: document.materials, most: limits.materials }),
      sections: limitFound(found.sections, { items: document.sections, most: limits.sections }),
    };
    const unknown = [
      ...names.materials.filter((name) => !standards.materials.has(name)),
      ...names.sections.filter((name) => !standards.sections.has(name)),
    ];
    const tellName = (name: string, found: string | undefined): string =>
      found === undefined || found === name ? name : `${name} = ${found}`;
    const count = joints.length + rods.length + loads.length;
    const overlaps = listOverlaps(document, text, () => addTable(document, table, newId, standards).document);
    return toRowsRead(
      { ok: true, items: [...joints, ...rods, ...loads], passedOver: notRead, doubts },
      {
        tell: (item) =>
          'load' in item
            ? tellLoad(item)
            : 'x' in item
              ? [item.x, item.y, item.z].map(writeLength)
              : [
                  `${item.i} – ${item.j}`,
                  tellName(item.material, standards.materials.get(item.material)?.name),
                  tellName(item.section, standards.sections.get(item.section)?.label),
                  ...tellStrains(item),
                ],
        ...(unknown.length + otherRows + overlaps.length > 0 && {
          needs: {
            said: [
              ...(overlaps.length > 0
                ? [t('rows.overlaps', { count: overlaps.length, names: tellOverlaps(overlaps) })]
                : []),
              ...(unknown.length > 0 ? [t('rows.unknownNames', { names: unknown.join(', ') })] : []),
              ...(otherRows > 0 ? [t('rows.others', { count: otherRows })] : []),
            ].join(' '),
            label:
              otherRows > 0
                ? t('rows.takeOf', { count, all: count + otherRows })
                : t(unknown.length > 0 ? 'rows.takeWithout' : 'rows.takeOverlapping', { count }),
          },
        }),
        take: () => edit((now) => addTable(now, table, newId, standards)),
        // Two trusses in one place would be merged, chord on chord.
        ...(joints.length > 0 &&
          document.joints.length > 0 && {
            replace: {
              isAsked: document.links.length > 0,
              forgetsTitle: true,
              keeps: listUsualNames({ ...document, links: [] }, rods),
              take: () => edit((now) => replaceByTable(now, table, newId, standards)),
            },
          }),
      },
    );
  }

  /** A text may bring all, so the greater of the two rooms counts. */
  function room(): number {
    const [limits, { joints, links }] = [store.get(limitsAtom), store.get(documentAtom)];
    return Math.max(limits.joints - joints.length, limits.links - links.length);
  }

  const headings = [
    t(kind === 'joints' ? 'column.joint' : 'column.rod'),
    ...nameColumns(t, kind === 'joints' ? 'rods' : 'joints'),
  ];
  return { columns, headings, write, read, room };
}
