import { useMemo } from 'react';
import { useFormat, useKitStore, useTheme } from '@eecs/ui-kit';
import { drawPng } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom } from '../state/view.ts';
import type { TrussEditorHandle } from '../props.ts';

/** Gives what makes files of the board: pictures and a table. */
export function usePictures(): Pick<TrussEditorHandle, 'toSVG' | 'toPNG' | 'toCSV'> {
  const store = useKitStore();
  const format = useFormat();
  const theme = useTheme();
  return useMemo(() => {
    const toSVG = async (): Promise<string> => {
      const { drawTrussSvg } = await import('../pictures/drawTrussSvg.ts');
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
        const parsed = new DOMParser().parseFromString(await toSVG(), 'image/svg+xml');
        return drawPng(parsed.documentElement as unknown as SVGSVGElement, 2);
      },
      toCSV: async () => {
        const { writeForcesCsv } = await import('../files/writeForcesCsv.ts');
        return writeForcesCsv(store.get(documentAtom), store.get(shownAnswerAtom)?.answer ?? null);
      },
    };
  }, [store, format, theme]);
}
