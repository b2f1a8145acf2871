import { heldWithin } from '../../../geometry/heldAxes.ts';
import type { JointSystem } from '../../../sparse/system/jointSystem.ts';
import { coordinateResidues, toExact } from './exactCoordinates.ts';
import type { TrussFacts } from './judgedMotion.ts';
import { createLinkGraph } from '../../../sparse/system/linkGraph.ts';
import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import { getPrime } from '../numbers/residues.ts';
import { findRigidParts } from './rigidParts.ts';
import type { JudgedTruss } from './judgedTruss.ts';

/** Collects the facts about a truss for its verdict; it is plane if every z is 0. */
export function readFacts({ joints, links }: JudgedTruss): TrussFacts {
  const dim = joints.every(({ z }) => z === undefined || z === 0) ? 2 : 3;
  const coordinates = new Float64Array(dim * joints.length);
  const anchors = new Uint8Array(joints.length);
  joints.forEach(({ x, y, z, anchor }, joint) => {
    coordinates[dim * joint] = x;
    coordinates[dim * joint + 1] = y;
    if (dim === 3) coordinates[dim * joint + 2] = z ?? 0;
    anchors[joint] = heldWithin(anchor, dim);
  });
  const ends = new Int32Array(2 * links.length);
  links.forEach(({ i, j }, link) => {
    ends[2 * link] = i;
    ends[2 * link + 1] = j;
  });
  return gatherFacts({ dim, coordinates, anchors }, createLinkGraph(ends, joints.length));
}

/**
 * Collects the same facts about a truss that is already given as arrays, which are used without a copy and not
 * modified.
 */
export function gatherFacts(
  { dim, coordinates: doubles, anchors }: Pick<JointSystem, 'dim' | 'coordinates' | 'anchors'>,
  graph: LinkGraph,
): TrussFacts {
  const coordinates = toExact(doubles, dim);
  const p = getPrime(0);
  const residues = coordinateResidues(coordinates, p);
  const parts = findRigidParts({ dim, graph, anchors, doubles, residues, p });
  return { dim, graph, anchors, coordinates, parts };
}
