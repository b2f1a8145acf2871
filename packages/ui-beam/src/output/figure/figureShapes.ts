import type {
  ComparisonLayout,
  DiagramLayout,
  GlyphData,
  MarkRole,
  PathShape,
  Shape,
  TextShape,
  Tokens,
} from '@eecs/ui-kit/layout';
import { type Figure, type FigureRow, LEGEND_LINE_PX, type PlacedLegend } from './layoutFigure.ts';

/** The colours of a figure: the values of a theme, or its variables. */
export type Palette = Pick<
  Tokens,
  | 'ink'
  | 'inkMuted'
  | 'sheet'
  | 'sunken'
  | 'beamLine'
  | 'loadLine'
  | 'dimensionLine'
  | 'accent'
  | 'warning'
  | 'positive'
  | 'negative'
  | 'positiveFill'
  | 'negativeFill'
  | 'positiveText'
  | 'negativeText'
>;

/** Lists the shapes of a figure in painting order, for all painters. */
export function listShapes(figure: Figure, palette: Palette): Shape[] {
  const { scheme, outside, rows, motion, legend } = figure;
  const isFaint = (key: string): boolean =>
    [...outside].some((item) => key === item || key.startsWith(`${item}-`));
  return [
    ...scheme.marks.map(({ key, role, d, color }): Shape => ({
      kind: 'path',
      key,
      d,
      ...strokeOf(role, palette),
      ...(color !== undefined && { color, own: ownOf(role) }),
      ...(isFaint(key) && FAINT),
    })),
    ...(motion === ''
      ? []
      : [
          {
            kind: 'path' as const,
            key: 'motion',
            d: motion,
            stroke: palette.accent,
            strokeWidth: 2.5,
            dash: '7 4',
          },
        ]),
    ...scheme.glyphs.flatMap(({ key, data, x, y, size, isMirrored, isDashed }) =>
      data.strokes.map(({ d, weight, fill }): Shape => ({
        kind: 'path',
        key: `${key} ${d}`,
        d,
        place: { x, y, sx: isMirrored ? -size : size, sy: size },
        stroke: isDashed === true ? palette.inkMuted : palette.ink,
        strokeWidth: WEIGHTS[weight],
        ...(isDashed === true && { dash: '3 2' }),
        ...(fill !== undefined && { fill: fill === 'ink' ? palette.ink : palette.sheet }),
        ...(isFaint(key) && FAINT),
      })),
    ),
    ...scheme.labels.map(({ key, text, role, x, y }): Shape => {
      const isOutside = isFaint(key);
      return {
        kind: 'text',
        key: `label ${key}`,
        text,
        x,
        y,
        size: LABEL_PX,
        anchor: 'middle',
        hasRim: true,
        fill: role === 'dimension' || isOutside ? palette.inkMuted : palette.ink,
        isMono: role === 'dimension',
        isBold: role === 'name',
        isItalic: isOutside,
      };
    }),
    ...rows.flatMap((row) => listRow(row, palette)),
    ...legend.flatMap((item) => listLegend(item, palette)),
  ];
}

const LABEL_PX = 12;
const SYMBOL_PX = 20;

type GlyphStroke = GlyphData['strokes'][number];

const WEIGHTS: Readonly<Record<GlyphStroke['weight'], number>> = { hair: 1, medium: 1.5, heavy: 3 };

/** As on the board: only lines fade, because a faded number would be unreadable. */
const FAINT = { opacity: 0.5 } as const;

type Paint = Pick<PathShape, 'stroke' | 'strokeWidth' | 'dash' | 'fill'>;

function strokeOf(role: MarkRole, palette: Palette): Paint {
  const { ink: _, ...of } = palette;
  switch (role) {
    case 'axis':
      return { stroke: of.inkMuted, strokeWidth: 0.75, dash: '14 3 2 3' };
    case 'beam':
      return { stroke: of.beamLine, strokeWidth: 4 };
    case 'section':
      return { fill: of.beamLine };
    case 'load':
      return { stroke: of.loadLine, strokeWidth: 1.5, fill: of.loadLine };
    case 'envelope':
      return { stroke: of.loadLine, strokeWidth: 1, fill: of.sunken };
    case 'mass':
      return { stroke: of.loadLine, strokeWidth: 1, dash: '5 2', fill: of.sunken };
    case 'settlement':
      return { stroke: of.inkMuted, strokeWidth: 1.5, fill: of.inkMuted };
    case 'collision':
      return { stroke: of.warning, strokeWidth: 2 };
    case 'dimension':
      return { stroke: of.dimensionLine, strokeWidth: 0.9 };
    default:
      return role satisfies never;
  }
}

/** Returns which parts have a colour of the document: lines and solid fills, but not the area of an envelope. */
function ownOf(role: MarkRole): NonNullable<PathShape['own']> {
  if (role === 'section') return 'fill';
  return role === 'load' ? 'both' : 'stroke';
}

function listLegend({ text, line, x, y }: PlacedLegend, { ink }: Palette): Shape[] {
  const key = `legend ${text}`;
  const own = { kind: 'text', key, text, y, size: LABEL_PX, anchor: 'start', fill: ink } as const;
  if (line === undefined) return [{ ...own, x }];
  const d = `M${x} ${y - 4}h${LEGEND_LINE_PX}`;
  return [
    { kind: 'path', key: `${key} line`, d, stroke: line.color, strokeWidth: 1.5, dash: line.dash },
    { ...own, x: x + LEGEND_LINE_PX + 8 },
  ];
}

