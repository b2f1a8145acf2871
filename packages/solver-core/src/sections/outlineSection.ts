import type { CrossSection, UnitSystem } from '../model/common/document.ts';
import { boundOutlines } from './bounds.ts';
import { placeParts } from './builtUp/placeParts.ts';
import { outlineShape } from './outlineShape.ts';
import type { OutlineResult } from './outlineShape.ts';
import { moveOutlines } from './turnOutlines.ts';

export type { OutlineResult } from './outlineShape.ts';

/**
 * Returns the outline of a section as lines and arcs, exactly; origin at the lower left corner of the bounding box, y
 * to the right, z up.
 *
 * Fails with `materials.dimensions` at the path of each faulty parameter (`/tf`); its `values` contain the `shape`, the
 * `value` if any and the bound (`above`, `least`, `below` or `most`). Fails with `materials.shape` for a class without
 * an outline. The paths of a built-up section begin with the part (`/parts/1/tf`), and overlapping parts fail with
 * `materials.overlap`. `system` applies to the numbers of a section that names none; parts may name their own.
 */
export function outlineSection(section: CrossSection, system: UnitSystem = 0): OutlineResult {
  if (section.className !== 'builtup') return outlineShape(section);
  const placed = placeParts(section, system);
  if (!placed.ok) return placed;
  const outlines = placed.parts.flatMap((part) => part.outlines);
  const { left, bottom } = boundOutlines(outlines);
  return { ok: true, outlines: moveOutlines(outlines, { y: -left, z: -bottom }, 1) };
}
