import { useMemo } from 'react';
import { useFormat, useKitStore, useTheme } from '@eecs/ui-kit';
import { shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom } from '../state/view.ts';
import type { TrussEditorHandle } from '../props.ts';
import { loadFiles } from '../loadParts.ts';

/** Gives what makes files of the board: pictures and a table. */
export function usePictures(): Pick<TrussEditorHandle, 'toSVG' | 'toPNG' | 'toCSV'> {
  const store = useKitStore();
  const format = useFormat();
  const theme = useTheme();
  return useMemo(() => {
    const toSVG = async (): Promise<string> => {
      const { drawTrussSvg } = await loadFiles();
      return drawTrussSvg({
        document: store.get(documentAtom),
        shown: store.get(shownAnswerAtom),
        set: store.get(shownSetIndexAtom),
        orientation: store.get(orientationAtom),
        format,
        theme: theme === 'dark' ? 'dark' : 'light',
      });
    };
    return {
      toSVG,
      toPNG: async () => {
        const { paintPng } = await loadFiles();
        return paintPng(await toSVG());
      },
      toCSV: async () => {
        const { writeForcesCsv } = await loadFiles();
        return writeForcesCsv(store.get(documentAtom), store.get(shownAnswerAtom)?.answer ?? null);
      },
    };
  }, [store, format, theme]);
}
