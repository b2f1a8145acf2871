import type { Joint, Link } from './trussDocument.ts';

/** Whether a joint says more than where it stands and what holds it. */
export function isFullJoint({ loads, settlement, sets }: Joint): boolean {
  return loads.length > 0 || settlement !== undefined || sets !== undefined;
}

/** Whether a link says more than what it joins and what it is made of. */
export function isFullLink({ loads, dT, dL, sets }: Link): boolean {
  return loads.length > 0 || dT !== undefined || dL !== undefined || sets !== undefined;
}

/** Writes the four numbers of an entry. */
export function setRow(rows: Float64Array, at: number, a: number, b: number, c: number, d: number): void {
  rows[at] = a;
  rows[at + 1] = b;
  rows[at + 2] = c;
  rows[at + 3] = d;
}
