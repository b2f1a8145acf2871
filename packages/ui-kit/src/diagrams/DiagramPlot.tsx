import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Table2 from 'lucide-react/icons/table-2';
import { styled } from 'styled-components';
import type { Diagram, Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import type { Painter } from '../drawing/createPainter.ts';
import { DrawnGroup } from '../drawing/DrawnGroup.tsx';
import { IconButton } from '../fields/IconButton.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import { type Insets, getInsets } from '../viewport/getInsets.ts';
import { useElementWidth } from '../viewport/useElementWidth.ts';
import { CursorTrack, type CursorReader, type CursorReading } from './CursorTrack.tsx';
import { DiagramTable } from './DiagramTable.tsx';
import { HEAD_PX, listHeadBoxes, placeHead } from './diagramHead.ts';
import { type DiagramWriter, describeDiagram } from './describeDiagram.ts';
import { type DiagramCursor, createDiagramCursor } from './diagramCursor.ts';
import { listDiagramNodes } from './listDiagramNodes.ts';
import type { LiveDiagram } from './liveDiagram.ts';
import { type KeyPoint, listKeyPoints } from './keyPoints.ts';
import { type DiagramLayout, layoutDiagram } from './layoutDiagram.ts';
import { readDiagram } from './readDiagram.ts';
import { DiagramSheet } from './DiagramSheet.ts';

export interface DiagramPlotProps {
  readonly diagram: Diagram;
  /** Length of the beam, in the document's unit. */
  readonly length: number;
  readonly quantity: Quantity;
  /** The system the diagram's numbers are in. */
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The letter beside the axis: "M". @default the label */
  readonly symbol?: string;
  /** Stands lower and smaller behind the letter. */
  readonly subscript?: string;
  /** Small picture of what counts as positive: path data in a box of 28 by 16 px. */
  readonly signPicture?: string;
  /** Draws the other way up. By default moments are drawn on the tension side, everything else positive upwards. */
  readonly flip?: boolean;
  /** @default the displayed unit of the quantity */
  readonly unit?: Unit;
  /** Digits after the decimal mark. @default the widget's */
  readonly digits?: number;
  /** Height of the row, px. @default 88 */
  readonly height?: number;
  /** Room left and right of the axis, px; the board above uses the same. @default those of `getInsets` */
  readonly insets?: Insets;
  /** The stretch of the beam in sight, in the document's unit. @default the whole beam */
  readonly view?: { readonly x0: number; readonly x1: number } | null;
  /** Drawn lighter: a preview that is not the recorded result. @default false */
  readonly isPreview?: boolean;
  /** Drawn faint: of an earlier document. @default false */
  readonly isStale?: boolean;
  /** Shared by diagrams that are read at one place. @default its own */
  readonly cursor?: DiagramCursor;
  /** Painted without React for as long as a gesture lasts. */
  readonly live?: LiveDiagram;
}

const DEFAULT_HEIGHT_PX = 88;
const FALLBACK_WIDTH_PX = 720;
const LEAST_WIDTH_PX = 40;

/**
 * One exact diagram as a row: piecewise polynomials as Bezier pieces, hatched and coloured by sign, extremes, jumps
 * and zeros printed without overlap, a sentence for screen readers, and all numbers as a table when asked. While
 * something is dragged its frames are painted as they come.
 */
export function DiagramPlot({
  diagram,
  length,
  quantity,
  system,
  label,
  symbol,
  subscript,
  signPicture,
  flip = false,
  unit,
  digits,
  height = DEFAULT_HEIGHT_PX,
  insets: givenInsets,
  view = null,
  isPreview = false,
  isStale = false,
  cursor: givenCursor,
  live,
}: DiagramPlotProps) {
  const t = useText(kitMessages);
  const format = useFormat();
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter>(null);
  const reading = useRef<CursorReader>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const { left, right } = givenInsets ?? getInsets(width);
  const [isTableShown, setIsTableShown] = useState(false);
  const [ownCursor] = useState(createDiagramCursor);

  const write = useMemo(() => {
    const shown = { system, ...(digits === undefined ? {} : { digits }) };
    return {
      value: (value: number, withUnit = true) =>
        format.quantity(value, { quantity, withUnit, ...shown, ...(unit === undefined ? {} : { unit }) }),
      x: (x: number) => format.quantity(x, { quantity: 'length', trimZeros: true, ...shown }),
    };
  }, [format, quantity, system, digits, unit]);

  const unitText = format.unit(quantity, system, unit);
  const draw = useMemo(
    () => (shown: Diagram, wholeLength: number) => {
      const { x0, x1 } = view ?? { x0: 0, x1: wholeLength };
      const range = [left, Math.max(left + LEAST_WIDTH_PX, width - right)] as const;
      const layout = layoutDiagram(shown, {
        x: createScale({ domain: [x0, x1], range }),
        width,
        height,
        isPositiveDown: (quantity === 'moment') !== flip,
        listObstacles: (axisY) => listHeadBoxes({ axisY, width, height, unitText }),
        tells: (value) => /[1-9]/.test(write.value(value, false)),
        writeCount: (count) => t('diagram.hidden', { count }),
        write: (point, isRoomy) => writeLabel(point, { write, length: wholeLength, isRoomy }),
      });
      const nodes = listDiagramNodes(layout, {
        hidden: layout.hiddenCount === 0 ? '' : t('diagram.hidden', { count: layout.hiddenCount }),
        nil: shown.min.value === 0 && shown.max.value === 0 ? t('diagram.nil') : '',
      });
      return { layout, nodes, reading: createReading(shown, { layout, write }) };
    },
    [view, left, right, width, height, quantity, flip, unitText, write, t],
  );
  const drawn = useMemo(() => draw(diagram, length), [draw, diagram, length]);

  // Paints what React knows.
  useLayoutEffect(() => {
    painter.current?.paint(drawn.nodes);
    reading.current?.read(drawn.reading);
  }, [drawn]);

  // Paints what a gesture does until React knows more.
  useEffect(
    () =>
      live?.subscribe((frame) => {
        const isNone = frame === 'none';
        box.current?.toggleAttribute('data-stale', isStale || isNone);
        if (isNone) return;
        const now = frame === null ? drawn : draw(frame.diagram, frame.length);
        painter.current?.paint(now.nodes);
        reading.current?.read(now.reading);
      }),
    [live, draw, drawn, isStale],
  );

  const { symbolY, signY } = placeHead(drawn.layout.axisY, height);
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{describeDiagram(diagram, { label, t, write })}</VisuallyHidden>
      <DiagramSheet
        ref={box}
        style={{ height }}
        data-preview={isPreview || undefined}
        data-stale={isStale || undefined}
      >
        <svg width={width} height={height} aria-hidden="true">
          <DrawnGroup first={drawn.nodes} ref={painter} />
          <text data-role="symbol" x={HEAD_PX} y={symbolY}>
            {symbol ?? label}
            {subscript === undefined ? null : <tspan dy={4}>{subscript}</tspan>}
          </text>
          <text data-role="unit" x={HEAD_PX} y={symbolY + 16}>
            {unitText}
          </text>
          {signPicture === undefined ? null : (
            <path data-role="sign" d={signPicture} transform={`translate(${HEAD_PX} ${signY})`} />
          )}
        </svg>
        <CursorTrack
          ref={reading}
          first={drawn.reading}
          label={t('diagram.cursor', { label })}
          writeX={write.x}
          cursor={givenCursor ?? ownCursor}
        />
        <Corner>
          <IconButton
            label={`${t('diagram.table')}: ${label}`}
            icon={<Table2 size={16} aria-hidden="true" />}
            aria-expanded={isTableShown}
            aria-controls={isTableShown ? tableId : undefined}
            onClick={() => setIsTableShown(!isTableShown)}
          />
        </Corner>
      </DiagramSheet>
      {isTableShown ? <DiagramTable id={tableId} diagram={diagram} label={label} write={write} /> : null}
    </Figure>
  );
}

