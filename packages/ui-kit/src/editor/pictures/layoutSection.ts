import type { SectionDrawing } from '@eecs/solver-core';

type Annotation = SectionDrawing['annotations'][number];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A dimension of a section's drawing: its line, the place of its text, and its number. */
export interface SectionDimension {
  readonly name: string;
  readonly kind: Annotation['kind'];
  /** In the section's own mm or in; a slope in per cent. */
  readonly value: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly text: Spot & { readonly anchor: 'start' | 'middle' | 'end' };
}

export interface Axes extends Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SectionLayout {
  /** Maps the outline's own box into the picture. */
  readonly transform: string;
  /** The crossing point of the axes y and z, and their ends, a little beyond the outline. */
  readonly axes: Axes;
  readonly dimensions: readonly SectionDimension[];
}

/** Size of the picture, px. */
export const SECTION_PICTURE = { width: 340, height: 164 };
const ROOM = { width: 170, height: 112 };
const TOP = 14;
const ASIDE = 14;
const AXIS_BEYOND = 9;
/**
 * The thickness of a web is written this fraction of the section's height above the middle, because the axis is in the
 * middle.
 */
const ABOVE_AXIS = 0.2;

/** The axes of a section without an outline. */
export const BARE_AXES: Axes = { x: 170, y: 82, left: 110, right: 230, top: 30, bottom: 134 };

/**
 * Lays out a section in its picture: lengths and diameters beside the outline; thicknesses, radii and slopes to the
 * right of their places. `ey`, `ez` are the centroid's distances from the left and lower edges of the box.
 */
export function layoutSection(
  { width, height, annotations }: Pick<SectionDrawing, 'width' | 'height' | 'annotations'>,
  { ey, ez }: { readonly ey: number; readonly ez: number },
): SectionLayout {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const left = (SECTION_PICTURE.width - scale * width) / 2;
  const right = left + scale * width;
  const bottom = TOP + scale * height;
  const place = ({ y, z }: { readonly y: number; readonly z: number }): Spot => ({
    x: left + scale * y,
    y: bottom - scale * z,
  });

  const dimensions = annotations.flatMap(({ name, kind, value, from, to }): SectionDimension[] => {
    const [a, b] = [place(from), place(to)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (kind === 'thickness') {
      const isAcrossWeb = a.y === b.y;
      const y = isAcrossWeb ? middle.y - ABOVE_AXIS * (bottom - TOP) : middle.y;
      const end = { x: right + ASIDE, y };
      const text = { x: end.x + 3, y: end.y, anchor: 'start' } as const;
      return [{ name, kind, value, from: { x: Math.max(a.x, b.x), y }, to: end, text }];
    }
    if (kind === 'radius' || kind === 'slope') {
      // A leader line from the arc, or from the middle of the face.
      const from = kind === 'radius' ? b : middle;
      const end = { x: right + ASIDE, y: from.y };
      return [
        { name, kind, value, from, to: end, text: { x: end.x + 3, y: end.y, anchor: 'start' } as const },
      ];
    }
    if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y)) {
      const x = left - ASIDE;
      const text = { x: x - 5, y: middle.y, anchor: 'end' } as const;
      return [{ name, kind, value, from: { x, y: a.y }, to: { x, y: b.y }, text }];
    }
    const y = bottom + ASIDE;
    const text = { x: middle.x, y: y + 12, anchor: 'middle' } as const;
    return [{ name, kind, value, from: { x: a.x, y }, to: { x: b.x, y }, text }];
  });

  return {
    transform: `translate(${left} ${TOP}) scale(${scale})`,
    axes: {
      ...place({ y: ey, z: ez }),
      left: left - AXIS_BEYOND,
      right: right + AXIS_BEYOND,
      top: TOP - AXIS_BEYOND,
      bottom: bottom + AXIS_BEYOND,
    },
    dimensions: spread(dimensions),
  };
}

/** Height of a line of text, px. */
const LINE_PX = 14;

/**
 * Moves the texts on the right apart, down and then back up into the picture, because thin parts lie close together.
 */
function spread(dimensions: readonly SectionDimension[]): readonly SectionDimension[] {
  const texts = dimensions
    .filter(({ text }) => text.anchor === 'start')
    .toSorted((a, b) => a.text.y - b.text.y);
  const places = new Map<SectionDimension, number>();
  let last = -Infinity;
  for (const dimension of texts) {
    last = Math.max(dimension.text.y, last + LINE_PX);
    places.set(dimension, last);
  }
  let next = SECTION_PICTURE.height;
  for (const dimension of texts.toReversed()) {
    next = Math.min(places.get(dimension) ?? next, next - LINE_PX);
    places.set(dimension, next);
  }
  return dimensions.map((dimension) => {
    const y = places.get(dimension);
    if (y === undefined) return dimension;
    return { ...dimension, to: { ...dimension.to, y }, text: { ...dimension.text, y } };
  });
}
