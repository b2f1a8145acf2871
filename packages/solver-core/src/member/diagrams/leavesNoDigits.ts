import { CHECK, ROUNDING } from '../../linalg/tolerance.ts';
import type { ElementShears } from '../bending/shears.ts';
import { largest } from '../../diagrams/largest.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { MemberModel } from '../model.ts';

/**
 * Returns whether some element is so short that the rounding error of the moments at its ends, divided by its length,
 * is a significant force: bearings a nanometre apart carry the difference of two moments that doubles do not
 * distinguish. Shear forces that statics alone gives are not such differences and do not count.
 */
export function leavesNoDigits(of: {
  model: MemberModel;
  shears: ElementShears;
  diagrams: { readonly Q: Diagram; readonly M: Diagram };
  isDeterminate: boolean;
}): boolean {
  const { elements } = of.model;
  const moment = largest(of.diagrams.M);
  const force = Math.max(largest(of.diagrams.Q), moment / elements.at(-1)!.x1);
  return elements.some(
    ({ x0, x1 }, e) =>
      !(of.isDeterminate && of.shears.isCarried[e] === 1) && (ROUNDING * moment) / (x1 - x0) > CHECK * force,
  );
}
