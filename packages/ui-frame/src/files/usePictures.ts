import { useMemo } from 'react';
import { useFormat, useKitStore, useLocale, useTextOf, useTheme } from '@eecs/ui-kit';
import { loadFiles } from '../late/loadParts.ts';
import type { FrameEditorHandle } from '../props.ts';
import type { Pictures } from './createPictures.ts';

/** Writes files of the board, once its code has loaded. */
export type LatePictures = Pick<FrameEditorHandle, 'toSVG' | 'toPNG' | 'toCSV'>;

/** Returns the functions that write files of the board: pictures and a table. Their code loads with the first file. */
export function usePictures(): LatePictures {
  const store = useKitStore();
  const format = useFormat();
  const theme = useTheme();
  const locale = useLocale();
  const textOf = useTextOf();
  return useMemo(() => {
    const load = async (): Promise<Pictures> => {
      const { createPictures, pictureTexts } = await loadFiles();
      return createPictures({ store, format, theme, locale, t: textOf(pictureTexts) });
    };
    return {
      toSVG: async () => (await load()).toSVG(),
      toPNG: async () => (await load()).toPNG(),
      toCSV: async () => (await load()).toCSV(),
    };
  }, [store, format, theme, locale, textOf]);
}
