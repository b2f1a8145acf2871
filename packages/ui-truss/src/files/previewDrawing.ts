import {
  countDoubledLines,
  type DxfLine,
  type DxfUnit,
  findParts,
  isSpatialDrawing,
  isUpright,
  readDxf,
} from '@eecs/ui-kit/editing';
import type { UnitSystem } from '@eecs/solver-core';

/** A layer of a drawing, with the number of its lines. */
export interface DrawingLayer {
  readonly name: string;
  readonly count: number;
}

/** The content of a drawing, before it becomes a truss. */
export interface DrawingPreview {
  /** The lines as drawn, in the unit of length of the system: m or in. */
  readonly lines: readonly DxfLine[];
  /** The system in whose unit of length the lines are. */
  readonly system: UnitSystem;
  /** In drawing order. */
  readonly layers: readonly DrawingLayer[];
  readonly unit: DxfUnit;
  readonly isUnitGuessed: boolean;
  /** The unit that the drawing states; null if it states none. */
  readonly statedUnit: DxfUnit | null;
  /** Whether the drawing is flat and upright. */
  readonly isUpright: boolean;
  /** Whether the reader has a choice: several layers, an orientation, duplicate lines, or unconnected parts. */
  readonly hasChoice: boolean;
}

/** Reads the contents of a drawing in text DXF; null if it has no lines or is not a drawing. */
export function previewDrawing(
  text: string,
  { system = 0, unit }: { readonly system?: UnitSystem; readonly unit?: DxfUnit } = {},
): DrawingPreview | null {
  const read = readDxf(text, system, { unit });
  if (read === null || read.lines.length === 0) return null;
  const { lines, isUnitGuessed, statedUnit } = read;
  const counts = new Map<string, number>();
  for (const { layer } of lines) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return {
    ...{ lines, system },
    layers: [...counts].map(([name, count]) => ({ name, count })),
    unit: read.unit,
    ...{ isUnitGuessed, statedUnit },
    isUpright: isUpright(lines),
    hasChoice:
      counts.size > 1 ||
      isSpatialDrawing(lines) ||
      countDoubledLines(lines) > 0 ||
      findParts(lines).length > 1,
  };
}
