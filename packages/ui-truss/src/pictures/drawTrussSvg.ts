import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type DrawnNode, type Format, type ThemeName, type Tokens, getTokens } from '@eecs/ui-kit';
import type { ShownAnswer } from '../live/shownAnswer.ts';
import type { Orientation } from '../camera/orientation.ts';
import { fitCamera } from '../camera/camera.ts';
import type { Range } from '../results/values/envelope.ts';
import { layoutForces } from '../results/picture/layoutForces.ts';
import { type KeyWords, drawPictureKey } from './drawPictureKey.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';
import { ANCHOR_PX } from '../scheme/drawAnchors.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';

/** The content of a picture of a truss. */
export interface TrussPictureRequest {
  readonly document: TrussCase;
  /** Drawn below the truss, if there is one. */
  readonly shown: ShownAnswer | null;
  /** The drawn case set, or a set that holds the extremes of all case sets. */
  readonly set: TrussSet | null;
  /** Extremes over case sets, if they are drawn. @default none */
  readonly ranges?: readonly Range[] | null;
  /** The caption of the forces, which names the case set. @default none */
  readonly caption?: string;
  /** Texts of the legend below the forces. */
  readonly words: Omit<KeyWords, 'greatest'>;
  readonly orientation: Orientation;
  readonly format: Format;
  readonly theme: ThemeName;
  /** px. @default 960 */
  readonly width?: number;
}

const HEIGHT_PX = { board: 420, forces: 340, key: 28 };
/** Position of the caption of the forces, px from their corner. */
const CAPTION_PX = { x: 12, y: 18 };
const INSETS = { left: 72, right: 72, top: 48, bottom: 84 };

/** Writes the board, and the forces below it, as the text of a self-contained SVG file. */
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
  // The legend states the unit, as on the screen, because a short value can be closer to a steep rod.
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

/** Writes a node with its styles as attributes, which every SVG program understands. */
function writeNode(node: DrawnNode, tokens: Tokens, glyphPx?: number): string {
  const { tag, attributes, text, children = [] } = node;
  const look = tag === 'g' ? {} : getNodeLook(node, tokens, { glyphPx });
  const written = Object.entries({ ...look, ...attributes })
    .filter(([name]) => name !== 'style' && !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const inside =
    text === undefined
      ? children
          .map((child) =>
            writeNode(child, tokens, attributes['data-role'] === 'glyph' ? ANCHOR_PX : undefined),
          )
          .join('')
      : escape(text);
  const element = `<${tag}${written}>${inside}</${tag}>`;
  if (tag !== 'text') return element;
  // A paper-coloured halo separates a value from the rod below it: a separate text element, because few programs paint
  // strokes first.
  return `<${tag}${written} stroke="${tokens.sheet}" stroke-width="3" stroke-linejoin="round" aria-hidden="true">${inside}</${tag}>${element}`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
