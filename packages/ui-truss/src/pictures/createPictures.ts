import type { Unit } from '@eecs/solver-core';
import type { SolvedTruss } from '@eecs/solver-core/truss';
import {
  type Format,
  type KitStore,
  type Locale,
  type ThemeChoice,
  type ThemeName,
  type UnitChooser,
  unitName,
} from '@eecs/ui-kit';
import { writeCsv, writeWorkbook } from '@eecs/ui-kit/editing';
import { loadSheetText } from '../files/sheetMessages.ts';
import { writeDxf } from '../files/writeDxf.ts';
import { listSheets } from '../files/writeTables.ts';
import { shownCombinedAtom } from '../live/combining.ts';
import { isEnvelopeAtom, shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { drawnSetAtom, envelopeAtom } from '../results/values/drawnSet.ts';
import { orientationAtom } from '../state/view.ts';
import { drawTrussSvg } from './drawTrussSvg.ts';
import { paintPng } from './paintPng.ts';

/** Makes pictures of a truss for other programs. */
export interface Pictures {
  readonly toSVG: () => string;
  readonly toPNG: () => Promise<Blob>;
  readonly toCSV: () => Promise<string>;
  readonly toXLSX: () => Promise<Blob>;
  readonly toDXF: () => string;
}

/** The editor of the truss, and the reader's language, units and theme. */
export interface PicturesOptions {
  readonly store: KitStore;
  readonly format: Format;
  readonly theme: ThemeChoice;
  readonly locale: Locale;
  readonly unitOf: UnitChooser;
  readonly t: LaterText;
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Creates files of the current board on each request: pictures, tables, a drawing. */
export function createPictures({ store, format, theme, locale, unitOf, t }: PicturesOptions): Pictures {
  const draw = (paper: ThemeName): string =>
    drawTrussSvg({
      document: store.get(documentAtom),
      shown: isOfBoard(store) ? store.get(shownAnswerAtom) : null,
      set: store.get(drawnSetAtom),
      ranges: store.get(envelopeAtom)?.N ?? null,
      caption: nameDrawn(store, t),
      words: {
        tension: t('results.tension'),
        compression: t('results.compression'),
        values: t('results.values', { unit: format.unit('force', store.get(documentAtom).units.system) }),
      },
      orientation: store.get(orientationAtom),
      format,
      theme: paper,
    });
  const drawOwn = (): string => draw(theme === 'dark' ? 'dark' : 'light');
  const list = async () => {
    const nameUnit = (unit: Unit): string => unitName(unit, locale);
    const tSheet = await loadSheetText(locale);
    return listSheets(store.get(documentAtom), readAnswer(store), { unitOf, nameUnit, t, tSheet });
  };
  return {
    toSVG: drawOwn,
    toPNG: () => paintPng(drawOwn()),
    toCSV: async () => writeCsv(await list(), { hasComma: locale !== 'en-US' }),
    toXLSX: async () =>
      new Blob([writeWorkbook(await list()) as Uint8Array<ArrayBuffer>], { type: WORKBOOK }),
    toDXF: () => writeDxf(store.get(documentAtom)),
  };
}

/** Names the drawn case set; empty if all loads act together. */
function nameDrawn(store: KitStore, t: LaterText): string {
  const { caseSets } = store.get(documentAtom);
  if (caseSets.length === 0) return '';
  const combined = store.get(shownCombinedAtom);
  if (combined !== null) {
    const { situation, alone } = combined;
    return alone === null ? situation.situation : (situation.combinations[alone]?.id ?? '');
  }
  if (store.get(isEnvelopeAtom)) return t('results.envelope');
  const set = store.get(shownSetIndexAtom);
  return [t('sets.number', { number: set + 1 }), caseSets[set]?.title ?? '']
    .filter((part) => part !== '')
    .join('. ');
}

/** Returns whether the shown results belong to the truss on the board. */
function isOfBoard(store: KitStore): boolean {
  return store.get(shownAnswerAtom)?.document === store.get(documentAtom);
}

function readAnswer(store: KitStore): SolvedTruss | null {
  return isOfBoard(store) ? (store.get(shownAnswerAtom)?.answer ?? null) : null;
}
