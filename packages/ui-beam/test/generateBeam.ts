import { type BeamCase, judgeBeam, parseCase } from '@eecs/solver-core';

/** Beams generated from a seed, the same on every machine, for tests that need many. */

/** Generates a continuous beam with hinges that leave it stable, under loads of every kind. */
export function generateBeam(seed: number, { spans }: { readonly spans: number }): BeamCase {
  const random = createRandom(seed);
  const places = [0];
  for (let i = 0; i < spans; i += 1) places.push(round((places[i] ?? 0) + 2 + 8 * random()));
  const L = places.at(-1) ?? 1;
  const hinges = places
    .slice(1, -2)
    .filter((_, i) => i % 2 === 0 && random() < 0.4)
    .map((x) => ({ className: 'hinge', x: round(x + 0.5 + random()) }));
  const loads = Array.from({ length: 2 + Math.floor(random() * 4 * spans) }, () => generateLoad(L, random));
  return read({
    L,
    supports: [
      { className: 'fixed', x: 0 },
      ...places.slice(1).map((x) => ({ className: 'simple', x })),
      ...hinges,
    ],
    loads,
  });
}

/** Generates a mechanism with one or several motions. */
export function generateMechanism(seed: number): BeamCase {
  const random = createRandom(seed);
  for (;;) {
    const L = 4 + Math.floor(random() * 17);
    const supports = Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
      className: pick(['simple', 'simple', 'simple', 'hinge', 'hinge', 'fixed', 'cantilever'], random),
      x: Math.round(random() * L * 2) / 2,
    }));
    const apart = supports.filter(({ x }, i) => supports.findIndex((other) => other.x === x) === i);
    const hasBearing = apart.some(({ className }) => className !== 'hinge');
    const isOnEnds = apart.every(({ className, x }) => className !== 'cantilever' || x === 0 || x === L);
    const isInside = apart.every(({ className, x }) => className !== 'hinge' || (x > 0 && x < L));
    if (!hasBearing || !isOnEnds || !isInside) continue;
    const document = read({ L, supports: apart, loads: [{ className: 'ShearLoad', x: L / 2, c: [-1e4] }] });
    if (judgeBeam(document).mechanisms.length > 0) return document;
  }
}

type Random = () => number;

/** Mulberry32: 32 bits of state, good enough to vary a beam. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function generateLoad(L: number, random: Random): object {
  const x = round(random() * L * 0.99);
  const force = -round(1e3 + 5e4 * random());
  switch (pick(['point', 'inclined', 'moment', 'uniform', 'varied'] as const, random)) {
    case 'point':
      return { className: 'ShearLoad', x, c: [force] };
    case 'inclined':
      return { className: 'GenericLoad', x, c: [-force], alpha: -20 - Math.round(140 * random()) };
    case 'moment':
      return { className: 'BendingMoment', x, c: [force * (random() < 0.5 ? -1 : 1)] };
    case 'uniform':
      return { className: 'DistributedLoad', x: [x, L], y: [force / 10, force / 10, force / 10] };
    case 'varied':
      return { className: 'DistributedLoad', x: [x, L], y: [force / 10, 0, force / 5] };
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function read(document: object): BeamCase {
  const steel = { name: 'steel', E: 210_000, nu: 0.3 };
  const section = { className: 'generic', label: 'S', A: 84.5, Iy: 23_130 };
  const { L } = document as { readonly L: number };
  const parsed = parseCase({
    schema: 1,
    selfWeight: false,
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, mass: 0 }],
    materials: [steel],
    sections: [section],
    ...document,
  });
  if (!parsed.ok) throw new Error(`a made-up beam is none: ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
