import type { Load, LoadClass } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import { useKitAtomValue, useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import { type RowExchange, toRowsRead } from '@eecs/ui-kit/editor';
import { useBeamText } from '../../messages/useBeamText.ts';
import { showsSetsAtom } from '../../state/derivedAtoms.ts';
import { lengthenFirst } from '../../editing/lengthenFor.ts';
import { documentAtom, limitsAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { listLoadCells, readLoadRows } from './loadRows.ts';
import { readLengthened } from './reach.ts';
import { writeSets } from './setCells.ts';
import { takeLoads } from './takeRows.ts';
import { useCellWriter } from './useCellWriter.ts';
import { useColumnName } from './useColumnName.ts';
import { useLengthening } from './useLengthening.ts';

/** Returns the reader and writer of loads as rows of a spreadsheet. */
export function useLoadRows(): RowExchange {
  const t = useBeamText();
  const locale = useLocale();
  const store = useKitStore();
  const unitOf = useUnitOf();
  const edit = useSetKitAtom(applyEditAtom);
  const hasSets = useKitAtomValue(showsSetsAtom);
  const { write, writeBriefly } = useCellWriter();
  const offerLength = useLengthening();
  const { nameOf: nameColumn } = useColumnName('load');
  const nameOf = (kind: LoadClass): string => t(`load.${kind}`);
  const keys = (['kind', 'x', 'x1', 'value', 'middle', 'last', 'angle'] as const).map((key) => key);
  const columns = [...keys, ...(hasSets ? (['sets'] as const) : [])];
  const cellsOf = (load: Load, written: typeof write): Record<(typeof columns)[number], string> => ({
    ...listLoadCells(load, written),
    kind: nameOf(load.className),
    sets: writeSets(load.sets, store.get(documentAtom).caseSets.length),
  });
  return {
    columns: columns.map(nameColumn),
    room: () => store.get(limitsAtom).loads - store.get(documentAtom).loads.length,
    write: () => ({
      head: columns.map(nameColumn),
      rows: store.get(documentAtom).loads.map((load) => {
        const cells = cellsOf(load, write);
        return columns.map((key) => cells[key]);
      }),
    }),
    read: (text) => {
      const document = store.get(documentAtom);
      const { system } = document.units;
      const reading = { system, locale, unitOf, nameOf, createId: () => createId(Math.random) };
      const found = readLengthened(document, (beam) => readLoadRows(text, beam, reading));
      if (found === null) return null;
      const { read, length } = found;
      return toRowsRead(read, {
        needs: offerLength(length),
        listCells: (load) => {
          const { kind, x, x1, value, middle, last, angle } = cellsOf(load, writeBriefly);
          const range = x1 === '' ? x : `${x} – ${x1}`;
          const values = [value, middle, last].filter((one) => one !== '').join(' … ');
          return [kind, range, values, angle];
        },
        take: (loads) => edit((now) => lengthenFirst(now, length, (beam) => takeLoads(beam, loads))),
        ...(document.loads.length > 0 && {
          replace: {
            isAsked: false,
            take: (loads) =>
              edit((now) => lengthenFirst({ ...now, loads: [] }, length, (beam) => takeLoads(beam, loads))),
          },
        }),
      });
    },
  };
}