function listRow({ top, symbol, unit, layout, compared }: FigureRow, palette: Palette): Shape[] {
  const axisY = layout?.axisY ?? compared?.y.toPx(0) ?? 0;
  const head = { kind: 'text', x: 8, anchor: 'start' } as const;
  const shapes: Shape[] = [
    ...(layout === null ? [] : listCurve(layout, palette)),
    ...(compared?.nodes.map((node) => toComparedShape(node, palette)) ?? []),
    ...(symbol === ''
      ? []
      : [
          {
            ...head,
            key: 'symbol',
            text: symbol,
            y: axisY,
            size: SYMBOL_PX,
            isItalic: true,
            fill: palette.ink,
          },
          { ...head, key: 'unit', text: unit, y: axisY + 16, size: LABEL_PX, fill: palette.inkMuted },
        ]),
    ...(layout?.labels.flatMap((label) => listLabel(label, axisY, palette)) ?? []),
  ];
  return shapes.map((shape) =>
    shape.kind === 'text'
      ? { ...shape, key: `${top} ${shape.key}`, y: shape.y + top }
      : { ...shape, key: `${top} ${shape.key}`, place: { x: 0, y: top, sx: 1, sy: 1 } },
  );
}

function listCurve({ paths, x, axisY }: DiagramLayout, palette: Palette): Shape[] {
  const path = (key: string, d: string, paint: Paint): Shape => ({ kind: 'path', key, d, ...paint });
  return [
    ...(['positive', 'negative'] as const).flatMap((sign) => [
      path(`${sign} area`, paths.area[sign], { fill: palette[`${sign}Fill`] }),
      path(`${sign} hatch`, paths.hatch[sign], { stroke: palette[sign], strokeWidth: 0.5 }),
      path(`${sign} curve`, paths.curve[sign], { stroke: palette[sign], strokeWidth: 1.5 }),
    ]),
    path('axis', `M${x.range[0]} ${axisY}H${x.range[1]}`, { stroke: palette.ink, strokeWidth: 1 }),
  ];
}

function listLabel(
  { point, pointX, pointY, text, x, y, lead }: DiagramLayout['labels'][number],
  axisY: number,
  palette: Palette,
): Shape[] {
  const key = `${point.kind} ${point.x}`;
  const fill =
    point.value === 0 ? palette.inkMuted : palette[point.value > 0 ? 'positiveText' : 'negativeText'];
  return [
    ...(lead === null
      ? []
      : [
          {
            kind: 'path' as const,
            key: `${key} lead`,
            d: `M${pointX} ${pointY}L${lead.x} ${lead.y}`,
            stroke: palette.inkMuted,
            strokeWidth: 0.75,
          },
        ]),
    point.kind === 'zero'
      ? {
          kind: 'path',
          key: `${key} tick`,
          d: `M${pointX} ${axisY - 3}v6`,
          stroke: palette.ink,
          strokeWidth: 1,
        }
      : { kind: 'path', key: `${key} dot`, d: drawDot(pointX, pointY), fill: palette.ink },
    { kind: 'text', key, text, x, y, ...numberStyle(point.kind), fill },
  ];
}

const DOT_PX = 1.75;

function drawDot(x: number, y: number): string {
  const arc = `A${DOT_PX} ${DOT_PX} 0 0 1`;
  return `M${x - DOT_PX} ${y}${arc} ${x + DOT_PX} ${y}${arc} ${x - DOT_PX} ${y}Z`;
}

function numberStyle(kind: string): Pick<TextShape, 'size' | 'anchor' | 'isMono' | 'isBold' | 'hasRim'> {
  const isExtreme = kind === 'max' || kind === 'min';
  return { size: LABEL_PX, anchor: 'start', isMono: true, isBold: isExtreme, hasRim: true };
}

/** A mark of overlaid diagrams: the styles of its role on the screen are set on the mark itself here. */
function toComparedShape(
  { key, tag, attributes, text = '' }: ComparisonLayout['nodes'][number],
  palette: Palette,
): Shape {
  const sign = attributes['data-sign'] === 'negative' ? 'negative' : 'positive';
  if (tag === 'text') {
    const own = { kind: 'text', key, text, x: Number(attributes['x']), y: Number(attributes['y']) } as const;
    return attributes['data-role'] === 'hidden'
      ? { ...own, size: LABEL_PX, anchor: 'end', fill: palette.inkMuted }
      : {
          ...own,
          ...numberStyle(attributes['data-kind'] ?? ''),
          fill: attributes['fill'] ?? palette[`${sign}Text`],
        };
  }
  const path = { kind: 'path', key, d: attributes['d'] ?? '' } as const;
  switch (attributes['data-role']) {
    case 'area':
      return { ...path, fill: palette[`${sign}Fill`] };
    case 'hatch':
      return { ...path, stroke: palette[sign], strokeWidth: 0.5 };
    case 'curve':
      return { ...path, stroke: palette[sign], strokeWidth: 1.5 };
    case 'axis':
      return { ...path, stroke: palette.ink, strokeWidth: 1 };
    case 'lead':
      return { ...path, stroke: palette.inkMuted, strokeWidth: 0.75 };
    case 'dot':
      return { ...path, stroke: palette.ink, strokeWidth: 3.5, isRound: true };
    default:
      return {
        ...path,
        stroke: attributes['stroke'],
        strokeWidth: 1.5,
        dash: attributes['stroke-dasharray'],
        opacity: attributes['opacity'],
      };
  }
}
