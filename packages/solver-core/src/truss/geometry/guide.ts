import type { CircleGuide, EllipseGuide, LineGuide } from '../../model/truss/trussDocument.ts';

/** A guide without the fields that only a drawing needs. */
export type GuideShape =
  | Pick<LineGuide, 'className' | 'x0' | 'y0' | 'alpha'>
  | Pick<CircleGuide, 'className' | 'x0' | 'y0' | 'a'>
  | Pick<EllipseGuide, 'className' | 'x0' | 'y0' | 'a' | 'b' | 'alpha'>;

export type Line = Extract<GuideShape, { className: 'line' }>;
export type Circle = Extract<GuideShape, { className: 'circle' }>;
export type Oval = Exclude<GuideShape, { className: 'line' }>;

/** A point of the xy plane, in the unit of length of the document. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the largest of the coordinates of a guide and its radii, to which rounding errors near it are relative. */
export function guideSize(guide: GuideShape): number {
  const place = Math.max(Math.abs(guide.x0), Math.abs(guide.y0));
  switch (guide.className) {
    case 'line':
      return place;
    case 'circle':
      return Math.max(place, guide.a);
    case 'ellipse':
      return Math.max(place, guide.a, guide.b);
    default:
      return guide satisfies never;
  }
}
