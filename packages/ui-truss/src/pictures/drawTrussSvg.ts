import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type Format, type ThemeName, type Tokens, getTokens } from '@eecs/ui-kit';
import { escapeXml } from '@eecs/ui-kit/editing';
import { type SvgStyle, writeSvgNodes, writeSvgSheet } from '@eecs/ui-kit/editor';
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
  const style: SvgStyle = {
    lookOf: (node, glyphPx) => getNodeLook(node, tokens, { glyphPx }),
    glyphPxOf: ({ attributes }) => (attributes['data-role'] === 'glyph' ? ANCHOR_PX : undefined),
    sheet: tokens.sheet,
  };
  const below =
    writeCaption(forces.length > 0 ? caption : '', tokens) + writeSvgNodes([...forces, ...key], style);
  return writeSvgSheet(
    { width, height },
    tokens.sheet,
    `${writeSvgNodes(board.nodes, style)}<g transform="translate(0 ${HEIGHT_PX.board})">${below}</g>`,
  );
}

function writeCaption(text: string, tokens: Tokens): string {
  if (text === '') return '';
  const look = `fill="${tokens.inkMuted}" font-family="${escapeXml(tokens.fontSans)}" font-size="12"`;
  return `<text x="${CAPTION_PX.x}" y="${CAPTION_PX.y}" ${look}>${escapeXml(text)}</text>`;
}
