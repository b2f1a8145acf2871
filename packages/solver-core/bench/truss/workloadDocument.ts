import type { TrussWorkload } from './workloads.ts';

const PASCALS_OF_MPA = 1e6;
const SQUARE_METRES_OF_CM2 = 1e-4;

/** Makes the document of a workload, as a person might have sent it. */
export function createWorkloadDocument(workload: TrussWorkload): object {
  const { dim, joints, links, anchors, sections } = workload;
  const held = new Uint8Array(joints.length / dim);
  for (let at = 0; at < anchors.length; at += 2) held[anchors[at]!]! |= anchors[at + 1]!;
  const loads = listLoads(workload);
  return {
    schema: 1,
    className: 'casetruss',
    isReal: true,
    selfWeight: false,
    joints: Array.from(held, (anchor, joint) => ({
      x: joints[dim * joint]!,
      y: joints[dim * joint + 1]!,
      z: dim === 3 ? joints[3 * joint + 2]! : 0,
      anchor,
      loads: loads[joint],
    })),
    links: Array.from({ length: links.length / 3 }, (_, link) => ({
      i: links[3 * link]!,
      j: links[3 * link + 1]!,
      materialIndex: 0,
      sectionIndex: links[3 * link + 2]!,
    })),
    materials: [{ name: 'steel', E: sections[0]!.E / PASCALS_OF_MPA, nu: 0.3 }],
    sections: sections.map(({ A }, i) => ({
      className: 'generic',
      label: `${i}`,
      A: A / SQUARE_METRES_OF_CM2,
    })),
    caseSets: [{ title: 'one' }],
  };
}

/** Returns the loads of each joint. */
function listLoads({ dim, joints, loads }: TrussWorkload): object[][] {
  const lists = Array.from({ length: joints.length / dim }, (): object[] => []);
  for (let at = 0; at < loads.length; at += 1 + dim) {
    const [x, y, z] = [loads[at + 1]!, loads[at + 2]!, dim === 3 ? loads[at + 3]! : 0];
    lists[loads[at]!]!.push({
      className: 'GenericLoad',
      c: [Math.hypot(x, y, z)],
      alpha: toDegrees(Math.atan2(y, x)),
      ...(dim === 3 && { beta: toDegrees(Math.atan2(z, Math.hypot(x, y))) }),
      sets: 1,
    });
  }
  return lists;
}

function toDegrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
