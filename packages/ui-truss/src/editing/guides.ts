import type { Guide, TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { tidy } from './place.ts';

export const GUIDE_KINDS = ['line', 'circle', 'ellipse'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** A point of the xy plane. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Adds a guide from a point to another: a line through both, a circle or an ellipse about the first. Refuses a guide
 * without extent.
 */
export function addGuide(
  document: TrussCase,
  { kind, from, to }: { readonly kind: GuideKind; readonly from: Spot; readonly to: Spot },
  newId: NewId,
): Edit {
  const guide = drawGuide(kind, from, to);
  if (guide === null) return toRefusedEdit(document, 'zeroLength');
  return toPlainEdit({ ...document, guides: [...document.guides, { ...guide, id: newId() }] });
}

/** Returns the guide from a point to another, or null if it has no extent. */
export function drawGuide(kind: GuideKind, from: Spot, to: Spot): Guide | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const [x0, y0] = [tidy(from.x), tidy(from.y)];
  const alpha = tidy((Math.atan2(dy, dx) * 180) / Math.PI);
  switch (kind) {
    case 'line':
      return { className: 'line', x0, y0, alpha };
    case 'circle':
      return { className: 'circle', x0, y0, a: tidy(length) };
    case 'ellipse':
      return { className: 'ellipse', x0, y0, a: tidy(length), b: tidy(length / 2), alpha };
    default:
      return kind satisfies never;
  }
}

/** The fields of a guide that an edit may change. */
export interface GuideChange {
  readonly kind?: GuideKind;
  readonly x0?: number;
  readonly y0?: number;
  readonly alpha?: number;
  readonly a?: number;
  readonly b?: number;
}

/** Changes one guide, including its kind; refuses a half axis that is not positive. */
export function changeGuide(document: TrussCase, index: number, { kind, ...change }: GuideChange): Edit {
  const guide = document.guides[index];
  if (guide === undefined) return toPlainEdit(document);
  const known = { alpha: 0, a: 1, b: 1, ...guide, ...change };
  if (!(known.a > 0) || !(known.b > 0)) return toRefusedEdit(document, 'valueOutside');
  const next = shapeGuide(kind ?? guide.className, known);
  if (JSON.stringify(next) === JSON.stringify(guide)) return toPlainEdit(document);
  return toPlainEdit({ ...document, guides: document.guides.with(index, next) });
}

/** Moves guides by a displacement. */
export function moveGuides(document: TrussCase, indexes: ReadonlySet<number>, by: Spot): Edit {
  if (indexes.size === 0 || (by.x === 0 && by.y === 0)) return toPlainEdit(document);
  const guides = document.guides.map((guide, index) =>
    indexes.has(index) ? { ...guide, x0: tidy(guide.x0 + by.x), y0: tidy(guide.y0 + by.y) } : guide,
  );
  return toPlainEdit({ ...document, guides });
}

type WholeGuide = Guide & { readonly alpha: number; readonly a: number; readonly b: number };

function shapeGuide(kind: GuideKind, guide: WholeGuide): Guide {
  const { id, x0, y0, color, alpha, a, b } = guide;
  const common = {
    ...(id !== undefined && { id }),
    x0,
    y0,
    ...(color !== undefined && { color }),
  };
  switch (kind) {
    case 'line':
      return { className: 'line', ...common, alpha };
    case 'circle':
      return { className: 'circle', ...common, a };
    case 'ellipse':
      return { className: 'ellipse', ...common, a, b, alpha };
    default:
      return kind satisfies never;
  }
}
