import type { JudgedTruss } from '../../../src/truss/verdict/facts/judgedTruss.ts';
import type { Random } from '@eecs/testing/random';

type JudgedJoint = JudgedTruss['joints'][number];

/**
 * Draws a small truss whose joints lie on a coarse grid, so that links are often on one line, parallel or through one
 * point, with about as many links and anchors as equations; in the plane or in space, with integers or decimals.
 */
export function drawJudgedTruss(random: Random): JudgedTruss {
  const dim = random.chance(0.7) ? 2 : 3;
  const side = dim === 2 ? random.integer(2, 5) : random.integer(2, 3);
  const unit = random.pick([1, 1, 0.1, 2.37, 1 / 3]);
  const offset = random.pick([0, 0, 0.7, 1000.003]);
  const wanted = random.integer(1, dim === 2 ? 10 : 9);
  const joints: JudgedJoint[] = [];
  const taken = new Set<string>();
  for (let attempt = 0; attempt < 200 && joints.length < wanted; attempt++) {
    const [x, y, z] = [
      random.integer(0, side),
      random.integer(0, side),
      dim === 3 ? random.integer(0, side) : 0,
    ];
    if (taken.has(`${x} ${y} ${z}`)) continue;
    taken.add(`${x} ${y} ${z}`);
    joints.push({ x: decimal(offset + x * unit), y: decimal(y * unit), z: decimal(z * unit), anchor: 0 });
  }
  const space = joints.some(({ z }) => z !== 0) ? 3 : 2;
  const anchored = drawAnchors(random, joints, space);
  const held = anchored.reduce((sum, { anchor }) => sum + [1, 2, 4].filter((bit) => anchor & bit).length, 0);
  const links = drawLinks(random, anchored, space * joints.length - held + random.integer(-2, 2));
  return { joints: anchored, links };
}

/**
 * Returns the decimal for which a rounded sum stands: thirds then leave the grid, so that no nearly special geometry
 * arises.
 */
function decimal(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function drawAnchors(random: Random, joints: readonly JudgedJoint[], dim: number): JudgedJoint[] {
  const anchors = joints.map(() => 0);
  const count = random.pick([0, 1, 2, 3, 3, 3, 4, 6]) * (dim === 3 ? 2 : 1);
  for (let k = 0; k < count; k++)
    anchors[random.integer(0, joints.length - 1)]! |= 1 << random.integer(0, dim - 1);
  if (random.chance(0.5)) anchors[0] = 2 ** dim - 1;
  return joints.map((joint, k) => ({ ...joint, anchor: anchors[k]! }));
}

/** Draws mostly links between close joints, as people draw them. */
function drawLinks(random: Random, joints: readonly JudgedJoint[], wanted: number): JudgedTruss['links'] {
  const pairs = joints.flatMap((a, i) =>
    joints.slice(i + 1).map((b, k) => {
      const length = Math.hypot(b.x - a.x, b.y - a.y, (b.z ?? 0) - (a.z ?? 0));
      return { i, j: i + 1 + k, order: length * (0.5 + random.next()) };
    }),
  );
  return pairs
    .sort((a, b) => a.order - b.order)
    .slice(0, Math.max(0, wanted))
    .map(({ i, j }) => (random.chance(0.5) ? { i, j } : { i: j, j: i }));
}
