import type { PointAction } from '../../member/loads/actions.ts';
import type { MemberElement, MemberModel } from '../../member/model.ts';

/** A discontinuity of the beam's axis at a place: a jump of the deflection and of the slope. */
export interface Kink {
  readonly x: number;
  readonly rise: number;
  readonly turn: number;
}

/**
 * A deflection on [x0, x1] that has the kink at one end and is zero, with zero slope, at the other, and the loads that
 * it exerts on the rest of the beam.
 */
export interface KinkField {
  readonly x0: number;
  readonly x1: number;
  /** Coefficients in powers of x - x0. */
  readonly c: readonly number[];
  /** From left to right. */
  readonly loads: readonly PointAction[];
}

/**
 * Computes the deflection of a stretch of one stiffness that has a kink at one end and is clamped at the other, and the
 * forces that the kink needs, with which the rest of the beam is loaded.
 *
 * On s = x - x0, with A = M(0)/EI, B = Q/EI and φ = EI/GA (0 if shear strains are neglected): slope θ = θ0 + A·s +
 * B·s²/2 and v = v0 + θ0·s + A·s²/2 + B·s³/6 - B·φ·s. A hinge takes no moment and rotates freely: there M is zero
 * instead of `turn` being given. The place must be within the element, and for a hinge on `side` of it. Source:
 * THEORY.md, "Influence lines".
 */
export function computeKinkField(
  { x, rise, turn }: Kink,
  of: {
    readonly element: MemberElement;
    readonly side: 'left' | 'right';
    readonly isHinge: boolean;
    readonly far: number;
  },
): KinkField {
  const { element, side, isHinge, far } = of;
  const { EI, GA } = element;
  const phi = EI / GA;
  const h = Math.abs(far - x);
  const stiff = h ** 3 / 12 + h * phi;
  const sign = side === 'right' ? 1 : -1;
  // At a hinge this is the rotation for which the moment there is zero.
  const turned = isHinge ? (-sign * rise) / ((2 * h) / 3 + (2 * phi) / h) : turn;
  const B = (rise + (sign * turned * h) / 2) / stiff;
  const A = -turned / h - (B * h) / 2;
  const [v0, theta0] = side === 'right' ? [rise, turned] : [0, 0];
  const [x0, x1] = side === 'right' ? [x, far] : [far, x];
  const atHinge = { near: isHinge ? 0 : 1 };
  const [first, last] = side === 'right' ? [atHinge.near, 1] : [1, atHinge.near];
  return {
    x0,
    x1,
    c: [v0, theta0 - B * phi, A / 2, B / 6],
    loads: [
      { x: x0, fx: 0, fy: -EI * B, m: first * EI * A },
      { x: x1, fx: 0, fy: EI * B, m: -last * EI * (A + B * h) },
    ],
  };
}

/**
 * Chooses the stretch that takes a kink: the longer part of the element in which it lies, or the wanted side of a node.
 */
export function chooseStretch(
  { elements, nodes }: MemberModel,
  x: number,
  wished: 'left' | 'right',
): { element: MemberElement; side: 'left' | 'right'; isHinge: boolean; far: number } {
  const last = elements.length - 1;
  const at = elements.findIndex(({ x1 }) => x < x1);
  const index = at < 0 ? last : at;
  const isNode = nodes.findIndex((node) => node.x === x);
  const node = nodes[isNode];
  if (node === undefined) {
    const { x0, x1 } = elements[index]!;
    const side = x1 - x >= x - x0 ? 'right' : 'left';
    return { ...reach(index, side), isHinge: false };
  }
  const side = isNode === 0 ? 'right' : isNode === nodes.length - 1 ? 'left' : wished;
  return { ...reach(side === 'right' ? isNode : isNode - 1, side), isHinge: node.isCut };

  /**
   * Returns the length available for a kink; if the far end is a hinge, which takes no moment, half the element is
   * enough.
   */
  function reach(e: number, side: 'left' | 'right') {
    const element = elements[e]!;
    const end = nodes[side === 'right' ? e + 1 : e]!;
    return { element, side, far: end.isCut ? (x + end.x) / 2 : end.x };
  }
}
