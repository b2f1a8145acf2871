import type { ComponentType } from 'react';
import type { Quantity, UnitSystem } from '@eecs/solver-core';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { Insets } from '../viewport/getInsets.ts';
import type { DiagramFadeProps } from './DiagramFade.tsx';
import { DiagramRow } from './DiagramRow.tsx';
import { describeDiagram } from './describeDiagram.ts';
import type { DiagramCursor } from './diagramCursor.ts';
import { listKeyPoints } from './keyPoints.ts';
import { listTabled } from './labelledPoints.ts';
import { LateTable } from './lateTable.ts';
import { type ComparedLine, layoutComparison } from './layoutComparison.ts';
import { readDiagram } from './readDiagram.ts';
import { type DrawCompared, useComparedRow } from './useComparedRow.ts';

/** The diagrams shown during a gesture; see `LiveDiagramFrame`. */
export type LiveLinesFrame =
  { readonly lines: readonly ComparedLine[]; readonly length: number } | 'none' | null;

export interface ComparisonPlotProps {
  readonly lines: readonly ComparedLine[];
  /** Length of the beam, in the document's unit. */
  readonly length: number;
  readonly quantity: Quantity;
  /** The unit system of the diagrams' numbers. */
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The letter beside the axis: "M". */
  readonly symbol: string;
  /** The subscript of the letter. */
  readonly subscript?: string;
  /** A small picture of the positive sign convention: path data in a box of 28 by 16 px. */
  readonly signPicture?: string;
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
  /** The cursor shared by diagrams that are read at the same place. */
  readonly cursor: DiagramCursor;
  /** Painted without React during a gesture. */
  readonly live?: { readonly subscribe: (listener: (frame: LiveLinesFrame) => void) => () => void };
}

/** Draws several diagrams of one quantity over each other: the lines differ in dash pattern, number and colour. */
export function ComparisonPlot(props: ComparisonPlotProps) {
  const { lines, label } = props;
  const t = useText(kitMessages);
  const { row, write } = useComparedRow(props, drawComparison);
  const sentences = lines.map(({ diagram, name }) =>
    describeDiagram(diagram, { label: `${label}, ${name}`, t, write }),
  );
  return (
    <DiagramRow
      {...row}
      caption={sentences.join(' ')}
      renderTable={(id) => (
        <LateTable
          id={id}
          lines={lines.map(({ diagram, ...rest }) => ({
            ...rest,
            points: listTabled(diagram, write.isNonzero),
          }))}
          label={label}
          write={write}
        />
      )}
    />
  );
}

const drawComparison: DrawCompared = (lines, room) => {
  const layout = layoutComparison(lines, room);
  return {
    layout,
    readAt: (x) => ({
      text: lines
        .map(({ diagram, mark }) => {
          const { left: before, right: behind } = readDiagram(diagram, x);
          const sides = before === behind ? [behind] : [before, behind];
          return `${mark}: ${sides.map((value) => room.write.value(value, false)).join(' | ')}`;
        })
        .join('  '),
      y: layout.y.toPx(0),
    }),
    listStops: () =>
      lines.flatMap(({ diagram }) => listKeyPoints(diagram).map(({ x }) => x)).sort((a, b) => a - b),
  };
};
