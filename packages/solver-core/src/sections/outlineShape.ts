import { SHAPE_PARAMETERS } from '../model/common/shapeParameters.ts';
import { createFailure } from '../failures/failure.ts';
import type { Failure } from '../failures/failure.ts';
import type { CrossSection, OutlinedShape } from '../model/common/document.ts';
import { circleOutline } from './outline.ts';
import type { Outline } from './outline.ts';
import { roundCorners } from './roundCorners.ts';
import { SHAPE_PLANS } from './shapes/plans/shapePlans.ts';
import type { Dimension } from '../model/common/dimensions.ts';
import type { ShapePlan } from './shapes/plans/shapePlan.ts';

/** The boundary of a section in its own units, or every parameter that makes it impossible. */
export type OutlineResult =
  | { readonly ok: true; readonly outlines: readonly Outline[] }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Returns the outline of a section of a single shape as lines and arcs, exactly; origin at the lower left corner of the
 * bounding box, y to the right, z up.
 *
 * Fails with `materials.dimensions` at the path of each faulty parameter (`/tf`); its `values` contain the `shape`, the
 * `value` if any and the bound (`above`, `least`, `below` or `most`). Fails with `materials.shape` for a class without
 * an outline.
 */
export function outlineShape(section: CrossSection): OutlineResult {
  const plan = Object.hasOwn(SHAPE_PLANS, section.className)
    ? SHAPE_PLANS[section.className as OutlinedShape](section)
    : undefined;
  if (!plan) {
    return {
      ok: false,
      failures: [createFailure('materials.shape', '', { values: { shape: section.className } })],
    };
  }
  // Each check is meaningful only if the earlier ones found no fault.
  for (const faults of [findUseless, findSlender, findBeyond]) {
    const failures = faults(section, plan);
    if (failures.length > 0) return { ok: false, failures };
  }
  const drawn = plan.rings.map((ring) =>
    'radius' in ring
      ? { outline: circleOutline(ring), misfits: [] }
      : roundCorners(ring, plan.radii ?? section),
  );
  const misfits = new Map<Dimension, number>();
  for (const [name, most] of drawn.flatMap((ring) => ring.misfits)) {
    misfits.set(name, Math.min(most, misfits.get(name) ?? Infinity));
  }
  if (misfits.size === 0) return { ok: true, outlines: drawn.map(({ outline }) => outline) };
  return { ok: false, failures: [...misfits].map(([name, most]) => fault(section, name, { most })) };
}

const NOT_NEGATIVE = ['b', 'c', 'tb', 'r1', 'r2', 'r3', 'r4', 'ri', 'sf', 'sw', 'uf'] as const;

function findUseless(section: CrossSection, { sizes }: ShapePlan): Failure[] {
  const own: readonly string[] = SHAPE_PARAMETERS[section.className];
  return [
    ...sizes.flatMap((name) => (section[name]! > 0 ? [] : [fault(section, name, { above: 0 })])),
    ...NOT_NEGATIVE.flatMap((name) =>
      section[name]! < 0 && own.includes(name) && !sizes.includes(name)
        ? [fault(section, name, { least: 0 })]
        : [],
    ),
  ];
}

/** Greatest ratio of two dimensions of a shape; beyond it doubles cannot resolve the torsion constant. */
const SLENDEREST = 20_000;

function findSlender(section: CrossSection, { sizes }: ShapePlan): Failure[] {
  const least = Math.max(...sizes.map((name) => section[name]!)) / SLENDEREST;
  return sizes.flatMap((name) => (section[name]! < least ? [fault(section, name, { least })] : []));
}

function findBeyond(section: CrossSection, { limits }: ShapePlan): Failure[] {
  return Object.entries(limits).flatMap(([key, below]) => {
    const name = key as Dimension;
    return section[name]! >= below ? [fault(section, name, { below })] : [];
  });
}

function fault(section: CrossSection, name: Dimension, demand: Readonly<Record<string, number>>): Failure {
  const value = section[name];
  const values = { shape: section.className, ...(value !== undefined && { value }), ...demand };
  return createFailure('materials.dimensions', `/${name}`, { values });
}
