import { useMemo } from 'react';
import type { Unit } from '@eecs/solver-core';
import type { SolvedTruss } from '@eecs/solver-core/truss';
import {
  type KitStore,
  type ThemeName,
  unitName,
  useFormat,
  useKitStore,
  useLocale,
  useTheme,
  useUnitOf,
} from '@eecs/ui-kit';
import { shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { documentAtom, hashAtom } from '../state/sessionAtoms.ts';
import { orientationAtom } from '../state/view.ts';
import type { TrussEditorHandle } from '../props.ts';
import { loadFiles } from '../loadParts.ts';

/** What is made of a truss for others. */
export interface Pictures extends Pick<TrussEditorHandle, 'toSVG' | 'toPNG' | 'toCSV' | 'toXLSX' | 'toDXF'> {
  /** Prints from a page. */
  readonly print: (page: Document | undefined) => Promise<void>;
}

/** Gives what makes files of the board: pictures, tables, a drawing. */
export function usePictures(): Pictures {
  const store = useKitStore();
  const format = useFormat();
  const theme = useTheme();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const t = useEditorText();
  return useMemo(() => {
    const draw = async (paper: ThemeName): Promise<string> => {
      const { drawTrussSvg } = await loadFiles();
      return drawTrussSvg({
        document: store.get(documentAtom),
        shown: isOfBoard(store) ? store.get(shownAnswerAtom) : null,
        set: store.get(shownSetIndexAtom),
        orientation: store.get(orientationAtom),
        format,
        theme: paper,
      });
    };
    const list = async () => {
      const { listSheets } = await loadFiles();
      const nameUnit = (unit: Unit): string => unitName(unit, locale);
      return listSheets(store.get(documentAtom), readAnswer(store), { unitOf, nameUnit });
    };
    const toSVG = (): Promise<string> => draw(theme === 'dark' ? 'dark' : 'light');
    return {
      toSVG,
      toPNG: async () => {
        const { paintPng } = await loadFiles();
        return paintPng(await toSVG());
      },
      toCSV: async () => {
        const { writeCsv } = await loadFiles();
        return writeCsv(await list(), { hasComma: locale !== 'en-US' });
      },
      toXLSX: async () => {
        const { writeWorkbook } = await loadFiles();
        const bytes = writeWorkbook(await list()) as Uint8Array<ArrayBuffer>;
        return new Blob([bytes], { type: WORKBOOK });
      },
      toDXF: async () => {
        const { writeDxf } = await loadFiles();
        return writeDxf(store.get(documentAtom));
      },
      print: async (page) => {
        const { listPrintTables, printTruss } = await loadFiles();
        const document = store.get(documentAtom);
        if (page === undefined) return;
        const isSolved = isOfBoard(store) && store.get(shownAnswerAtom)?.isSolved === true;
        printTruss(
          {
            title: document.title === '' ? t('untitled') : document.title,
            description: document.description,
            notes: [
              `${t('status.hash')} ${store.get(hashAtom)}`,
              t(isSolved ? 'results.recorded' : 'results.preview'),
              new Date().toLocaleDateString(locale),
            ],
            locale,
            svg: await draw('light'),
            tables: listPrintTables(document, readAnswer(store), { t, format }),
          },
          page,
        );
      },
    };
  }, [store, format, theme, locale, unitOf, t]);
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Whether the results that are shown are those of the truss on the board. */
function isOfBoard(store: KitStore): boolean {
  return store.get(shownAnswerAtom)?.document === store.get(documentAtom);
}

function readAnswer(store: KitStore): SolvedTruss | null {
  return isOfBoard(store) ? (store.get(shownAnswerAtom)?.answer ?? null) : null;
}
