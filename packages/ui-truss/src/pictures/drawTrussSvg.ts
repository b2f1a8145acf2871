import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import {
  type DrawnNode,
  type Format,
  type ThemeName,
  type TokenName,
  type Tokens,
  getTokens,
} from '@eecs/ui-kit';
import type { ShownAnswer } from '../live/shownAnswer.ts';
import type { Orientation } from '../camera/orientation.ts';
import { fitCamera } from '../camera/camera.ts';
import type { Range } from '../results/envelope.ts';
import { layoutForces } from '../results/layoutForces.ts';
import { type KeyWords, drawPictureKey } from './drawPictureKey.ts';
import { ANCHOR_PX } from '../scheme/drawAnchors.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';

/** What a picture of a truss shows. */
export interface TrussPictureRequest {
  readonly document: TrussCase;
  /** Drawn under the truss where there is one. */
  readonly shown: ShownAnswer | null;
  /** The case set that is drawn, or the extremes of all as one. */
  readonly set: TrussSet | null;
  /** Extremes over case sets, where they are drawn. @default none */
  readonly ranges?: readonly Range[] | null;
  /** Stands over the forces: which case set they are of. @default none */
  readonly caption?: string;
  /** Words of the key under the forces. */
  readonly words: Omit<KeyWords, 'greatest'>;
  readonly orientation: Orientation;
  readonly format: Format;
  readonly theme: ThemeName;
  /** px. @default 960 */
  readonly width?: number;
}

const HEIGHT_PX = { board: 420, forces: 340, key: 28 };
/** Where the caption of the forces begins, px from their corner. */
const CAPTION_PX = { x: 12, y: 18 };
const INSETS = { left: 72, right: 72, top: 48, bottom: 84 };

/** Writes the board, and the forces under it, as the text of an SVG file that stands by itself. */
export function drawTrussSvg({
  document,
  shown,
  set,
  ranges = null,
  caption = '',
  words,
  orientation,
  format,
  theme,
  width = 960,
}: TrussPictureRequest): string {
  const tokens = getTokens(theme);
  const { system } = document.units;
  const texts = createSchemeTexts(format, system);
  // The key tells the unit, as on the screen: beside a steep rod a short value stands closer.
  const force = (value: number): string =>
    format.brief(value, { quantity: 'force', system, withUnit: false });
  const board = layoutScheme(document, {
    width,
    height: HEIGHT_PX.board,
    orientation,
    window: null,
    emphasis: NO_EMPHASIS,
    texts,
  });
  const forces =
    shown === null || set === null
      ? []
      : layoutForces(
          document,
          { answer: shown.answer, set },
          {
            camera: fitCamera(document.joints, orientation, {
              width,
              height: HEIGHT_PX.forces,
              insets: INSETS,
            }),
            mode: 'force',
            ranges,
            hasShape: false,
            hasReactions: true,
            emphasis: NO_EMPHASIS,
            force,
            stress: String,
            percent: String,
          },
        ).nodes;
  const height = HEIGHT_PX.board + (forces.length > 0 ? HEIGHT_PX.forces + HEIGHT_PX.key : 0);
  const greatest = set === null ? 0 : set.N.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const key =
    forces.length === 0
      ? []
      : drawPictureKey(
          { ...words, greatest: force(greatest) },
          { x: CAPTION_PX.x, y: HEIGHT_PX.forces + 14 },
        );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect x="0" y="0" width="${width}" height="${height}" fill="${tokens.sheet}"/>` +
    board.nodes.map((node) => writeNode(node, tokens)).join('') +
    `<g transform="translate(0 ${HEIGHT_PX.board})">${writeCaption(forces.length > 0 ? caption : '', tokens)}${[...forces, ...key].map((node) => writeNode(node, tokens)).join('')}</g></svg>`
  );
}

function writeCaption(text: string, tokens: Tokens): string {
  if (text === '') return '';
  const look = `fill="${tokens.inkMuted}" font-family="${escape(tokens.fontSans)}" font-size="12"`;
  return `<text x="${CAPTION_PX.x}" y="${CAPTION_PX.y}" ${look}>${escape(text)}</text>`;
}

/** A node with its look as attributes, which every program that reads SVG understands. */
function writeNode(node: DrawnNode, tokens: Tokens, isGlyph = false): string {
  const { tag, attributes, text, children = [] } = node;
  const look = tag === 'g' ? {} : getLook(node, tokens, isGlyph);
  const written = Object.entries({ ...look, ...attributes })
    .filter(([name]) => name !== 'style' && !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const inside =
    text === undefined
      ? children.map((child) => writeNode(child, tokens, attributes['data-role'] === 'glyph')).join('')
      : escape(text);
  const element = `<${tag}${written}>${inside}</${tag}>`;
  if (tag !== 'text') return element;
  // A rim of the paper keeps a value off the rod it stands on: a text of its own, for few programs draw strokes first.
  return `<${tag}${written} stroke="${tokens.sheet}" stroke-width="3" stroke-linejoin="round" aria-hidden="true">${inside}</${tag}>${element}`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

type Look = Readonly<Record<string, string>>;

/** The strokes and fills of the board in the colours of a theme. */
function getLook({ tag, attributes }: DrawnNode, tokens: Tokens, isGlyph: boolean): Look {
  const role = attributes['data-role'] ?? '';
  if (tag === 'text')
    return {
      fill: TEXT_COLOURS[role] === undefined ? tokens.ink : tokens[TEXT_COLOURS[role]],
      'font-family': tokens.fontSans,
      'font-size': '12',
      'text-anchor': 'middle',
    };
  const width = /stroke-width:([\d.]+)/.exec(attributes['style'] ?? '')?.[1] ?? WIDTHS[role] ?? '1.5';
  const colour = LINE_COLOURS[role];
  const stroke = colour === undefined ? tokens.ink : tokens[colour];
  const isFilled = role === 'load' || role === 'reaction';
  const isPaper = role === 'joint' || attributes['data-fill'] === 'paper';
  const behind = BEHIND[attributes['data-depth'] ?? ''];
  const depth: Look =
    behind === undefined
      ? {}
      : role === 'rod'
        ? { stroke: tokens[behind.stroke], 'stroke-width': behind.width }
        : { opacity: behind.opacity };
  return {
    fill: isFilled ? stroke : isPaper ? tokens.sheet : 'none',
    stroke,
    // A glyph is drawn in a unit of its own: its lines are as thin there as they are told to be here.
    'stroke-width': isGlyph ? String(1.3 / ANCHOR_PX) : width,
    ...depth,
    ...(role === 'zero' || role === 'guide' ? { 'stroke-dasharray': '4 3' } : {}),
  };
}

/** How what stands behind is lighter, as on the board. */
const BEHIND: Readonly<
  Record<string, { readonly stroke: TokenName; readonly width: string; readonly opacity: string }>
> = {
  far: { stroke: 'line', width: '1.25', opacity: '0.5' },
  middle: { stroke: 'inkMuted', width: '2', opacity: '0.75' },
};

const WIDTHS: Readonly<Record<string, string>> = { rod: '2.5', dimension: '0.9', zero: '1', guide: '1' };

const LINE_COLOURS: Readonly<Record<string, TokenName>> = {
  guide: 'inkMuted',
  dimension: 'inkMuted',
  zero: 'inkMuted',
  tension: 'positive',
  compression: 'negative',
  reaction: 'success',
};

const TEXT_COLOURS: Readonly<Record<string, TokenName>> = {
  dimension: 'inkMuted',
  name: 'inkMuted',
  tension: 'positiveText',
  compression: 'negativeText',
  reaction: 'success',
};
