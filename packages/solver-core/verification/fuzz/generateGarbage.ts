import { createRandom } from '@eecs/testing/random';
import type { Random } from '@eecs/testing/random';

/**
 * Creates a document that is almost valid or not at all: an ordinary beam in which some values were replaced by
 * garbage.
 */
export function generateGarbage(seed: number): unknown {
  return spoil(createRandom(seed), ordinaryBeam);
}

/** Creates a document and replaces some of its values, or returns only garbage. */
export function spoil(random: Random, ordinary: (random: Random) => Json): unknown {
  if (random.chance(0.05)) return rubbish(random, 3);
  const document = ordinary(random);
  const replacements = random.pick([0, 1, 1, 2, 4]);
  for (let i = 0; i < replacements; i++) spoilInto(document, random);
  return document;
}

export type Json = Record<string, unknown>;

function ordinaryBeam(random: Random): Json {
  const L = random.pick([1, 5, 12, 0.001, 1e4]);
  const at = () => (L * random.integer(0, 8)) / 8;
  const list = (most: number, make: () => Json) => Array.from({ length: random.integer(0, most) }, make);
  return {
    schema: 1,
    L,
    selfWeight: random.chance(0.3),
    supports: [
      { className: 'fixed', x: 0 },
      ...[1, 2, 3, 5, 8]
        .filter(() => random.chance(0.5))
        .map((eighths) => ({
          className: random.pick(['cantilever', 'simple', 'simple', 'hinge']),
          x: (L * eighths) / 8,
        })),
    ],
    beamSections: list(2, () => ({ x: L, materialIndex: 0, crossSectionIndex: 0, mass: 10 })),
    materials: [{ name: 'steel', E: 210000, nu: 0.3, rho: 7850 }],
    sections: [
      random.pick([
        { className: 'generic', A: 20, Iy: 900 },
        { className: 'circle', Dy: 60 },
      ]),
    ],
    caseSets: list(3, () => ({
      title: 'set',
      angle: random.pick([0, 90, 33]),
      combined: random.chance(0.2),
    })),
    loads: [
      { className: 'ShearLoad', x: at(), c: [-1000], sets: 1 },
      ...list(4, () => ({
        className: random.pick(['AxialLoad', 'GenericLoad', 'BendingMoment', 'N', 'm']),
        x: at(),
        c: [1000],
        sets: 1 + 2 * random.integer(0, 3),
      })),
      ...list(3, () => ({
        className: random.pick(['DistributedLoad', 'DistributedMass', 'q(x)']),
        x: [at(), at()],
        y: [1, -20, 300],
        sets: 1 + 2 * random.integer(0, 3),
      })),
    ],
  };
}

/** Replaces, removes or adds one value somewhere in the tree. */
function spoilInto(root: Json, random: Random): void {
  let node: Json = root;
  for (;;) {
    const keys = Object.keys(node);
    const key = random.chance(0.1) || keys.length === 0 ? random.pick(NAMES) : random.pick(keys);
    const child = Object.hasOwn(node, key) ? node[key] : undefined;
    if (typeof child === 'object' && child !== null && random.chance(0.9)) {
      node = child as Json;
      continue;
    }
    if (random.chance(0.15)) Reflect.deleteProperty(node, key);
    else {
      // Defined instead of assigned, because `__proto__` is a name like any other, as after JSON.parse.
      const value = rubbish(random, 2);
      Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return;
  }
}

function rubbish(random: Random, depth: number): unknown {
  const kind = random.integer(0, depth > 0 ? 9 : 7);
  if (kind < 5) return random.pick(NUMBERS);
  if (kind < 8) return random.pick(OTHERS);
  const children = Array.from({ length: random.integer(0, 4) }, () => rubbish(random, depth - 1));
  return kind === 8
    ? children
    : Object.fromEntries(children.map((child) => [random.pick(NAMES), child] as const));
}

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  3,
  1e-9,
  1e9,
  -1e9,
  1e15,
  1e100,
  -1e100,
  1e308,
  -1e308,
  1e-100,
  5e-324,
  2 ** 31,
  2 ** 53,
  NaN,
  Infinity,
  -Infinity,
] as const;
const OTHERS = [null, undefined, true, false, '', 'x', '1', '-Infinity', 'hinge', 'M'] as const;
const NAMES = [
  'x',
  'y',
  'c',
  'L',
  'alpha',
  'sets',
  'className',
  'id',
  'stiffness',
  'settlement',
  'release',
  'factors',
  'angle',
  'A',
  'Iy',
  'E',
  'nu',
  'units',
  'system',
  'loads',
  'supports',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '7',
] as const;
