import { useMemo } from 'react';
import { useFormat, useKitStore, useLocale, useTextOf, useTheme, useUnitOf } from '@eecs/ui-kit';
import { loadFiles } from '../late/loadParts.ts';
import type { Pictures } from './createPictures.ts';
import type { TrussEditorHandle } from '../props.ts';

/** Makes files of the board, once its writers are loaded. */
export type LatePictures = Pick<TrussEditorHandle, 'toSVG' | 'toPNG' | 'toCSV' | 'toXLSX' | 'toDXF'>;

/**
 * Returns the functions that make files from the board: pictures, tables, a drawing. They are loaded with the first
 * request.
 */
export function usePictures(): LatePictures {
  const store = useKitStore();
  const format = useFormat();
  const theme = useTheme();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const textOf = useTextOf();
  return useMemo(() => {
    const load = async (): Promise<Pictures> => {
      const { createPictures, pictureTexts } = await loadFiles();
      return createPictures({ store, format, theme, locale, unitOf, t: textOf(pictureTexts) });
    };
    return {
      toSVG: async () => (await load()).toSVG(),
      toPNG: async () => (await load()).toPNG(),
      toCSV: async () => (await load()).toCSV(),
      toXLSX: async () => (await load()).toXLSX(),
      toDXF: async () => (await load()).toDXF(),
    };
  }, [store, format, theme, locale, unitOf, textOf]);
}
