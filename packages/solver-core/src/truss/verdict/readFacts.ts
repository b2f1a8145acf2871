import { coordinateResidues, readExactly } from './exactCoordinates.ts';
import type { TrussFacts } from './judgedMotion.ts';
import { createLinkGraph } from './linkGraph.ts';
import { getPrime } from './residues.ts';
import { findRigidParts } from './rigidParts.ts';
import type { JudgedTruss } from './verdict.ts';

/** Reads of a truss what its verdict is made of. */
export function readFacts(truss: JudgedTruss): TrussFacts {
  const coordinates = readExactly(truss);
  const { dim, doubles } = coordinates;
  const graph = createLinkGraph(truss);
  const anchors = new Uint8Array(truss.joints.length);
  for (let joint = 0; joint < anchors.length; joint++)
    anchors[joint] = truss.joints[joint]!.anchor & ((1 << dim) - 1);
  const p = getPrime(0);
  const residues = coordinateResidues(coordinates, p);
  const parts = findRigidParts({ dim, graph, anchors, doubles, residues, p });
  return { dim, graph, anchors, coordinates, parts };
}
