import { useMemo } from 'react';
import { type Envelope, computeEnvelope } from '@eecs/solver-core';
import type { ComparisonPlotProps } from './ComparisonPlot.tsx';
import { DiagramRow } from './DiagramRow.tsx';
import { EnvelopeTable } from './EnvelopeTable.tsx';
import { listKeyPoints } from './keyPoints.ts';
import type { ComparedLine } from './layoutComparison.ts';
import { findGoverning, layoutEnvelope } from './layoutEnvelope.ts';
import { readDiagram } from './readDiagram.ts';
import { type DrawCompared, useComparedRow } from './useComparedRow.ts';

/** An extreme of an envelope as it is shown: the value, the place, and the line it belongs to. */
export interface LabelledExtreme {
  readonly value: string;
  readonly x: string;
  readonly name: string;
}

export interface EnvelopePlotProps extends ComparisonPlotProps {
  /** A known envelope, if the lines have only names. @default computed from the lines */
  readonly envelope?: Envelope;
  /** Names of the borders in the table. */
  readonly names: { readonly max: string; readonly min: string };
  /** Called with the index of the line that governs where the reader clicks, or presses Enter. */
  readonly onPick?: (line: number) => void;
  /** Writes the sentence that describes the row. */
  readonly describe: (extremes: { readonly max: LabelledExtreme; readonly min: LabelledExtreme }) => string;
}

/**
 * Draws the envelope of several diagrams of one quantity: its borders, their extremes, and which line governs there.
 */
export function EnvelopePlot({ names, describe, onPick, envelope: known, ...props }: EnvelopePlotProps) {
  const { lines, label } = props;
  const draw = useMemo(() => createDrawing(known, onPick), [known, onPick]);
  const { row, write } = useComparedRow(props, draw);
  const envelope = useMemo(() => known ?? envelopeOf(lines), [known, lines]);
  const writeExtreme = (border: 'max' | 'min'): LabelledExtreme => {
    const { diagram, extremeOf } = envelope[border];
    const { x, value } = diagram[border];
    return { value: write.value(value), x: write.x(x), name: lines[extremeOf]?.name ?? '' };
  };
  return (
    <DiagramRow
      {...row}
      caption={describe({ max: writeExtreme('max'), min: writeExtreme('min') })}
      renderTable={(id) => (
        <EnvelopeTable id={id} lines={lines} envelope={envelope} label={label} names={names} write={write} />
      )}
    />
  );
}

const createDrawing =
  (known: Envelope | undefined, onPick: EnvelopePlotProps['onPick']): DrawCompared =>
  (lines, room) => {
    const envelope = known ?? envelopeOf(lines);
    const layout = layoutEnvelope({ lines, envelope }, room);
    return {
      layout,
      readAt: (x) => ({
        text: (['max', 'min'] as const)
          .map((name) => {
            const { left: before, right: behind } = readDiagram(envelope[name].diagram, x);
            const line = lines[findGoverning(envelope[name], { x })];
            // If only the names of the lines are known, the name is short, and no line has its mark in the drawing.
            const mark = (known === undefined ? line?.mark : line?.name) ?? '';
            const sides = before === behind ? [behind] : [before, behind];
            return `${name} ${sides.map((value) => room.write.value(value, false)).join(' | ')} (${mark})`;
          })
          .join('  '),
        y: layout.y.toPx(readDiagram(envelope.max.diagram, x).right),
      }),
      pick:
        onPick &&
        ((x, y) => {
          const [greatest, least] = (['max', 'min'] as const).map((name) => {
            const { right } = readDiagram(envelope[name].diagram, x);
            // Without a pointer, the border farther from the axis is picked.
            const off = y === null ? -Math.abs(right) : Math.abs(layout.y.toPx(right) - y);
            return { off, line: findGoverning(envelope[name], { x }) };
          });
          onPick(least!.off < greatest!.off ? least!.line : greatest!.line);
        }),
      listStops: () =>
        [envelope.max, envelope.min]
          .flatMap(({ diagram }) => listKeyPoints(diagram).map(({ x }) => x))
          .sort((a, b) => a - b),
    };
  };

function envelopeOf(lines: readonly ComparedLine[]): Envelope {
  return computeEnvelope(lines.map(({ diagram }) => diagram));
}
