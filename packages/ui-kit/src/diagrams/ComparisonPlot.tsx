import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { Painter } from '../drawing/createPainter.ts';
import { DrawnGroup } from '../drawing/DrawnGroup.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import { type Insets, getInsets } from '../viewport/getInsets.ts';
import { useElementWidth } from '../viewport/useElementWidth.ts';
import { type CursorReader, CursorTrack } from './CursorTrack.tsx';
import { DiagramSheet } from './DiagramSheet.ts';
import { describeDiagram } from './describeDiagram.ts';
import type { DiagramCursor } from './diagramCursor.ts';
import { listKeyPoints } from './keyPoints.ts';
import { type ComparedLine, layoutComparison } from './layoutComparison.ts';
import { readDiagram } from './readDiagram.ts';

/** What a gesture makes of the lines; see `LiveDiagramFrame`. */
export type LiveLinesFrame =
  { readonly lines: readonly ComparedLine[]; readonly length: number } | 'none' | null;

export interface ComparisonPlotProps {
  readonly lines: readonly ComparedLine[];
  readonly length: number;
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  readonly symbol: string;
  /** @default 88 */
  readonly height?: number;
  readonly insets?: Insets;
  readonly view?: { readonly x0: number; readonly x1: number } | null;
  readonly isPreview?: boolean;
  readonly isStale?: boolean;
  readonly cursor: DiagramCursor;
  readonly live?: { readonly subscribe: (listener: (frame: LiveLinesFrame) => void) => () => void };
}

const FALLBACK_WIDTH_PX = 720;

/** Several diagrams of one quantity over each other: lines told apart by stroke, number and colour. */
export function ComparisonPlot({
  lines,
  length,
  quantity,
  system,
  label,
  symbol,
  height = 88,
  insets,
  view = null,
  isPreview = false,
  isStale = false,
  cursor,
  live,
}: ComparisonPlotProps) {
  const t = useText(kitMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(null);
  const reader = useRef<CursorReader>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const { left, right } = insets ?? getInsets(width);

  const write = useMemo(
    () => ({
      value: (value: number, withUnit = true) => format.quantity(value, { quantity, system, withUnit }),
      x: (x: number) => format.quantity(x, { quantity: 'length', system, trimZeros: true }),
    }),
    [format, quantity, system],
  );

  const draw = useMemo(
    () => (shown: readonly ComparedLine[], wholeLength: number) => {
      const { x0, x1 } = view ?? { x0: 0, x1: wholeLength };
      const layout = layoutComparison(shown, {
        x: createScale({ domain: [x0, x1], range: [left, Math.max(left + 40, width - right)] }),
        width,
        height,
        isPositiveDown: quantity === 'moment',
        obstacles: [{ x0: 0, y0: 0, x1: left - 16, y1: height }],
        write,
        writeCount: (count) => t('diagram.hidden', { count }),
      });
      const reading = {
        ...layout,
        listStops: () =>
          shown.flatMap(({ diagram }) => listKeyPoints(diagram).map(({ x }) => x)).sort((a, b) => a - b),
        readAt: (x: number) => ({
          text: shown
            .map(({ diagram, mark }) => `${mark}: ${write.value(readDiagram(diagram, x).right, false)}`)
            .join('  '),
          y: layout.y.toPx(0),
        }),
      };
      return { nodes: layout.nodes, reading };
    },
    [view, left, right, width, height, quantity, write, t],
  );
  const drawn = useMemo(() => draw(lines, length), [draw, lines, length]);

  // Paints what React knows.
  useLayoutEffect(() => {
    painter.current?.paint(drawn.nodes);
    reader.current?.read(drawn.reading);
  }, [drawn]);

  // Paints what a gesture does until React knows more.
  useEffect(
    () =>
      live?.subscribe((frame) => {
        box.current?.toggleAttribute('data-stale', isStale || frame === 'none');
        if (frame === 'none') return;
        const now = frame === null ? drawn : draw(frame.lines, frame.length);
        painter.current?.paint(now.nodes);
        reader.current?.read(now.reading);
      }),
    [live, draw, drawn, isStale],
  );

  const sentences = lines.map(({ diagram, name }) =>
    describeDiagram(diagram, { label: `${label}, ${name}`, t, write }),
  );
  return (
    <figure style={{ margin: 0 }}>
      <VisuallyHidden as="figcaption">{sentences.join(' ')}</VisuallyHidden>
      <DiagramSheet
        ref={box}
        style={{ height }}
        data-preview={isPreview || undefined}
        data-stale={isStale || undefined}
      >
        <svg width={width} height={height} aria-hidden="true">
          <DrawnGroup first={NOTHING} ref={painter} />
          <text data-role="symbol" x={8} y={height / 2}>
            {symbol}
          </text>
          <text data-role="unit" x={8} y={height / 2 + 16}>
            {format.unit(quantity, system)}
          </text>
        </svg>
        <CursorTrack
          ref={reader}
          first={drawn.reading}
          label={t('diagram.cursor', { label })}
          writeX={write.x}
          cursor={cursor}
        />
      </DiagramSheet>
    </figure>
  );
}

/** Colours of lines are the document's own: the painter writes them, no style sheet knows them. */
const NOTHING: readonly [] = [];
