import type { ReadDxf } from '@eecs/ui-kit/editing';

/** How a drawing was read, and its parts that became no members. */
export interface ReadFrameDrawing extends Pick<
  ReadDxf,
  'unit' | 'isUnitGuessed' | 'objects' | 'leftOut' | 'isCut'
> {
  /** The greatest length along an axis, in the base unit of the system: m or in. */
  readonly extent: number;
  /** Whether the drawing was rotated so that z became y. */
  readonly isTurned: boolean;
  /** The number of unconnected parts beside the largest one. */
  readonly looseParts: number;
  /** The number of lines that were divided into several members, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that other lines cover completely, so that they make no member of their own. */
  readonly doubled: number;
  /** The number of members that are arcs. */
  readonly arcs: number;
  /** Layers that name no standard cross-section; their members have the default one. */
  readonly bareLayers: readonly string[];
  /** The default cross-section and material. */
  readonly section: string;
  readonly material: string;
}
