import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { CrossSection, SectionPart, UnitSystem } from '../../model/common/document.ts';
import { scaleBetween } from '../../units/sectionScale.ts';
import { boundOutlines } from '../bounds.ts';
import type { Outline } from '../outline.ts';
import { outlineShape } from '../outlineShape.ts';
import { mirrorOutlines, moveOutlines, turnOutlines } from '../turnOutlines.ts';
import { findOverlap } from './findOverlap.ts';

/** A part of a built-up section in its position, in the units of the whole section. */
export interface PlacedPart {
  readonly part: SectionPart;
  readonly outlines: readonly Outline[];
  /** Length of one unit of the part in units of the whole section. */
  readonly scale: number;
}

/** The parts of a built-up section, or why they are invalid. */
export type PartsResult =
  | { readonly ok: true; readonly parts: readonly PlacedPart[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Places the parts of a built-up section: each is mirrored, rotated, then moved so that the lower left corner of its
 * bounding box is at y and z. Parts may touch. `system` applies to a section that names none.
 *
 * Fails as each part does, at `/parts/0/tf`; with `materials.overlap` at a part that overlaps an earlier one; with
 * `materials.shape` if there are no parts.
 */
export function placeParts(section: CrossSection, system: UnitSystem = 0): PartsResult {
  const { className, parts = [], units = system } = section;
  const failures: Failure[] = [];
  const placed = parts.flatMap((part, i): PlacedPart[] => {
    const drawn = outlineShape(part as CrossSection);
    if (!drawn.ok) {
      failures.push(...drawn.failures.map((failure) => ({ ...failure, path: `/parts/${i}${failure.path}` })));
      return [];
    }
    const scale = scaleBetween(part.units ?? units, units);
    const mirrored = part.flip ? mirrorOutlines(drawn.outlines) : drawn.outlines;
    const turned = moveOutlines(turnOutlines(mirrored, part.alpha ?? 0), { y: 0, z: 0 }, scale);
    const { left, bottom } = boundOutlines(turned);
    const to = { y: (part.y ?? 0) - left, z: (part.z ?? 0) - bottom };
    return [{ part, outlines: moveOutlines(turned, to, 1), scale }];
  });
  if (parts.length === 0)
    failures.push(createFailure('materials.shape', '', { values: { shape: className } }));
  if (failures.length > 0) return { ok: false, failures };
  const overlap = findOverlap(placed.map(({ outlines }) => outlines));
  if (overlap === null) return { ok: true, parts: placed };
  const [first, second] = overlap;
  const values = { part: second + 1, under: first + 1 };
  return { ok: false, failures: [createFailure('materials.overlap', `/parts/${second}`, { values })] };
}
