import { type CSSProperties, type ReactNode, createElement, useMemo } from 'react';
import { type DrawnNode, useFormat, useText, vars } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import { trussMessages } from '../../messages/trussMessages.ts';
import { type LookOptions, getNodeLook } from '../nodeLook.ts';
import { createSchemeTexts } from '../schemeTexts.ts';
import { describeTruss } from './describeTruss.ts';
import { layoutTrussPicture } from './layoutTrussPicture.ts';
import { sketchTruss } from './sketchTruss.ts';

/** A truss and the size of its drawing. */
export interface TrussPictureProps {
  /** A truss document in the form that `parseTruss` reads; parts that cannot be drawn are left out. */
  readonly document: TrussCase;
  /** Width of the drawing, px; it shrinks with a narrower container. @default 640 */
  readonly width?: number;
  /** Width over height. @default the document's `aspectRatio`, between 1/2 and 4 */
  readonly aspectRatio?: number;
  /** Draws chains of dimensions below and beside a plane truss. @default false */
  readonly hasDimensions?: boolean;
}

const DEFAULT_WIDTH_PX = 640;
const MIN_ASPECT = 0.5;
const MAX_ASPECT = 4;
/** Size of supports in a picture whose rods are as wide as on a board, px. */
const LARGE_ANCHOR_PX = 20;
const SMALL_ROD_PX = 1.5;

/** Draws a truss inside a `WidgetRoot`; `TrussDrawing` contains its own. */
export function TrussPicture({
  document,
  width = DEFAULT_WIDTH_PX,
  aspectRatio,
  hasDimensions = false,
}: TrussPictureProps) {
  const t = useText(trussMessages);
  const format = useFormat();
  const sketch = useMemo(() => sketchTruss(document), [document]);
  const aspect = Math.min(Math.max(aspectRatio ?? sketch.aspectRatio, MIN_ASPECT), MAX_ASPECT);
  const height = Math.round(width / aspect);
  const { nodes, sizes, hidden } = useMemo(
    () =>
      layoutTrussPicture(sketch, {
        width,
        height,
        texts: {
          ...createSchemeTexts(format, sketch.system),
          // A picture does not state units separately.
          length: (length) => format.brief(length, { quantity: 'length', system: sketch.system }),
        },
        hasDimensions,
      }),
    [sketch, width, height, hasDimensions, format],
  );
  const look: LookOptions = {
    paper: 'board',
    ...(sizes.anchor < LARGE_ANCHOR_PX && { rodPx: SMALL_ROD_PX }),
  };

  return (
    <svg
      role="img"
      aria-label={describeTruss(sketch, t)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {sketch.joints.length === 0 ? (
        <text x={width / 2} y={height / 2} textAnchor="middle" dominantBaseline="central" style={mutedText}>
          {t('drawing.noJoints')}
        </text>
      ) : (
        nodes.map((node) => renderNode(node, look, sizes.anchor))
      )}
      {hidden > 0 && (
        <text x={width - 6} y={height - 4} textAnchor="end" style={mutedText}>
          +{hidden}
        </text>
      )}
    </svg>
  );
}

/** Renders a node with inline styles, because a page may show the picture without any style sheet. */
function renderNode(node: DrawnNode, look: LookOptions, anchorPx: number): ReactNode {
  const { key, tag, attributes, text, children } = node;
  const within = attributes['data-role'] === 'glyph' ? { ...look, glyphPx: anchorPx } : look;
  return createElement(
    tag,
    { key, ...attributes, ...(tag !== 'g' && { style: toStyle(node, look) }) },
    text ?? children?.map((child) => renderNode(child, within, anchorPx)),
  );
}

function toStyle(node: DrawnNode, look: LookOptions): CSSProperties {
  const given = getNodeLook(node, vars, look);
  const style: CSSProperties = {
    fill: given['fill'],
    stroke: given['stroke'],
    strokeWidth: given['stroke-width'],
    strokeDasharray: given['stroke-dasharray'],
    opacity: given['opacity'],
  };
  return node.tag === 'text' ? { ...style, ...LETTERS } : style;
}

/** A paper-coloured rim keeps a value readable over a rod. */
const LETTERS: CSSProperties = {
  fontFamily: vars.fontSans,
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  stroke: vars.board,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
};

const mutedText = { fontFamily: vars.fontSans, fontSize: '12px', fill: vars.inkMuted };
