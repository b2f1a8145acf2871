/** Seeded beams for timing: the same numbers on every machine. */

import { createXorshift, roundDecimal, type Xorshift } from './xorshift.ts';

interface BeamShape {
  readonly spans: number;
  readonly loads: number;
  readonly sets: number;
  readonly hinges: number;
  readonly sections: number;
}

/** Families by name; their sizes are those of the figures that we compare with. */
export const BEAM_FAMILIES = {
  'beam-small': { spans: 3, loads: 8, sets: 1, hinges: 0, sections: 3 },
  'beam-medium': { spans: 20, loads: 200, sets: 5, hinges: 4, sections: 3 },
  'beam-large': { spans: 1000, loads: 5000, sets: 1, hinges: 0, sections: 8 },
  'beam-large-hinged': { spans: 1000, loads: 5000, sets: 1, hinges: 300, sections: 8 },
} as const satisfies Readonly<Record<string, BeamShape>>;

/** Creates the document of a family; the order of random draws is part of the definition. */
export function createBeamWorkload(
  { spans, loads, sets, hinges, sections }: BeamShape,
  seed: number,
): object {
  const random = createXorshift(seed);
  const xs = [0];
  for (let i = 0; i < spans; i++) xs.push(roundDecimal(xs[i]! + random.decimal(2, 12, 2), 2));
  const L = xs.at(-1)!;
  const stiffnesses = Array.from({ length: sections }, () => ({
    EI: random.decimal(5e6, 8e7, 0),
    EA: random.decimal(5e8, 3e9, 0),
    mass: random.decimal(20, 200, 1),
  }));
  const beamSections: object[] = [];
  const addSection = (x: number) => {
    const index = random.integer(0, sections - 1);
    beamSections.push({ x, materialIndex: 0, crossSectionIndex: index, mass: stiffnesses[index]!.mass });
  };
  for (let j = 0; j < spans; j++) {
    const [a, b] = [xs[j]!, xs[j + 1]!];
    if (random.unit() < 0.3) addSection(roundDecimal(a + (b - a) * random.decimal(0.3, 0.7, 2), 2));
    addSection(b);
  }
  const cuts: number[] = [];
  for (let j = 0; j < hinges; j++) {
    const span = 1 + 2 * j;
    if (span < spans - 1) cuts.push(roundDecimal(xs[span]! + (xs[span + 1]! - xs[span]!) * 0.21, 3));
  }
  return {
    schema: 1,
    L,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      ...xs.slice(1).map((x) => ({ className: 'simple', x })),
      ...cuts.map((x) => ({ className: 'hinge', x })),
    ],
    beamSections,
    // With E = 1 MPa, EA and EI equal A in m2 and Iy in m4.
    materials: [{ name: 'one', E: 1, nu: 0.3 }],
    sections: stiffnesses.map(({ EI, EA }, i) => ({
      className: 'generic',
      label: `${i}`,
      A: EA / 1e2,
      Iy: EI * 1e2,
    })),
    caseSets: Array.from({ length: sets }, (_, i) => ({ title: `${i}` })),
    loads: Array.from({ length: loads }, (_, n) => createLoad({ n, L, sets, random })),
  };
}

function createLoad({
  n,
  L,
  sets,
  random,
}: {
  n: number;
  L: number;
  sets: number;
  random: Xorshift;
}): object {
  const x = random.decimal(0, L - 0.01, 2);
  const mask = sets > 1 ? random.integer(1, 2 ** sets - 1) : 1;
  switch (n % 5) {
    case 0:
      return { className: 'ShearLoad', x, c: [-random.decimal(1e3, 8e4, 0)], sets: mask };
    case 1: {
      const fy = -random.decimal(1e3, 5e4, 0);
      const fx = random.decimal(-2e4, 2e4, 0);
      const alpha = (Math.atan2(fy, fx) * 180) / Math.PI;
      return { className: 'GenericLoad', x, c: [Math.hypot(fx, fy)], alpha, sets: mask };
    }
    case 2:
      return { className: 'BendingMoment', x, c: [random.decimal(-5e4, 5e4, 0)], sets: mask };
    case 3: {
      const end = roundDecimal(Math.min(L, x + random.decimal(0.5, 15, 2)), 2);
      const q = -random.decimal(1e3, 3e4, 0);
      return { className: 'DistributedLoad', x: [x, end], y: [q, q, q], sets: mask };
    }
    default: {
      const end = roundDecimal(Math.min(L, x + random.decimal(0.5, 15, 2)), 2);
      const y = [-random.decimal(0, 3e4, 0), -random.decimal(0, 3e4, 0), -random.decimal(0, 3e4, 0)];
      return { className: 'DistributedLoad', x: [x, end], y, sets: mask };
    }
  }
}
