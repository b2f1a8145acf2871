import { holds } from '../../geometry/heldAxes.ts';
import type { Axis } from '../../geometry/heldAxes.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SolvedTruss } from '../answer/answer.ts';
import { AXES } from '../results/staticsMatrix.ts';
import { minus, unitOf } from './vectors.ts';
import type { Vector } from './vectors.ts';

/** A solved set of a truss, arranged by joints: the forces of links, anchors and loads there. */
export interface SolvedGeometry {
  readonly axes: readonly Axis[];
  readonly places: readonly Vector[];
  readonly ends: readonly (readonly [i: number, j: number])[];
  readonly N: readonly number[];
  /** Links at each joint. */
  readonly linksAt: readonly (readonly number[])[];
  /** Held directions at each joint with the anchor's force. */
  readonly reactionsAt: readonly (readonly { readonly axis: Axis; readonly force: number }[])[];
  /** Load on a joint along an axis. */
  readonly load: (joint: number, axis: Axis) => number;
  /** Unit vector from a joint along a link. */
  readonly into: (link: number, joint: number) => Vector;
}

/** Reads what the methods need from a document and its results; both in the document's units. */
export function solvedGeometry(document: TrussCase, answer: SolvedTruss, set: number): SolvedGeometry {
  const solved = answer.sets[set];
  if (!solved) throw new RangeError('`set` must be the index of a set of the answer');
  const places = document.joints.map(({ x, y, z }): Vector => ({ x, y, z }));
  const dim = solved.b.length / places.length;
  const axes = AXES.slice(0, dim);
  const ends = document.links.map(({ i, j }) => [i, j] as const);
  const linksAt = places.map((): number[] => []);
  ends.forEach(([i, j], link) => {
    linksAt[i]!.push(link);
    linksAt[j]!.push(link);
  });
  const reactionsAt = places.map((): { axis: Axis; force: number }[] => []);
  for (const reaction of solved.R) {
    const { anchor } = document.joints[reaction.joint]!;
    axes.forEach((axis, bit) => {
      if (holds(anchor, bit)) reactionsAt[reaction.joint]!.push({ axis, force: reaction[axis] });
    });
  }
  return {
    axes,
    places,
    ends,
    N: solved.N,
    linksAt,
    reactionsAt,
    load: (joint, axis) => solved.b[dim * joint + AXES.indexOf(axis)] ?? 0,
    into: (link, joint) => {
      const [i, j] = ends[link]!;
      return unitOf(minus(places[joint === i ? j : i]!, places[joint]!));
    },
  };
}
