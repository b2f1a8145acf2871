import {
  type Conventions,
  type Format,
  type KitStore,
  type Locale,
  type ThemeName,
  getTokens,
} from '@eecs/ui-kit';
import { type EditorText, drawPng, nameSet } from '@eecs/ui-kit/editor';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../live/beamLive.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import type { PictureOptions, PngOptions } from '../props.ts';
import { openRowsAtom } from '../state/openRows.ts';
import { isEnvelopedAtom } from '../state/look.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { drawSvg, writeSvg } from './drawSvg.tsx';
import { layoutPicture } from './layoutPicture.ts';
import { listReactions } from './listReactions.ts';

/** The editor that a picture is drawn of. */
export interface Pictured {
  readonly store: KitStore;
  readonly format: Format;
  readonly conventions: Conventions;
  readonly locale: Locale;
  /** What it is shown in. */
  readonly theme: ThemeName;
  readonly t: BeamText;
  readonly tEditor: EditorText;
}

const WIDTH_PX = 960;
/** Beside white paper of print that of the screen is a grey. */
const WHITE = '#ffffff';
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
  { store, format, conventions, locale, theme: screen, t, tEditor }: Pictured,
  { width = WIDTH_PX, theme = screen, background = theme === 'dark' ? 'paper' : 'white' }: PictureOptions,
): SVGSVGElement {
  const result = store.get(shownResultAtom);
  const document = result?.document ?? store.get(documentAtom);
  const paper = getTokens(theme);
  const tokens = background === 'white' ? { ...paper, sheet: WHITE } : paper;
  const shown = store.get(isComparedAtom) ? 'all' : store.get(shownSetAtom);
  const figure = layoutPicture(document, {
    width,
    format,
    conventions,
    tokens,
    sets: result?.answer.sets ?? [],
    shown,
    open: store.get(openRowsAtom),
    isEnveloped: store.get(isEnvelopedAtom),
    isReal: result?.answer.isReal ?? true,
    notes: [
      ...(document.title === '' ? [] : [document.title]),
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date()),
      ...(result === null || result.standing === 'recorded' ? [] : [t(`results.${result.standing}`)]),
      ...(result === null || shown === 'all' ? [] : listReactions(result, shown, format)),
    ],
    nameSet: (index) => nameSet(index, document.caseSets, tEditor),
  });
  const title = document.title === '' ? t('untitled') : document.title;
  return drawSvg({ figure, title, tokens, hasPaper: background !== 'none' });
}
