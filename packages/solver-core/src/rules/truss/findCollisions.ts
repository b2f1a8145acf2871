import type { Joint, LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';
import { findDoubledLinks } from '../../truss/assembly/findDoubledLinks.ts';
import { endsOf } from '../../model/truss/fullEntries.ts';
import { lengthBetween, linkRange } from '../../truss/assembly/linkRange.ts';
import { createLinkGraph } from '../../sparse/system/linkGraph.ts';
import { listLoadPlaces } from './loadPlaces.ts';
import type { LoadPlace } from './loadPlaces.ts';

/** The fault of a link in an impossible place. */
export type LinkProblem = 'missingJoint' | 'linkToItself' | 'zeroLength' | 'doubledLink';

/** Objects in impossible places. */
export interface Collisions {
  /** Links by their indexes, each once, with their fault. */
  readonly links: readonly { readonly link: number; readonly reason: LinkProblem }[];
  /** Loads that reach beyond an end of their link. */
  readonly loadsBeyond: readonly LoadPlace[];
  /** Anchored joints at the place of another anchored joint, by their indexes. */
  readonly supportsAtOnePlace: readonly number[];
}

/**
 * Finds the collisions of a truss: links that connect a joint to itself, refer to a missing joint, have no length or
 * duplicate another one; loads beyond the end of their link; two anchors at one place.
 *
 * @example findCollisions(document).links // [{ link: 4, reason: 'doubledLink' }]
 */
export function findCollisions(document: Pick<TrussCase, 'joints' | 'links'>): Collisions {
  const { joints, links } = document;
  const graph = createLinkGraph(endsOf(links), joints.length);
  const doubled = new Set(findDoubledLinks(graph).map(([, link]) => link));
  // An editor calls this at every edit, and a list for each of thousands of links would take longer than the judgement.
  const misplaced: { readonly link: number; readonly reason: LinkProblem }[] = [];
  links.forEach((link, index) => {
    const reason = judgeLink(joints[link.i], joints[link.j], doubled.has(index));
    if (reason !== null) misplaced.push({ link: index, reason });
  });
  return {
    links: misplaced,
    loadsBeyond: listLoadPlaces(document, (load, { list, index }) => {
      if (list === 'joints') return false;
      const length = measureLink(document, index);
      return length !== null && isBeyond(load as LinkLoad, length);
    }),
    supportsAtOnePlace: findAnchorsAtOnePlace(joints),
  };
}

/** Returns the length of the link with the given index; null if it refers to a missing joint. */
export function measureLink(
  { joints, links }: Pick<TrussCase, 'joints' | 'links'>,
  index: number,
): number | null {
  const link = links[index];
  return link === undefined ? null : lengthBetween(joints[link.i], joints[link.j]);
}

/** Returns whether a load reaches beyond an end of a link with a length. */
export function isBeyond(load: LinkLoad, length: number): boolean {
  const [x0, x1] = linkRange(load, length);
  return x0 < 0 || x1 > length;
}

function judgeLink(a: Joint | undefined, b: Joint | undefined, isDoubled: boolean): LinkProblem | null {
  if (!a || !b) return 'missingJoint';
  if (a === b) return 'linkToItself';
  if (isDoubled) return 'doubledLink';
  return a.x === b.x && a.y === b.y && a.z === b.z ? 'zeroLength' : null;
}

function findAnchorsAtOnePlace(joints: readonly Joint[]): number[] {
  const taken = new Set<string>();
  const found: number[] = [];
  joints.forEach(({ anchor, x, y, z }, index) => {
    if (anchor === 0) return;
    // Adding zero turns -0 into 0, which is the same place.
    const place = `${x + 0} ${y + 0} ${z + 0}`;
    if (taken.has(place)) found.push(index);
    taken.add(place);
  });
  return found;
}
