import { useMemo } from 'react';
import { type Envelope, computeEnvelope } from '@eecs/solver-core';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import type { ComparisonPlotProps } from './ComparisonPlot.tsx';
import { DiagramRow, type DrawnRow } from './DiagramRow.tsx';
import { listHeadBoxes } from './diagramHead.ts';
import { createDiagramWriter } from './diagramWriter.ts';
import { EnvelopeTable } from './EnvelopeTable.tsx';
import { listKeyPoints } from './keyPoints.ts';
import type { ComparedLine } from './layoutComparison.ts';
import { findGoverning, layoutEnvelope } from './layoutEnvelope.ts';
import { readDiagram } from './readDiagram.ts';
import { useRowRoom } from './useRowRoom.ts';

/** An extreme of an envelope as it is told: how much, where, and of which line. */
export interface ToldExtreme {
  readonly value: string;
  readonly x: string;
  readonly name: string;
}

export interface EnvelopePlotProps extends ComparisonPlotProps {
  /** What the borders are called in the table. */
  readonly names: { readonly max: string; readonly min: string };
  /** Writes the sentence that says what the row shows. */
  readonly describe: (extremes: { readonly max: ToldExtreme; readonly min: ToldExtreme }) => string;
}

const DEFAULT_HEIGHT_PX = 88;

/** The envelope of several diagrams of one quantity: its borders, their extremes, and which of the lines governs there. */
export function EnvelopePlot({
  lines,
  length,
  quantity,
  system,
  label,
  symbol,
  subscript,
  signPicture,
  height = DEFAULT_HEIGHT_PX,
  insets,
  view = null,
  isPreview = false,
  isStale = false,
  cursor,
  live,
  names,
  describe,
}: EnvelopePlotProps) {
  const t = useText(kitMessages);
  const format = useFormat();
  const { box, width, left, right } = useRowRoom(insets);

  const writeFor = useMemo(
    () => (shown: readonly ComparedLine[]) =>
      createDiagramWriter(
        shown.map(({ diagram }) => diagram),
        { format, quantity, system },
      ),
    [format, quantity, system],
  );

  const unitText = format.unit(quantity, system);
  const draw = useMemo(
    () =>
      (shown: readonly ComparedLine[], wholeLength: number): DrawnRow => {
        const { x0, x1 } = view ?? { x0: 0, x1: wholeLength };
        const write = writeFor(shown);
        const envelope = envelopeOf(shown);
        const layout = layoutEnvelope(
          { lines: shown, envelope },
          {
            x: createScale({ domain: [x0, x1], range: [left, right] }),
            width,
            height,
            isPositiveDown: quantity === 'moment',
            listObstacles: (axisY) => listHeadBoxes({ axisY, width, height, unitText }),
            write,
            writeCount: (count) => t('diagram.hidden', { count }),
          },
        );
        const readAt = (x: number) => ({
          text: (['max', 'min'] as const)
            .map((name) => {
              const { left: before, right: behind } = readDiagram(envelope[name].diagram, x);
              const mark = shown[findGoverning(envelope[name], { x })]?.mark ?? '';
              const sides = before === behind ? [behind] : [before, behind];
              return `${name} ${sides.map((value) => write.value(value, false)).join(' | ')} (${mark})`;
            })
            .join('  '),
          y: layout.y.toPx(readDiagram(envelope.max.diagram, x).right),
        });
        const listStops = () =>
          [envelope.max, envelope.min]
            .flatMap(({ diagram }) => listKeyPoints(diagram).map(({ x }) => x))
            .sort((a, b) => a - b);
        return { nodes: layout.nodes, axisY: layout.y.toPx(0), reading: { ...layout, listStops, readAt } };
      },
    [view, left, right, width, height, quantity, unitText, writeFor, t],
  );
  const drawn = useMemo(() => draw(lines, length), [draw, lines, length]);
  const liveRow = useMemo(
    () =>
      live && {
        subscribe: (listener: (frame: DrawnRow | 'none' | null) => void) =>
          live.subscribe((frame) =>
            listener(frame === null || frame === 'none' ? frame : draw(frame.lines, frame.length)),
          ),
      },
    [live, draw],
  );

  const write = useMemo(() => writeFor(lines), [writeFor, lines]);
  const envelope = useMemo(() => envelopeOf(lines), [lines]);
  const tell = (border: 'max' | 'min'): ToldExtreme => {
    const { diagram, extremeOf } = envelope[border];
    const { x, value } = diagram[border];
    return { value: write.value(value), x: write.x(x), name: lines[extremeOf]?.name ?? '' };
  };
  return (
    <DiagramRow
      drawn={drawn}
      first={NOTHING}
      {...(liveRow === undefined ? {} : { live: liveRow })}
      box={box}
      width={width}
      height={height}
      label={label}
      caption={describe({ max: tell('max'), min: tell('min') })}
      symbol={symbol}
      {...(subscript === undefined ? {} : { subscript })}
      unitText={unitText}
      {...(signPicture === undefined ? {} : { signPicture })}
      isPreview={isPreview}
      isStale={isStale}
      cursor={cursor}
      writeX={write.x}
      renderTable={(id) => (
        <EnvelopeTable id={id} lines={lines} envelope={envelope} label={label} names={names} write={write} />
      )}
    />
  );
}

function envelopeOf(lines: readonly ComparedLine[]): Envelope {
  return computeEnvelope(lines.map(({ diagram }) => diagram));
}

/** Colours of lines are the document's own: the painter writes them, no style sheet knows them. */
const NOTHING: readonly DrawnNode[] = [];
