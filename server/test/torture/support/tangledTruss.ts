export interface TangledMeasures {
  readonly joints: number;
  /** Maximum number of other joints that each joint is linked to. */
  readonly links: number;
  /** Number of case sets, each with one load. */
  readonly caseSets: number;
}

/**
 * Creates a space truss whose links join distant joints, so that eliminating one joint fills in all the others: this
 * costs the solver most for its size. Each `number` gives another truss, so that no cache answers.
 */
export function tangledTruss(number: number, { joints, links, caseSets }: TangledMeasures): object {
  const draw = createDraws(number + 1);
  const pairs = new Set<string>();
  for (let i = 0; i < joints; i += 1) {
    for (let k = 0; k < links; k += 1) {
      const j = Math.floor(draw() * joints);
      if (j !== i) pairs.add(i < j ? `${i} ${j}` : `${j} ${i}`);
    }
  }
  return {
    schema: 1,
    className: 'casetruss',
    kind: 'truss',
    joints: Array.from({ length: joints }, (_, i) => ({
      x: Math.round(draw() * 1e4) / 100,
      y: Math.round(draw() * 1e4) / 100,
      z: Math.round(draw() * 1e4) / 100,
      anchor: i >= joints - 3 ? 7 : 0,
      loads: i < Math.max(1, caseSets) ? [createLoad(caseSets === 0 ? 0 : 2 ** i)] : [],
    })),
    links: [...pairs].map((pair) => {
      const [i, j] = pair.split(' ').map(Number);
      return { i, j, materialIndex: 0, sectionIndex: 0, loads: [] };
    }),
    materials: [{ name: 'S355', E: 210_000, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'rod', A: 10, Iy: 100, Iz: 100 }],
    caseSets: Array.from({ length: caseSets }, (_, i) => ({ title: `Set ${i + 1}` })),
  };
}

/** Creates a force in the case sets whose bits are set, 0 in the others. */
function createLoad(sets: number): object {
  return { className: 'ShearLoad', c: [-1000, 0, -1000], alpha: 90, sets };
}

/**
 * Creates pseudo-random numbers from 0 to 1 for a seed, with the generator of Park and Miller, 16807 modulo 2^31 - 1.
 */
function createDraws(seed: number): () => number {
  let state = (seed * 48_271) % 2_147_483_647;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
