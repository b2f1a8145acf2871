import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';
import { spoil } from './generateGarbage.ts';
import type { Json } from './generateGarbage.ts';

/**
 * Creates a document that is almost valid or not at all: an ordinary truss in which some values were replaced by
 * garbage.
 */
export function generateTrussGarbage(seed: number): unknown {
  return spoil(createRandom(seed), ordinaryTruss);
}

function ordinaryTruss(random: Random): Json {
  const list = (most: number, make: () => Json) => Array.from({ length: random.integer(0, most) }, make);
  const places = [0, 1, 2, 3, 4, 5];
  const isSpatial = random.chance(0.3);
  const mask = () => 1 + 2 * random.integer(0, 3);
  return {
    schema: 1,
    className: 'casetruss',
    selfWeight: random.chance(0.3),
    joints: places.map((place) => ({
      id: `j${place}`,
      x: place,
      y: place % 2,
      ...(isSpatial && { z: place % 3 }),
      anchor: place < 2 ? 7 : random.pick([0, 0, 0, 1, 2]),
      loads: list(2, () => ({
        className: random.pick(['AxialLoad', 'ShearLoad', 'GenericLoad', 'r', 'q']),
        c: [1000],
        ...(isSpatial && { beta: random.pick([0, 30, 90]) }),
        sets: mask(),
      })),
      ...(place === 0 && random.chance(0.3) && { settlement: { y: -0.01 }, sets: mask() }),
    })),
    links: places
      .flatMap((i) => [1, 2].map((step) => [i, i + step] as const))
      .filter(([, j]) => j < places.length)
      .map(([i, j]) => ({
        i,
        j,
        materialIndex: 0,
        sectionIndex: 0,
        ...(random.chance(0.2) && { dT: 30, dL: 0.001 }),
        loads: list(1, () => ({
          className: random.pick(['DistributedLoad', 'DistributedMass', 'q(x)']),
          ...(random.chance(0.5) && { x: [0, 1] }),
          y: [1, -20, 300],
          sets: mask(),
        })),
      })),
    guides: list(2, () => ({ x0: 0, y0: 1, a: 2 })),
    materials: [{ name: 'steel', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5 }],
    sections: [
      random.pick([
        { className: 'generic', A: 20 },
        { className: 'circle', Dy: 60 },
      ]),
    ],
    caseSets: list(3, () => ({
      title: 'set',
      angle: random.pick([0, 90, 33]),
      combined: random.chance(0.2),
    })),
  };
}
