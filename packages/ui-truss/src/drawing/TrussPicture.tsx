import { useMemo } from 'react';
import { Glyph, arrowHeadGlyph, pinGlyph, rollerGlyph, useFormat, useText, vars } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import { trussMessages } from '../messages/trussMessages.ts';
import { describeTruss } from './describeTruss.ts';
import { layoutMeasures, MEASURE_ROOM_PX, type Measures } from './layoutMeasures.ts';
import { layoutTruss } from './layoutTruss.ts';
import type { ArrowMark, TrussMarks } from './marks.ts';
import { sketchTruss } from './sketchTruss.ts';

/** A truss and the size of its drawing. */
export interface TrussPictureProps {
  /** A truss document, as `parseTruss` reads one; whatever in it cannot be drawn is left out. */
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

/** Draws a truss inside a `WidgetRoot`; `TrussDrawing` brings its own. */
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
  const marks = useMemo(() => {
    const formatForce = (force: number): string =>
      format.quantity(force, { quantity: 'force', system: sketch.system, trimZeros: true });
    const room = hasDimensions && !sketch.isSpatial ? MEASURE_ROOM_PX : { right: 0, bottom: 0 };
    return layoutTruss(sketch, { width: width - room.right, height: height - room.bottom, formatForce });
  }, [sketch, width, height, hasDimensions, format]);
  const measures = useMemo(() => {
    if (!hasDimensions) return null;
    const write = (length: number): string =>
      format.quantity(length, { quantity: 'length', system: sketch.system, trimZeros: true });
    return layoutMeasures(sketch.joints, marks.joints, { width, height, write });
  }, [sketch, marks, width, height, hasDimensions, format]);

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
        <Marks marks={marks} />
      )}
      {measures === null ? null : <Chains measures={measures} />}
    </svg>
  );
}

function Marks({ marks }: { readonly marks: TrussMarks }) {
  const { width, height, glyphSize, jointRadius } = marks;
  const bold = glyphSize >= 20 ? vars.strokeHeavy : vars.strokeMedium;
  const weight = marks.isFine ? '0.5px' : bold;
  return (
    <>
      <path d={marks.rods} style={{ stroke: vars.ink, strokeWidth: weight, fill: 'none' }} />
      {marks.anchors.map(({ joint, x, y, glyph, rotationDeg }) => (
        <Glyph
          key={joint}
          data={glyph === 'pin' ? pinGlyph : rollerGlyph}
          x={x}
          y={y}
          size={glyphSize}
          rotationDeg={rotationDeg}
        />
      ))}
      {marks.joints.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={jointRadius} style={jointStyle} />
      ))}
      {marks.arrows.map((arrow, index) => (
        <Arrow key={index} {...arrow} />
      ))}
      {marks.endOn.map(({ x, y, towards }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r={2 * jointRadius} style={jointStyle} />
          <path d={endOnSign(x, y, jointRadius, towards)} style={endOnStyle} />
        </g>
      ))}
      {marks.labels.map(({ x0, x1, y0, y1, text }) => (
        <text
          key={`${x0} ${y0}`}
          x={(x0 + x1) / 2}
          y={(y0 + y1) / 2}
          textAnchor="middle"
          dominantBaseline="central"
          style={labelText}
        >
          {text}
        </text>
      ))}
      {marks.hiddenLabels > 0 && (
        <text x={width - 6} y={height - 8} textAnchor="end" style={mutedText}>
          +{marks.hiddenLabels}
        </text>
      )}
    </>
  );
}

function Chains({ measures: { d, labels } }: { readonly measures: Measures }) {
  return (
    <>
      <path d={d} style={{ stroke: vars.dimensionLine, strokeWidth: vars.strokeHair, fill: 'none' }} />
      {labels.map(({ x, y, text: length, isBeside }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={isBeside ? 'start' : 'middle'}
          dominantBaseline="central"
          style={mutedText}
        >
          {length}
        </text>
      ))}
    </>
  );
}

const MAX_HEAD_PX = 8;
const HEAD_PART = 0.35;

function Arrow({ tip, tail }: ArrowMark) {
  const size = Math.min(MAX_HEAD_PX, HEAD_PART * Math.hypot(tip.x - tail.x, tip.y - tail.y));
  const rotationDeg = (Math.atan2(tip.y - tail.y, tip.x - tail.x) * 180) / Math.PI - 90;
  return (
    <>
      <path
        d={`M${tail.x} ${tail.y}L${tip.x} ${tip.y}`}
        style={{ stroke: vars.loadLine, strokeWidth: vars.strokeMedium }}
      />
      <Glyph
        data={arrowHeadGlyph}
        x={tip.x}
        y={tip.y}
        size={size}
        rotationDeg={rotationDeg}
        color={vars.loadLine}
      />
    </>
  );
}

/** A force towards the reader is a point in a circle, one away from them a cross. */
function endOnSign(x: number, y: number, radius: number, towards: boolean): string {
  const half = towards ? 0.3 * radius : radius;
  return `M${x - half} ${y - half}L${x + half} ${y + half}M${x - half} ${y + half}L${x + half} ${y - half}`;
}

const jointStyle = { fill: vars.board, stroke: vars.ink, strokeWidth: vars.strokeMedium };
const endOnStyle = { stroke: vars.loadLine, strokeWidth: vars.strokeMedium, fill: 'none' };
const text = { fontFamily: vars.fontSans, fontSize: '12px', fontVariantNumeric: 'tabular-nums' };
const mutedText = { ...text, fill: vars.inkMuted };
/** The paper round the letters keeps a value readable where a rod passes behind it. */
const labelText = {
  ...text,
  fill: vars.ink,
  stroke: vars.board,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const;
