import { heldWithin } from '../../../model/truss/heldAxes.ts';
import { coordinateResidues, readExactly } from './exactCoordinates.ts';
import type { TrussFacts } from './judgedMotion.ts';
import { createLinkGraph } from './linkGraph.ts';
import { getPrime } from '../numbers/residues.ts';
import { findRigidParts } from './rigidParts.ts';
import type { JudgedTruss } from './judgedTruss.ts';

/** Reads of a truss what its verdict is made of. */
export function readFacts(truss: JudgedTruss): TrussFacts {
  const coordinates = readExactly(truss);
  const { dim, doubles } = coordinates;
  const graph = createLinkGraph(truss);
  const anchors = new Uint8Array(truss.joints.length);
  for (let joint = 0; joint < anchors.length; joint++)
    anchors[joint] = heldWithin(truss.joints[joint]!.anchor, dim);
  const p = getPrime(0);
  const residues = coordinateResidues(coordinates, p);
  const parts = findRigidParts({ dim, graph, anchors, doubles, residues, p });
  return { dim, graph, anchors, coordinates, parts };
}