/** Values with their sign; an extreme between the ends also says where it is, a lesser one where there is room. */
function writeLabel(
  { kind, x, value }: KeyPoint,
  {
    write,
    length,
    isRoomy,
  }: { readonly write: DiagramWriter; readonly length: number; readonly isRoomy: boolean },
): string {
  if (kind === 'zero') return write.x(x);
  const text = (value > 0 ? '+' : '') + write.value(value, false);
  const isInner = x > 0 && x < length;
  const isPlaced = kind === 'max' || kind === 'min' || (kind === 'turn' && isRoomy);
  return isPlaced && isInner ? `${text} · ${write.x(x)}` : text;
}

/** Reads a diagram at a place, on both sides of a jump. */
function createReading(
  diagram: Diagram,
  { layout, write }: { readonly layout: DiagramLayout; readonly write: DiagramWriter },
): CursorReading {
  return {
    ...layout,
    listStops: () => listKeyPoints(diagram).map(({ x }) => x),
    readAt: (x) => {
      const { left, right } = readDiagram(diagram, x);
      const text =
        left === right ? write.value(right) : `${write.value(left, false)} | ${write.value(right)}`;
      return { text, y: layout.y.toPx(right) };
    },
  };
}

const Figure = styled.figure`
  margin: 0;
`;

const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;

  & > button:focus-visible {
    outline-offset: -2px;
  }
`;
