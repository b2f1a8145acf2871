import type { Support } from '@eecs/solver-core';
import { useKitStore, useLocale, useSetKitAtom, useUnitOf } from '@eecs/ui-kit';
import { type RowExchange, toRowsRead } from '@eecs/ui-kit/editor';
import { useBeamText } from '../../messages/useBeamText.ts';
import { lengthenFirst } from '../../editing/lengthenFor.ts';
import { documentAtom, limitsAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { readLengthened } from './reach.ts';
import { writeSets } from './setCells.ts';
import { listSupportCells, readSupportRows } from './supportRows.ts';
import { clearSupports, listMade, listsAll, takeSupports } from './takeRows.ts';
import { useCellWriter } from './useCellWriter.ts';
import { useColumnName } from './useColumnName.ts';
import { useLengthening } from './useLengthening.ts';

const KEYS = ['kind', 'x', 'release', 'kx', 'ky', 'kr', 'dx', 'dy', 'dr', 'sets'] as const;

/** Returns the reader and writer of supports as rows of a spreadsheet. */
export function useSupportRows(): RowExchange {
  const t = useBeamText();
  const locale = useLocale();
  const store = useKitStore();
  const unitOf = useUnitOf();
  const edit = useSetKitAtom(applyEditAtom);
  const { write, writeBriefly } = useCellWriter();
  const offerLength = useLengthening();
  const { nameOf: nameColumn, yes } = useColumnName('support');
  const nameOf = (kind: Support['className']): string => t(`support.${kind}`);
  const cellsOf = (support: Support, written: typeof write): Record<(typeof KEYS)[number], string> => ({
    ...listSupportCells(support, written),
    kind: nameOf(support.className),
    release: support.release === true ? yes : '',
    sets: support.sets === undefined ? '' : writeSets(support.sets, store.get(documentAtom).caseSets.length),
  });
  return {
    columns: KEYS.map(nameColumn),
    room: () => store.get(limitsAtom).supports - store.get(documentAtom).supports.length,
    write: () => ({
      head: KEYS.map(nameColumn),
      rows: store.get(documentAtom).supports.map((support) => {
        const cells = cellsOf(support, write);
        return KEYS.map((key) => cells[key]);
      }),
    }),
    read: (text) => {
      const document = store.get(documentAtom);
      const { system } = document.units;
      const reading = { system, locale, unitOf, nameOf };
      const found = readLengthened(document, (beam) => readSupportRows(text, beam, reading));
      if (found === null) return null;
      const { read, length } = found;
      const isOther = read.ok && !listsAll(document, read.items);
      return toRowsRead(read, {
        needs: offerLength(length),
        listCells: (support) => {
          const cells = cellsOf(support, writeBriefly);
          return KEYS.map((key) =>
            cells[key] === '' || key === 'kind' || key === 'x'
              ? cells[key]
              : `${nameColumn(key)} ${cells[key]}`,
          );
        },
        take: (supports) => edit((now) => lengthenFirst(now, length, (beam) => takeSupports(beam, supports))),
        ...(document.supports.length > 0 && {
          replace: {
            // A beam with both its own supports and those of another would be a third beam.
            isAsked: isOther,
            forgetsTitle: isOther,
            keeps: isOther ? listMade(document) : [],
            take: (supports) =>
              edit((now) =>
                lengthenFirst(clearSupports(now, supports), length, (beam) => takeSupports(beam, supports)),
              ),
          },
        }),
      });
    },
  };
}
