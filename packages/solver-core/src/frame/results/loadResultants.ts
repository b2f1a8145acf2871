import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { assembleFrame } from '../assembly/assembleFrame.ts';
import { collectFrameActions } from '../assembly/collectFrameActions.ts';

/** A force along two axes and a moment, counter-clockwise. */
export interface Resultant {
  readonly x: number;
  readonly y: number;
  readonly moment: number;
}

/** The forces of a load on a member along its own axes, and their moment about joint i. */
export function resultantsOf({ points, spreads }: SetActions, isInside: (x: number) => boolean) {
  const terms: { fx: number; fy: number; m: number }[] = [];
  for (const { x, fx, fy, m } of points) if (isInside(x)) terms.push({ fx, fy, m: m + fy * x });
  for (const { x0, x1, px, py, q0, q1, q2 } of spreads) {
    const h = x1 - x0;
    const total = integrateProduct([q0, q1, q2], [1], h);
    const about = integrateProduct([q0, q1, q2], [x0, 1], h);
    terms.push({ fx: px * total, fy: py * total, m: py * about });
  }
  return terms;
}

/**
 * Adds up everything that acts on a frame in a case set, self weight too: forces along the global axes, and the moment
 * about the point x = 0, y = 0. Null for a document whose members cannot be laid out.
 */
export function sumFrameLoads(document: FrameCase, set: number): Resultant | null {
  const { model } = assembleFrame(document);
  if (!model) return null;
  const actions = collectFrameActions(document, model, set);
  let [x, y, moment] = [0, 0, 0];
  const add = (at: { readonly x: number; readonly y: number }, fx: number, fy: number, m: number): void => {
    x += fx;
    y += fy;
    moment += m + at.x * fy - at.y * fx;
  };
  document.joints.forEach((joint, k) => {
    add(joint, actions.joints[3 * k]!, actions.joints[3 * k + 1]!, actions.joints[3 * k + 2]!);
  });
  model.members.forEach(({ i, cos, sin }, k) => {
    for (const { fx, fy, m } of resultantsOf(actions.members[k]!, () => true))
      add(document.joints[i]!, fx * cos - fy * sin, fx * sin + fy * cos, m);
  });
  return { x, y, moment };
}
