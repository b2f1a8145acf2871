import { useState } from 'react';
import { useFormat, useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import {
  type RowExchange,
  type RowNeeds,
  type RowsRead,
  createCellWriter,
  limitFound,
  toRowsRead,
  useStandards,
} from '@eecs/ui-kit/editor';
import { addTable, listUnknownNames, listUsualNames, replaceByTable } from '../editing/addTable.ts';
import { type NamedOverlap, createOverlapMemo, tellOverlaps } from '../editing/overlaps.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { type TableKind, readTable } from '../files/readTable.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import { createTableWriter, nameColumns } from './tableWriter.ts';

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
  const writer = createTableWriter(t, (value, quantity) => {
    const { system } = store.get(documentAtom).units;
    return createCellWriter(format, { system, unitOf }).write(value, quantity);
  });

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
    const count = joints.length + rods.length + loads.length;
    const overlaps = listOverlaps(document, text, () => addTable(document, table, newId, standards).document);
    return toRowsRead(
      { ok: true, items: [...joints, ...rods, ...loads], passedOver: notRead, doubts },
      {
        tell: (item) => writer.describe(item, standards),
        ...(unknown.length + otherRows + overlaps.length > 0 && {
          needs: describeNeeds({ count, unknown, otherRows, overlaps }, t),
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
  return { columns, headings, write: () => writer.write(store.get(documentAtom), kind), read, room };
}

/** Describes what taking the rows of a table leaves out or adds to, and names the button that takes them. */
function describeNeeds(
  {
    count,
    unknown,
    otherRows,
    overlaps,
  }: {
    readonly count: number;
    readonly unknown: readonly string[];
    readonly otherRows: number;
    readonly overlaps: readonly NamedOverlap[];
  },
  t: LaterText,
): RowNeeds {
  return {
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
  };
}
