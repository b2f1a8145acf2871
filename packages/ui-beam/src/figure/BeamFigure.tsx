import type { ComparisonLayout, DiagramLayout, GlyphData } from '@eecs/ui-kit';
import { vars } from '@eecs/ui-kit';
import { type MarkRole, type PlacedLabel, isOf } from '@eecs/ui-kit/editor';
import { type Figure, type FigureRow, LEGEND_LINE_PX, type PlacedLegend } from './layoutFigure.ts';

/** A figure that was laid out, and how it is told to a screen reader. */
export interface BeamFigureProps {
  readonly figure: Figure;
  /** Read aloud in place of the drawing; without it the drawing is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * A beam and its diagrams as a still SVG. It is drawn by attributes and the theme's variables alone, without a style
 * sheet of its own, so that it can stand in a page before any script has run and under a strict content policy.
 */
export function BeamFigure({ figure, label, className }: BeamFigureProps) {
  const { width, height, top, scheme, outside, rows, motion, legend } = figure;
  const isFaint = (key: string): boolean => [...outside].some((item) => isOf(key, item));
  return (
    <svg
      className={className}
      viewBox={`0 ${top} ${width} ${height - top}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      fill="none"
      strokeLinejoin="round"
    >
      {scheme.marks.map(({ key, role, d, color }) => (
        <path
          key={key}
          d={d}
          {...STROKES[role]}
          {...(color === undefined ? {} : paint(role, color))}
          {...(isFaint(key) && FAINT)}
        />
      ))}
      {motion === '' ? null : (
        <path d={motion} stroke={vars.accent} strokeWidth={2.5} strokeDasharray="7 4" />
      )}
      {scheme.glyphs.map(({ key, data, x, y, size, isMirrored, isDashed }) => (
        <g key={key} transform={`translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})`}>
          {data.strokes.map(({ d, weight, fill }) => (
            <path
              key={d}
              d={d}
              vectorEffect="non-scaling-stroke"
              stroke={vars.ink}
              strokeWidth={WEIGHTS[weight]}
              fill={fill === undefined ? 'none' : FILLS[fill]}
              {...(isDashed === true && DASHED)}
              {...(isFaint(key) && FAINT)}
            />
          ))}
        </g>
      ))}
      {scheme.labels.map(({ key, ...placed }) => (
        <Label key={key} {...placed} isFaint={isFaint(key)} />
      ))}
      {rows.map((row) => (
        <Row key={row.symbol} row={row} />
      ))}
      {legend.map((item) => (
        <LegendEntry key={item.text} item={item} />
      ))}
    </svg>
  );
}

type GlyphStroke = GlyphData['strokes'][number];

const WEIGHTS: Readonly<Record<GlyphStroke['weight'], number>> = { hair: 1, medium: 1.5, heavy: 3 };
const FILLS: Readonly<Record<NonNullable<GlyphStroke['fill']>, string>> = {
  paper: vars.sheet,
  ink: vars.ink,
};

const STROKES: Readonly<Record<MarkRole, React.SVGAttributes<SVGPathElement>>> = {
  axis: { stroke: vars.inkMuted, strokeWidth: 0.75, strokeDasharray: '14 3 2 3' },
  beam: { stroke: vars.beamLine, strokeWidth: 4 },
  section: { fill: vars.beamLine },
  load: { stroke: vars.loadLine, strokeWidth: 1.5, fill: vars.loadLine },
  envelope: { stroke: vars.loadLine, strokeWidth: 1, fill: vars.accentWash },
  mass: { stroke: vars.loadLine, strokeWidth: 1, strokeDasharray: '5 2', fill: vars.sunken },
  settlement: { stroke: vars.inkMuted, strokeWidth: 1.5, fill: vars.inkMuted },
  collision: { stroke: vars.warning, strokeWidth: 2 },
  dimension: { stroke: vars.dimensionLine, strokeWidth: 0.9 },
};

/** As on the board: the lines alone, a number that fades is not read any more. */
const FAINT = { opacity: 0.5 } as const;

const DASHED = { stroke: vars.inkMuted, strokeDasharray: '3 2' } as const;

/** The line and what is solid in a colour of the document; the wash of an envelope stays. A word that is none paints as before. */
function paint(role: MarkRole, color: string): React.SVGAttributes<SVGPathElement> {
  const { stroke, fill } = STROKES[role];
  const isSolid = role === 'section' || role === 'load';
  return {
    color,
    ...(stroke && { stroke: 'currentColor' }),
    ...(fill && isSolid && { fill: 'currentColor' }),
  };
}

function Label({ text, role, x, y, isFaint }: Omit<PlacedLabel, 'key'> & { readonly isFaint: boolean }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={12}
      fontFamily={role === 'dimension' ? vars.fontMono : undefined}
      fontWeight={role === 'name' ? 600 : undefined}
      fontStyle={isFaint ? 'italic' : undefined}
      fill={role === 'dimension' || isFaint ? vars.inkMuted : vars.ink}
      {...RIM}
    >
      {text}
    </text>
  );
}

/** The paper-coloured rim keeps a number readable where a line passes under it. */
const RIM = { stroke: vars.sheet, strokeWidth: 3, paintOrder: 'stroke' } as const;

function LegendEntry({ item: { text, line, x, y } }: { readonly item: PlacedLegend }) {
  return (
    <>
      {line === undefined ? null : (
        <path
          d={`M${x} ${y - 4}h${LEGEND_LINE_PX}`}
          stroke={line.color}
          strokeWidth={1.5}
          strokeDasharray={line.dash}
        />
      )}
      <text x={line === undefined ? x : x + LEGEND_LINE_PX + 8} y={y} fontSize={12} fill={vars.ink}>
        {text}
      </text>
    </>
  );
}

function Row({ row: { top, symbol, unit, layout, compared } }: { readonly row: FigureRow }) {
  const axisY = layout?.axisY ?? compared?.y.toPx(0) ?? 0;
  return (
    <g transform={`translate(0 ${top})`}>
      {layout === null ? null : <Curve layout={layout} />}
      {compared?.nodes.map((node) => (
        <ComparedMark key={node.key} node={node} />
      ))}
      {symbol === '' ? null : (
        <>
          <text x={8} y={axisY} fontSize={20} fontStyle="italic" fill={vars.ink}>
            {symbol}
          </text>
          <text x={8} y={axisY + 16} fontSize={12} fill={vars.inkMuted}>
            {unit}
          </text>
        </>
      )}
      {layout?.labels.map((label) => (
        <PointLabel key={`${label.point.kind} ${label.point.x}`} label={label} axisY={axisY} />
      ))}
    </g>
  );
}

function Curve({ layout: { paths, x, axisY } }: { readonly layout: DiagramLayout }) {
  return (
    <>
      {(['positive', 'negative'] as const).map((sign) => (
        <g key={sign}>
          <path d={paths.area[sign]} fill={AREAS[sign]} />
          <path d={paths.hatch[sign]} stroke={vars[sign]} strokeWidth={0.5} />
          <path d={paths.curve[sign]} stroke={vars[sign]} strokeWidth={1.5} />
        </g>
      ))}
      <path d={`M${x.range[0]} ${axisY}H${x.range[1]}`} stroke={vars.ink} strokeWidth={1} />
    </>
  );
}

const AREAS = { positive: vars.positiveFill, negative: vars.negativeFill } as const;
const VALUE_INKS = { positive: vars.positiveText, negative: vars.negativeText } as const;

function PointLabel({
  label: { point, pointX, pointY, text, x, y, lead },
  axisY,
}: {
  readonly label: DiagramLayout['labels'][number];
  readonly axisY: number;
}) {
  const fill = point.value === 0 ? vars.inkMuted : VALUE_INKS[point.value > 0 ? 'positive' : 'negative'];
  return (
    <g>
      {lead === null ? null : (
        <path d={`M${pointX} ${pointY}L${lead.x} ${lead.y}`} stroke={vars.inkMuted} strokeWidth={0.75} />
      )}
      {point.kind === 'zero' ? (
        <path d={`M${pointX} ${axisY - 3}v6`} stroke={vars.ink} strokeWidth={1} />
      ) : (
        <circle cx={pointX} cy={pointY} r={1.75} fill={vars.ink} />
      )}
      <text x={x} y={y} {...numberStyle(point.kind)} fill={fill}>
        {text}
      </text>
    </g>
  );
}

function numberStyle(kind: string): React.SVGAttributes<SVGTextElement> {
  const isExtreme = kind === 'max' || kind === 'min';
  return { fontSize: 12, fontFamily: vars.fontMono, ...(isExtreme && { fontWeight: 600 }), ...RIM };
}

/** A mark of diagrams over each other: what a style sheet says of its role on the screen it says by itself here. */
function ComparedMark({
  node: { tag, attributes, text },
}: {
  readonly node: ComparisonLayout['nodes'][number];
}) {
  const sign = attributes['data-sign'] === 'negative' ? 'negative' : 'positive';
  const [x, y] = [attributes['x'], attributes['y']];
  if (tag === 'text') {
    const isCount = attributes['data-role'] === 'hidden';
    return (
      <text
        x={x}
        y={y}
        {...(isCount
          ? { fontSize: 12, textAnchor: 'end', fill: vars.inkMuted }
          : { ...numberStyle(attributes['data-kind'] ?? ''), fill: VALUE_INKS[sign] })}
      >
        {text}
      </text>
    );
  }
  const d = attributes['d'];
  switch (attributes['data-role']) {
    case 'area':
      return <path d={d} fill={AREAS[sign]} />;
    case 'hatch':
      return <path d={d} stroke={vars[sign]} strokeWidth={0.5} />;
    case 'curve':
      return <path d={d} stroke={vars[sign]} strokeWidth={1.5} />;
    case 'axis':
      return <path d={d} stroke={vars.ink} strokeWidth={1} />;
    case 'lead':
      return <path d={d} stroke={vars.inkMuted} strokeWidth={0.75} />;
    case 'dot':
      return <path d={d} stroke={vars.ink} strokeWidth={3.5} strokeLinecap="round" />;
    default:
      return (
        <path
          d={d}
          stroke={attributes['stroke']}
          strokeWidth={1.5}
          strokeDasharray={attributes['stroke-dasharray']}
          opacity={attributes['opacity']}
        />
      );
  }
}
