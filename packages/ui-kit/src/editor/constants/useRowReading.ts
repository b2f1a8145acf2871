import type { RowReading } from '../../editing/rows/rowReader.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale, useUnitOf } from '../../kit/useSettings.ts';
import { type CellWriter, createCellWriter } from '../tables/createCellWriter.ts';
import { useCommon, useCommonEdit } from './commonPort.ts';

/** Returns the settings for reading and writing rows of materials, sections and sets. */
export function useRowReading() {
  const store = useKitStore();
  const { documentAtom } = useCommon();
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const edit = useCommonEdit();
  const getDocument = () => store.get(documentAtom);
  const getReading = (): RowReading => ({ system: getDocument().units.system, locale, unitOf });
  const createWriter = (system = getDocument().units.system): CellWriter =>
    createCellWriter(format, { system, unitOf });
  return { getDocument, getReading, createWriter, edit };
}
