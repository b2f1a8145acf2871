import type { Axis } from '../../geometry/heldAxes.ts';
import type { SolvedGeometry } from './solvedGeometry.ts';
import { cross, dot, minus, UNITS } from './vectors.ts';
import type { Vector } from './vectors.ts';

/**
 * The term of one force in an equation: `value` = `factor`·`force`. The factor is a direction cosine in a sum of
 * forces, a signed lever arm in a sum of moments. Tensile forces of links pull at the free body.
 */
export type BodyTerm = { readonly factor: number; readonly force: number; readonly value: number } & (
  | { readonly kind: 'link'; readonly link: number; readonly joint: number }
  | { readonly kind: 'reaction' | 'load'; readonly joint: number; readonly axis: Axis }
);

/** An equation of equilibrium of a free body: its terms add up to zero, and `sum` is the remaining rounding error. */
export interface BodyEquation {
  readonly kind: 'forces' | 'moments';
  /** Unit vector along which forces are summed, or the axis of the moments, counter-clockwise about it. */
  readonly direction: Vector;
  /** A point of the axis of moments; null for forces. */
  readonly about: Vector | null;
  /** The link whose force is the only unknown; null if there are several unknowns. */
  readonly finds: number | null;
  readonly terms: readonly BodyTerm[];
  readonly sum: number;
}

/** A force on a free body, before it becomes a term of an equation. */
type BodyForce = Omit<BodyTerm, 'factor' | 'value'> & {
  readonly at: Vector;
  readonly direction: Vector;
};

/**
 * Lists the forces on the joints of a free body: loads, anchors, and for each cut link the force at its end inside the
 * body.
 */
export function forcesOn(
  solved: SolvedGeometry,
  joints: readonly number[],
  cut: readonly { readonly link: number; readonly joint: number }[],
): BodyForce[] {
  const outer = joints.flatMap((joint): BodyForce[] => {
    const at = solved.places[joint]!;
    const loads = solved.axes
      .map((axis) => ({ kind: 'load' as const, joint, axis, force: solved.load(joint, axis) }))
      .filter(({ force }) => force !== 0);
    const reactions = solved.reactionsAt[joint]!.map((of) => ({ kind: 'reaction' as const, joint, ...of }));
    return [...loads, ...reactions].map((of) => ({ ...of, at, direction: UNITS[of.axis] }));
  });
  const inner = cut.map(
    ({ link, joint }): BodyForce =>
      ({
        kind: 'link',
        link,
        joint,
        force: solved.N[link]!,
        at: solved.places[joint]!,
        direction: solved.into(link, joint),
      }) as BodyForce,
  );
  return [...outer, ...inner];
}

/** Sums forces along a direction. Terms without a component in it are left out. */
export function sumForces(
  forces: readonly BodyForce[],
  direction: Vector,
  finds: number | null,
): BodyEquation {
  return equation(forces, { kind: 'forces', direction, about: null, finds }, (force) =>
    dot(force.direction, direction),
  );
}

/** Sums moments about an axis through a point. */
export function sumMoments(
  forces: readonly BodyForce[],
  { direction, about }: { direction: Vector; about: Vector },
  finds: number | null,
): BodyEquation {
  return equation(forces, { kind: 'moments', direction, about, finds }, ({ at, direction: along }) =>
    dot(direction, cross(minus(at, about), along)),
  );
}

function equation(
  forces: readonly BodyForce[],
  of: Pick<BodyEquation, 'kind' | 'direction' | 'about' | 'finds'>,
  factorOf: (force: BodyForce) => number,
): BodyEquation {
  const terms = forces.flatMap((force): BodyTerm[] => {
    const { at: _at, direction: _direction, ...named } = force;
    const factor = factorOf(force);
    return factor === 0 ? [] : [{ ...named, factor, value: factor * force.force } as BodyTerm];
  });
  return { ...of, terms, sum: terms.reduce((sum, { value }) => sum + value, 0) };
}
