import { useState } from 'react';
import { useFormat, useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import {
  type RowExchange,
  type RowsRead,
  createCellWriter,
  limitFound,
  toRowsRead,
  useStandards,
} from '@eecs/ui-kit/editor';
import { addTable, listUnknownNames, listUsualNames, replaceByTable } from '../editing/addTable.ts';
import { listNamesWithArea } from '../editing/areaSections.ts';
import type { DoubledWay } from '../editing/doubledRods.ts';
import { createOverlapMemo } from '../editing/overlaps.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { type TableKind, readTable } from '../files/readTable.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import { type RowsFound, askDoubled, countTaken, describeNeeds, nameReplacing } from './rowsAccount.ts';
import { createTableWriter, nameColumns } from './tableWriter.ts';

/** A preview of the rows needs no ids. */
const createPreviewId = (): string => '';

/**
 * Returns the reader and writer of joints or rods as rows of a spreadsheet; a text may contain both, and their loads.
 */
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
  const [doubled, setDoubled] = useState<DoubledWay>('sumAreas');
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
    const withArea = listNamesWithArea(rods);
    const unknown = [
      ...names.materials.filter((name) => !standards.materials.has(name)),
      ...names.sections.filter((name) => !standards.sections.has(name) && !withArea.has(name)),
    ];
    const settled = { ...table, doubled };
    const canReplace = joints.length > 0 && document.joints.length > 0;
    const added = addTable(document, settled, createPreviewId, standards);
    const rowsFound: RowsFound = {
      ...{ count: joints.length + rods.length + loads.length, otherRows, unknown, doubled },
      overlaps: listOverlaps(document, text, () => added.document),
      added: added.account,
      replaced: canReplace ? replaceByTable(document, settled, createPreviewId, standards).account : null,
    };
    const replacing = nameReplacing(rowsFound, t);
    return toRowsRead(
      { ok: true, items: [...joints, ...rods, ...loads], passedOver: notRead, doubts },
      {
        listCells: (item) => writer.describe(item, standards),
        needs: describeNeeds(rowsFound, t),
        choice: askDoubled(rowsFound, t, setDoubled),
        taken: countTaken(rowsFound.count, rowsFound.added, doubled),
        take: () => edit((now) => addTable(now, settled, newId, standards)),
        // Two trusses in one place would be merged, chord on chord.
        ...(rowsFound.replaced !== null && {
          replace: {
            isAsked: document.links.length > 0,
            forgetsTitle: true,
            keeps: listUsualNames({ ...document, links: [] }, rods),
            ...(replacing !== undefined && { label: replacing }),
            taken: countTaken(rowsFound.count, rowsFound.replaced, doubled),
            take: () => edit((now) => replaceByTable(now, settled, newId, standards)),
          },
        }),
      },
    );
  }

  /** A text may contain joints and rods, so the greater of the two limits applies. */
  function room(): number {
    const [limits, { joints, links }] = [store.get(limitsAtom), store.get(documentAtom)];
    return Math.max(limits.joints - joints.length, limits.links - links.length);
  }

  const headings = [
    t(kind === 'joints' ? 'column.joint' : 'column.rod'),
    ...nameColumns(t, kind === 'joints' ? 'rods' : 'joints'),
    'A',
  ];
  return { columns, headings, write: () => writer.write(store.get(documentAtom), kind), read, room };
}
