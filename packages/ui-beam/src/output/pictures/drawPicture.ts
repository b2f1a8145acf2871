import {
  type Conventions,
  type Format,
  type KitStore,
  type Locale,
  type ThemeName,
  type Tokens,
  getTokens,
} from '@eecs/ui-kit';
import { type EditorText, drawPng, nameSet } from '@eecs/ui-kit/editor';
import type { Figure } from '../figure/layoutFigure.ts';
import { isComparedAtom, shownResultAtom, shownSetAtom } from '../../live/beamLive.ts';
import type { BeamText } from '../../messages/useBeamText.ts';
import type { PictureOptions, PngOptions } from '../../props.ts';
import { shownRowsAtom } from './shownRows.ts';
import { isEnvelopedAtom } from '../../state/look.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { drawSvg, writeSvg } from './drawSvg.tsx';
import { layoutPicture } from './layoutPicture.ts';
import { listReactions } from './listReactions.ts';

/** The editor shown in a picture. */
export interface Pictured {
  readonly store: KitStore;
  readonly format: Format;
  readonly conventions: Conventions;
  readonly locale: Locale;
  /** The displayed theme. */
  readonly theme: ThemeName;
  readonly t: BeamText;
  readonly tEditor: EditorText;
}

const WIDTH_PX = 960;
/** The screen theme's paper would be grey beside the white of print. */
const WHITE = '#ffffff';
const SCALE = 2;

/** Writes the board and the diagrams on the screen as an SVG file. */
export function writePicture(pictured: Pictured, options: PictureOptions): string {
  return writeSvg(drawPicture(pictured, options));
}

/** Paints the same picture as a PNG file. */
export async function paintPicture(
  pictured: Pictured,
  { scale = SCALE, ...options }: PngOptions,
): Promise<Blob> {
  return drawPng(drawPicture(pictured, options), scale);
}

function drawPicture(pictured: Pictured, options: PictureOptions): SVGSVGElement {
  const { theme = pictured.theme, background = theme === 'dark' ? 'paper' : 'white' } = options;
  const paper = getTokens(theme);
  const tokens = background === 'white' ? { ...paper, sheet: WHITE } : paper;
  const { title } = pictured.store.get(documentAtom);
  return drawSvg({
    figure: layoutShown(pictured, { ...options, tokens }),
    title: title === '' ? pictured.t('untitled') : title,
    tokens,
    hasPaper: background !== 'none',
  });
}

/** Lays out the board and the chosen diagrams, by default those on the screen. */
export function layoutShown(
  { store, format, conventions, locale, t, tEditor }: Pictured,
  {
    width = WIDTH_PX,
    rows,
    tokens = getTokens('light'),
  }: Pick<PictureOptions, 'width' | 'rows'> & { readonly tokens?: Tokens },
): Figure {
  const result = store.get(shownResultAtom);
  const document = result?.document ?? store.get(documentAtom);
  const shown = store.get(isComparedAtom) ? 'all' : store.get(shownSetAtom);
  return layoutPicture(document, {
    width,
    format,
    conventions,
    tokens,
    sets: result?.answer.sets ?? [],
    shown,
    open: rows === undefined ? store.get(shownRowsAtom) : new Set(rows),
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
}
