import { useMemo } from 'react';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { useFormat } from '../kit/useFormat.ts';
import { useConventions } from '../kit/useSettings.ts';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import type { ComparisonPlotProps } from './ComparisonPlot.tsx';
import type { CursorReading } from './CursorTrack.tsx';
import type { DiagramRowProps, DrawnRow } from './DiagramRow.tsx';
import { listHeadBoxes } from './diagramHead.ts';
import { type DiagramWriter, createDiagramWriter } from './diagramWriter.ts';
import type { ComparedLine, ComparisonLayout, ComparisonRoom } from './layoutComparison.ts';
import { useRowRoom } from './useRowRoom.ts';

/** Several lines as laid out in a row, and how they are read. */
export interface ComparedDrawing extends Pick<CursorReading, 'listStops' | 'readAt' | 'pick'> {
  readonly layout: ComparisonLayout;
}

/** Lays out several lines in the room of a row; the function stays the same while the row is mounted. */
export type DrawCompared = (lines: readonly ComparedLine[], room: ComparisonRoom) => ComparedDrawing;

const DEFAULT_HEIGHT_PX = 88;

/**
 * Returns the drawing data of a row with several lines, for React and for updates during a gesture, and the writer of
 * their numbers.
 */
export function useComparedRow(
  { lines, length, quantity, system, height = DEFAULT_HEIGHT_PX, ...rest }: ComparisonPlotProps,
  drawCompared: DrawCompared,
): {
  readonly row: Omit<DiagramRowProps, 'caption' | 'renderTable'>;
  readonly write: DiagramWriter;
} {
  const { insets, view = null, isPreview = false, isStale = false, live, ...told } = rest;
  const t = useText(kitMessages);
  const format = useFormat();
  const { isMomentUp } = useConventions();
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
        const { layout, ...reader } = drawCompared(shown, {
          x: createScale({ domain: [x0, x1], range: [left, right] }),
          width,
          height,
          isPositiveDown: quantity === 'moment' && !isMomentUp,
          listObstacles: (axisY) => listHeadBoxes({ axisY, width, height, unitText }),
          write: writeFor(shown),
          writeCount: (count) => t('diagram.hidden', { count }),
        });
        return { nodes: layout.nodes, axisY: layout.y.toPx(0), reading: { ...layout, ...reader } };
      },
    [drawCompared, view, left, right, width, height, quantity, isMomentUp, unitText, writeFor, t],
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
  return {
    write,
    row: {
      ...told,
      drawn,
      first: NOTHING,
      ...(liveRow === undefined ? {} : { live: liveRow }),
      box,
      width,
      height,
      unitText,
      isPreview,
      isStale,
      writeX: write.x,
    },
  };
}

/** The colours of lines come from the document: the painter writes them, because no style sheet knows them. */
const NOTHING: readonly DrawnNode[] = [];
