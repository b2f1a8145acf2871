import { useMemo } from 'react';
import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { createScale } from '../viewport/createScale.ts';
import type { Insets } from '../viewport/getInsets.ts';
import { DiagramRow, type DrawnRow } from './DiagramRow.tsx';
import { DiagramTable } from './DiagramTable.tsx';
import { listHeadBoxes } from './diagramHead.ts';
import { describeDiagram } from './describeDiagram.ts';
import type { DiagramCursor } from './diagramCursor.ts';
import { createDiagramWriter } from './diagramWriter.ts';
import { listKeyPoints } from './keyPoints.ts';
import { type ComparedLine, layoutComparison } from './layoutComparison.ts';
import { readDiagram } from './readDiagram.ts';
import { useRowRoom } from './useRowRoom.ts';

/** What a gesture makes of the lines; see `LiveDiagramFrame`. */
export type LiveLinesFrame =
  { readonly lines: readonly ComparedLine[]; readonly length: number } | 'none' | null;

export interface ComparisonPlotProps {
  readonly lines: readonly ComparedLine[];
  /** Length of the beam, in the document's unit. */
  readonly length: number;
  readonly quantity: Quantity;
  /** The system the diagrams' numbers are in. */
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The letter beside the axis: "M". */
  readonly symbol: string;
  /** Stands lower and smaller behind the letter. */
  readonly subscript?: string;
  /** Small picture of what counts as positive: path data in a box of 28 by 16 px. */
  readonly signPicture?: string;
  /** Height of the row, px. @default 88 */
  readonly height?: number;
  /** Room left and right of the axis, px; the board above uses the same. @default those of `getInsets` */
  readonly insets?: Insets;
  /** The stretch of the beam in sight, in the document's unit. @default the whole beam */
  readonly view?: { readonly x0: number; readonly x1: number } | null;
  /** Drawn lighter: previews that are not the recorded result. @default false */
  readonly isPreview?: boolean;
  /** Drawn faint: of an earlier document. @default false */
  readonly isStale?: boolean;
  /** Shared by diagrams that are read at one place. */
  readonly cursor: DiagramCursor;
  /** Painted without React for as long as a gesture lasts. */
  readonly live?: { readonly subscribe: (listener: (frame: LiveLinesFrame) => void) => () => void };
}

const DEFAULT_HEIGHT_PX = 88;

/** Several diagrams of one quantity over each other: lines told apart by stroke, number and colour. */
export function ComparisonPlot({
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
}: ComparisonPlotProps) {
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
        const layout = layoutComparison(shown, {
          x: createScale({ domain: [x0, x1], range: [left, right] }),
          width,
          height,
          isPositiveDown: quantity === 'moment',
          listObstacles: (axisY) => listHeadBoxes({ axisY, width, height, unitText }),
          write,
          writeCount: (count) => t('diagram.hidden', { count }),
        });
        const readAt = (x: number) => ({
          text: shown
            .map(({ diagram, mark }) => {
              const { left: before, right: behind } = readDiagram(diagram, x);
              const sides = before === behind ? [behind] : [before, behind];
              return `${mark}: ${sides.map((value) => write.value(value, false)).join(' | ')}`;
            })
            .join('  '),
          y: layout.y.toPx(0),
        });
        const listStops = () =>
          shown.flatMap(({ diagram }) => listKeyPoints(diagram).map(({ x }) => x)).sort((a, b) => a - b);
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
  const sentences = lines.map(({ diagram, name }) =>
    describeDiagram(diagram, { label: `${label}, ${name}`, t, write }),
  );
  return (
    <DiagramRow
      drawn={drawn}
      first={NOTHING}
      {...(liveRow === undefined ? {} : { live: liveRow })}
      box={box}
      width={width}
      height={height}
      label={label}
      caption={sentences.join(' ')}
      symbol={symbol}
      {...(subscript === undefined ? {} : { subscript })}
      unitText={unitText}
      {...(signPicture === undefined ? {} : { signPicture })}
      isPreview={isPreview}
      isStale={isStale}
      cursor={cursor}
      writeX={write.x}
      renderTable={(id) => <DiagramTable id={id} lines={lines} label={label} write={write} />}
    />
  );
}

/** Colours of lines are the document's own: the painter writes them, no style sheet knows them. */
const NOTHING: readonly DrawnNode[] = [];
