import type { JudgedTruss } from '../../../src/truss/verdict/facts/judgedTruss.ts';
import type { Random } from '@eecs/testing/random';
import { linksBetween, trussCase } from '../plainTruss.ts';
import { drawJudgedTruss } from './judgedTrusses.ts';

/**
 * Draws a document that is often movable, exactly or within rounding: joints of a coarse grid, some displaced by almost
 * nothing, and in addition up to ten pairs of nearly collinear rods between pins, more than are reported individually.
 */
export function drawNearTruss(random: Random): Record<string, unknown> {
  const { joints, links } = withRods(random, displaced(random, drawJudgedTruss(random)));
  return trussCase(
    joints.map(({ x, y, z = 0, anchor }) => ({ at: [x, y, z], anchor, load: [0, -1000] })),
    linksBetween(...links.map(({ i, j }) => [i, j] as const)),
    { isReal: random.chance(0.7) },
  );
}

function displaced(random: Random, truss: JudgedTruss): JudgedTruss {
  const isPlane = truss.joints.every(({ z = 0 }) => z === 0);
  const step = random.pick([0, 1e-3, 1e-5, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14]);
  const move = (value: number) => (random.chance(0.5) ? value + step * random.integer(-3, 3) : value);
  return {
    ...truss,
    joints: truss.joints.map(({ x, y, z = 0, anchor }) => ({
      x: move(x),
      y: move(y),
      z: isPlane ? 0 : move(z),
      anchor,
    })),
  };
}

/**
 * Adds joints between two pins, off their line by a fraction of the rods' length near the square root of the pivot
 * limit.
 */
function withRods(random: Random, { joints, links }: JudgedTruss): JudgedTruss {
  const count = random.pick([0, 0, 1, 2, 3, 8, 9, 10]);
  const isTied = random.chance(0.3);
  const offs = random.pick([
    [0, 1e-3, 1.1e-5, 0.9e-5, 1e-7, 1e-9],
    [1e-7, 1e-9],
  ]);
  const more: JudgedTruss['joints'][number][] = [];
  const rods: { i: number; j: number }[] = [];
  for (let k = 0; k < count; k++) {
    const first = joints.length + more.length;
    const y = 100 + 5 * k;
    const off = random.pick(offs);
    more.push({ x: 0, y, anchor: 7 }, { x: 1, y: y + off, anchor: 4 }, { x: 2, y, anchor: 7 });
    rods.push({ i: first, j: first + 1 }, { i: first + 1, j: first + 2 });
    if (isTied && k > 0 && random.chance(0.5)) rods.push({ i: first - 2, j: first + 1 });
  }
  return { joints: [...joints, ...more], links: [...links, ...rods] };
}
