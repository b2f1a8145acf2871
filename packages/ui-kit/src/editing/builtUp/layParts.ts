import { type CrossSection, type SectionPart, drawSection } from '@eecs/solver-core';

/** A part of a built-up section at its position, in the mm or in of the whole. */
export interface LaidPart {
  /** Left and lower edge of its bounding box. */
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  /** SVG path data in the view box `0 0 width height`. */
  readonly path: string;
}

/** Lays out the parts of a built-up section, even if they overlap; null for a part without an outline. */
export function layParts({ parts = [], ...section }: CrossSection): readonly (LaidPart | null)[] {
  return parts.map((part) => layPart(part, section));
}

function layPart(part: SectionPart, section: CrossSection): LaidPart | null {
  const drawn = drawSection({ ...section, className: 'builtup', parts: [part] });
  if (!drawn.ok) return null;
  const { width, height, path } = drawn.drawing;
  return { y: part.y, z: part.z, width, height, path };
}

/** Returns the bounding box of all parts; null if none has an outline. */
export function boundParts(
  laid: readonly (LaidPart | null)[],
): Pick<LaidPart, 'y' | 'z' | 'width' | 'height'> | null {
  const known = laid.filter((part) => part !== null);
  if (known.length === 0) return null;
  const y = Math.min(...known.map((part) => part.y));
  const z = Math.min(...known.map((part) => part.z));
  return {
    y,
    z,
    width: Math.max(...known.map((part) => part.y + part.width)) - y,
    height: Math.max(...known.map((part) => part.z + part.height)) - z,
  };
}
