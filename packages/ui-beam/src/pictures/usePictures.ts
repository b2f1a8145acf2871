import { getTokens, useFormat, useKitStore, useTheme } from '@eecs/ui-kit';
import { nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { BeamEditorHandle, PictureOptions } from '../props.ts';
import { isEnvelopedAtom } from '../state/look.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

export type Pictures = Pick<BeamEditorHandle, 'toSVG' | 'toPNG'>;

const WIDTH_PX = 960;
const SCALE = 2;

/** Gives the painters of the board and the diagrams on the screen; what they need is fetched when first asked for. */
export function usePictures(): Pictures {
  const store = useKitStore();
  const format = useFormat();
  const screen = useTheme();
  const t = useBeamText();
  const tEditor = useEditorText();

  async function draw({ width = WIDTH_PX, theme }: PictureOptions): Promise<SVGSVGElement> {
    const { drawSvg, layoutPicture } = await import('./pictures.ts');
    const result = store.get(shownResultAtom);
    const document = result?.document ?? store.get(documentAtom);
    const tokens = getTokens(theme ?? (screen === 'dark' ? 'dark' : 'light'));
    const figure = layoutPicture(document, {
      width,
      format,
      tokens,
      sets: result?.answer.sets ?? [],
      shown: store.get(isComparedAtom) ? 'all' : store.get(shownSetAtom),
      isEnveloped: store.get(isEnvelopedAtom),
      isReal: result?.answer.isReal ?? true,
      notes: [
        ...(document.title === '' ? [] : [document.title]),
        ...(result === null || result.standing === 'recorded' ? [] : [t(`results.${result.standing}`)]),
      ],
      nameSet: (index) => nameSet(index, document.caseSets, tEditor),
    });
    const title = document.title === '' ? t('untitled') : document.title;
    return drawSvg({ figure, title, tokens });
  }

  return {
    toSVG: async (options = {}) => {
      const svg = await draw(options);
      return (await import('./pictures.ts')).writeSvg(svg);
    },
    toPNG: async ({ scale = SCALE, ...options } = {}) => {
      const svg = await draw(options);
      return (await import('./pictures.ts')).drawPng(svg, scale);
    },
  };
}
