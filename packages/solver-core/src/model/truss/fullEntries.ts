import type { Joint, Link } from './trussDocument.ts';

/** Whether a joint says more than where it stands and what holds it. */
export function isFullJoint({ loads, settlement, sets }: Joint): boolean {
  return loads.length > 0 || settlement !== undefined || sets !== undefined;
}

/** Whether a link says more than what it joins and what it is made of. */
export function isFullLink({ i, j, materialIndex, sectionIndex, loads, dT, dL, sets }: Link): boolean {
  const isLarge = Math.max(i, j, materialIndex, sectionIndex) > MOST_INDEX;
  return isLarge || loads.length > 0 || dT !== undefined || dL !== undefined || sets !== undefined;
}

/** The largest index that is kept as it is; larger ones name nothing and become this one. */
export const MOST_INDEX = 2 ** 31 - 1;

/** Returns the two joints of each link; -1 of a hole. */
export function endsOf(links: readonly Link[]): Int32Array {
  const ends = new Int32Array(2 * links.length).fill(-1);
  links.forEach(({ i, j }, link) => {
    setPair(ends, link, i, j);
  });
  return ends;
}

/** Writes two indexes of a link. */
export function setPair(pairs: Int32Array, link: number, a: number, b: number): void {
  pairs[2 * link] = Math.min(a, MOST_INDEX);
  pairs[2 * link + 1] = Math.min(b, MOST_INDEX);
}

/** Writes the four numbers of a joint. */
export function setRow(rows: Float64Array, at: number, a: number, b: number, c: number, d: number): void {
  rows[at] = a;
  rows[at + 1] = b;
  rows[at + 2] = c;
  rows[at + 3] = d;
}
