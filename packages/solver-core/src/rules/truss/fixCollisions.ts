import type { Link, LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';
import { listNotes } from '../common/caseEdit.ts';
import { findCollisions, isBeyond, measureLink } from './findCollisions.ts';
import type { Collisions } from './findCollisions.ts';
import type { TrussEdit } from './trussEdit.ts';

/**
 * Fixes in one step the collisions that an edit can leave: links that connect a joint to itself, refer to a missing
 * joint or duplicate another one are removed, and loads beyond the end of their link are moved inside it. Joints stay,
 * and so do links without length, because only the user knows which of the two joints is right.
 */
export function fixCollisions(document: TrussCase): TrussEdit {
  const { gone, moved } = planFix(findCollisions(document));
  if (gone.size + moved.length === 0) return { document, notes: [] };
  const loaded = new Set(moved.map(({ index }) => index));
  const inside = document.links.map((link, index) =>
    loaded.has(index) ? moveLoadsInside(link, measureLink(document, index) ?? 0) : link,
  );
  return {
    document: { ...document, links: inside.filter((_, index) => !gone.has(index)) },
    notes: listNotes({ linksRemoved: gone.size, loadsMovedInside: moved.length }),
  };
}

/** Finds the links to remove, by their indexes, and the loads of other links to move inside. */
export function planFix({ links, loadsBeyond }: Collisions) {
  const gone = new Set(links.flatMap(({ link, reason }) => (reason === 'zeroLength' ? [] : [link])));
  return { gone, moved: loadsBeyond.filter(({ index }) => !gone.has(index)) };
}

function moveLoadsInside(link: Link, length: number): Link {
  return {
    ...link,
    loads: link.loads.map((load) => (isBeyond(load, length) ? moveInside(load, length) : load)),
  };
}

/** A range keeps its part on the link; a range wholly beyond an end keeps its length instead. */
function moveInside(load: LinkLoad, length: number): LinkLoad {
  const [x0, x1] = load.x ?? [0, length];
  const extent = Math.min(x1 - x0, length);
  if (x0 >= length) return { ...load, x: [length - extent, length] };
  if (x1 <= 0) return { ...load, x: [0, extent] };
  return { ...load, x: [Math.max(x0, 0), Math.min(x1, length)] };
}
