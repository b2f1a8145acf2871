import { type ComponentType, useMemo, useState } from 'react';
import type { Diagram, Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import { useFormat } from '../kit/useFormat.ts';
import { useConventions } from '../kit/useSettings.ts';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import type { Insets } from '../viewport/getInsets.ts';
import type { CursorReading } from './CursorTrack.tsx';
import type { DiagramFadeProps } from './DiagramFade.tsx';
import { DiagramRow, type DrawnRow } from './DiagramRow.tsx';
import { listHeadBoxes } from './diagramHead.ts';
import { LateTable } from './lateTable.ts';
import { describeDiagram } from './describeDiagram.ts';
import { type DiagramCursor, createDiagramCursor } from './diagramCursor.ts';
import { type DiagramWriter, createDiagramWriter } from './diagramWriter.ts';
import type { DiagramUnder } from './diagramUnder.ts';
import { isSameDiagram } from './isSameDiagram.ts';
import { type KeyPoint, listKeyPoints } from './keyPoints.ts';
import { listTabled } from './labelledPoints.ts';
import { drawLimits } from './drawLimits.ts';
import { type DiagramLayout, type DiagramLimit, layoutDiagram } from './layoutDiagram.ts';
import { listDiagramNodes } from './listDiagramNodes.ts';
import type { LiveDiagram } from './liveDiagram.ts';
import { readDiagram } from './readDiagram.ts';
import { useRowRoom } from './useRowRoom.ts';

export interface DiagramPlotProps {
  readonly diagram: Diagram;
  /** Length of the beam, in the document's unit. */
  readonly length: number;
  readonly quantity: Quantity;
  /** The unit system of the diagram's numbers. */
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The letter beside the axis: "M". @default the label */
  readonly symbol?: string;
  /** The subscript of the letter. */
  readonly subscript?: string;
  /** A small picture of the positive sign convention: path data in a box of 28 by 16 px. */
  readonly signPicture?: string;
  /** Flips the diagram. By default moments are drawn on the tension side and everything else positive upwards. */
  readonly flip?: boolean;
  /** @default the displayed unit of the quantity */
  readonly unit?: Unit;
  /** Digits after the decimal mark. @default the widget's */
  readonly digits?: number;
  /** Height of the row, px. @default 88 */
  readonly height?: number;
  /** Room on the left and right of the axis, px; the same as on the board above. @default that of `getInsets` */
  readonly insets?: Insets;
  /** The visible range of the beam, in the document's unit. @default the whole beam */
  readonly view?: { readonly x0: number; readonly x1: number } | null;
  /** Draws the row lighter: a preview, not the recorded result. @default false */
  readonly isPreview?: boolean;
  /** Draws the row faint, because it belongs to an earlier document. @default false */
  readonly isStale?: boolean;
  /**
   * Lets the fill fade towards the axis: `DiagramFade`, or a component that loads it. @default the fill does not fade
   */
  readonly Fade?: ComponentType<DiagramFadeProps> | undefined;
  /** The cursor shared by diagrams that are read at the same place. @default its own */
  readonly cursor?: DiagramCursor;
  /** Painted without React during a gesture. */
  readonly live?: LiveDiagram;
  /** Values that should not be exceeded; they become visible when the diagram reaches half of them. @default none */
  readonly limits?: readonly DiagramLimit[];
  /** A comparison drawn under the diagram, to its scales; the scales keep it visible. @default nothing */
  readonly under?: DiagramUnder | undefined;
}

/** One constant, so that every render receives the same list. */
const NO_LIMITS: readonly DiagramLimit[] = [];

const DEFAULT_HEIGHT_PX = 88;

/**
 * Draws one exact diagram as a row: piecewise polynomials as Bezier curves, hatched and coloured by sign; extremes,
 * kinks, jumps and zeros labelled without overlap; a sentence for screen readers; and all numbers as a table on
 * request. During a gesture each frame is painted as it arrives.
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
  insets,
  view = null,
  isPreview = false,
  isStale = false,
  Fade,
  cursor: givenCursor,
  live,
  limits = NO_LIMITS,
  under,
}: DiagramPlotProps) {
  const t = useText(kitMessages);
  const format = useFormat();
  const { box, width, left, right } = useRowRoom(insets);
  const { isMomentUp, hasSigns } = useConventions();
  const [ownCursor] = useState(createDiagramCursor);

  const writeFor = useMemo(
    () => (shown: Diagram) =>
      createDiagramWriter([shown], {
        format,
        quantity,
        system,
        ...(digits === undefined ? {} : { digits }),
        ...(unit === undefined ? {} : { unit }),
      }),
    [format, quantity, system, digits, unit],
  );

  const unitText = format.unit(quantity, system, unit);
  const draw = useMemo(
    () =>
      (shown: Diagram, wholeLength: number, isPassing = false): DrawnRow => {
        const { x0, x1 } = view ?? { x0: 0, x1: wholeLength };
        const write = writeFor(shown);
        const writeCount = (count: number): string => t('diagram.hidden', { count });
        const layout = layoutDiagram(shown, {
          x: createScale({ domain: [x0, x1], range: [left, right] }),
          width,
          height,
          isPositiveDown: (quantity === 'moment' && !isMomentUp) !== flip,
          listObstacles: (axisY) => listHeadBoxes({ axisY, width, height, unitText }),
          isNonzero: write.isNonzero,
          isPassing,
          limits,
          under,
          writeCount,
          write: (point, withPlace) => writeLabel(point, { write, length: wholeLength, withPlace, hasSigns }),
        });
        const nodes = [...(under?.draw(layout) ?? [])];
        const own = listDiagramNodes(layout, {
          hidden: writeCount(layout.hiddenCount),
          nil: shown.min.value === 0 && shown.max.value === 0 ? t('diagram.nil') : '',
        });
        // Inserted before the numbers, because a line over them would strike them out.
        const label = own.findIndex(({ tag }) => tag === 'text');
        const at = label < 0 ? own.length : label;
        nodes.push(...own.slice(0, at), ...drawLimits(layout, limits), ...own.slice(at));
        return { nodes, axisY: layout.axisY, reading: createReading(shown, { layout, write }) };
      },
    [
      view,
      left,
      right,
      width,
      height,
      quantity,
      flip,
      isMomentUp,
      hasSigns,
      unitText,
      writeFor,
      t,
      limits,
      under,
    ],
  );
  const drawn = useMemo(() => draw(diagram, length), [draw, diagram, length]);
  const liveRow = useMemo(() => live && { subscribe: createLiveDrawing(live, draw) }, [live, draw]);

  const write = useMemo(() => writeFor(diagram), [writeFor, diagram]);
  return (
    <DiagramRow
      drawn={drawn}
      first={drawn.nodes}
      {...(liveRow === undefined ? {} : { live: liveRow })}
      box={box}
      width={width}
      height={height}
      label={label}
      caption={describeDiagram(diagram, { label, t, write })}
      symbol={symbol ?? label}
      {...(subscript === undefined ? {} : { subscript })}
      unitText={unitText}
      {...(signPicture === undefined ? {} : { signPicture })}
      isPreview={isPreview}
      isStale={isStale}
      Fade={Fade}
      cursor={givenCursor ?? ownCursor}
      writeX={write.x}
      renderTable={(id) => (
        <LateTable
          id={id}
          lines={[{ points: listTabled(diagram, write.isNonzero) }]}
          label={label}
          write={write}
        />
      )}
    />
  );
}

/** Draws the frames of a gesture; skips a frame whose diagram equals the previous one. */
function createLiveDrawing(
  live: LiveDiagram,
  draw: (diagram: Diagram, length: number, isPassing: true) => DrawnRow,
): (listener: (frame: DrawnRow | 'none' | null) => void) => () => void {
  return (listener) => {
    let last: { readonly diagram: Diagram; readonly length: number } | null = null;
    return live.subscribe((frame) => {
      if (frame === null || frame === 'none') {
        last = null;
        listener(frame);
      } else if (last?.length !== frame.length || !isSameDiagram(last.diagram, frame.diagram)) {
        last = frame;
        listener(draw(frame.diagram, frame.length, true));
      }
    });
  };
}

/** Writes values, signed if requested; an extreme between the ends also gets its place if that fits. */
function writeLabel(
  { kind, x, value }: KeyPoint,
  {
    write,
    length,
    withPlace,
    hasSigns,
  }: {
    readonly write: DiagramWriter;
    readonly length: number;
    readonly withPlace: boolean;
    readonly hasSigns: boolean;
  },
): string {
  if (kind === 'zero') return write.x(x);
  const text = hasSigns
    ? (value > 0 ? '+' : '') + write.value(value, false)
    : write.value(Math.abs(value), false);
  const isInner = x > 0 && x < length;
  return withPlace && isInner ? `${text} · ${write.x(x)}` : text;
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
