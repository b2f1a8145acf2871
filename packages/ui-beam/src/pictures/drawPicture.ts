import { type Format, type KitStore, type ThemeName, getTokens } from '@eecs/ui-kit';
import { type EditorText, drawPng, nameSet } from '@eecs/ui-kit/editor';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import type { PictureOptions, PngOptions } from '../props.ts';
import { isEnvelopedAtom } from '../state/look.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { drawSvg, writeSvg } from './drawSvg.tsx';
import { layoutPicture } from './layoutPicture.ts';

/** The editor that a picture is drawn of. */
export interface Pictured {
  readonly store: KitStore;
  readonly format: Format;
  /** What it is shown in. */
  readonly theme: ThemeName;
  readonly t: BeamText;
  readonly tEditor: EditorText;
}

const WIDTH_PX = 960;
const SCALE = 2;

/** Writes the board and the diagrams on the screen as an SVG file. */
export function writePicture(pictured: Pictured, options: PictureOptions): string {
  return writeSvg(drawPicture(pictured, options));
}

/** Paints the same as a PNG file. */
export async function paintPicture(
  pictured: Pictured,
  { scale = SCALE, ...options }: PngOptions,
): Promise<Blob> {
  return drawPng(drawPicture(pictured, options), scale);
}

function drawPicture(
  { store, format, theme: screen, t, tEditor }: Pictured,
  { width = WIDTH_PX, theme = screen }: PictureOptions,
): SVGSVGElement {
  const result = store.get(shownResultAtom);
  const document = result?.document ?? store.get(documentAtom);
  const tokens = getTokens(theme);
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
