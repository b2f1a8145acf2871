/** A truss as plain numbers in SI, which the second method reads and from which a document is written. */
export interface SimpleTruss {
  readonly dim: 2 | 3;
  readonly joints: readonly SimpleJoint[];
  readonly links: readonly SimpleLink[];
  /** Whether its links have E and A. */
  readonly isReal: boolean;
}

export interface SimpleJoint {
  /** In tenths of a metre, as integers, from which the exact rank is computed. */
  readonly tenths: readonly number[];
  /** Held directions. */
  readonly held: readonly boolean[];
  /** Force along each axis, N. */
  readonly force: readonly number[];
  /** Settlement of held directions, m. */
  readonly settlement: readonly number[];
}

export interface SimpleLink {
  readonly i: number;
  readonly j: number;
  /** E in MPa and A in cm2. */
  readonly E: number;
  readonly A: number;
  /** Change of temperature in K, with 1.2e-5 per K. */
  readonly dT: number;
  /** Misfit, m. */
  readonly dL: number;
  /** Ordinates N/m along y over the whole link. */
  readonly load: readonly [number, number, number] | null;
}

export const EXPANSION = 1.2e-5;

/** Writes the document: coordinates as decimals, forces along the axes. */
export function toTrussDocument({ dim, joints, links, isReal }: SimpleTruss): object {
  const materials = [...new Set(links.map(({ E }) => E))];
  const areas = [...new Set(links.map(({ A }) => A))];
  return {
    schema: 1,
    className: 'casetruss',
    kind: 'truss',
    joints: joints.map(({ tenths, held, force, settlement }, index) => ({
      id: `j${index}`,
      ...axes(tenths.map((value) => value / 10)),
      anchor: held.reduce((bits, isHeld, axis) => bits + (isHeld ? 2 ** axis : 0), 0),
      loads: force.flatMap((value, axis) => (value === 0 ? [] : [loadAlong(axis, value)])),
      ...(settlement.some((value) => value !== 0) && {
        settlement: Object.fromEntries(
          settlement.flatMap((value, axis) => (held[axis] ? [[AXES[axis]!, value]] : [])),
        ),
      }),
    })),
    links: links.map(({ i, j, E, A, dT, dL, load }, index) => ({
      ...{ id: `l${index}`, i, j },
      materialIndex: isReal ? materials.indexOf(E) : -1,
      sectionIndex: isReal ? areas.indexOf(A) : -1,
      loads: load ? [{ id: 'q', className: 'DistributedLoad', y: load, alpha: 90, sets: 1 }] : [],
      ...(dT !== 0 && { dT }),
      ...(dL !== 0 && { dL }),
    })),
    materials: isReal ? materials.map((E) => ({ name: `E ${E}`, E, alpha: EXPANSION })) : [],
    sections: isReal ? areas.map((A) => ({ className: 'generic', label: `A ${A}`, A })) : [],
    ...(dim === 3 && { title: 'in space' }),
  };
}

export const AXES = ['x', 'y', 'z'] as const;

function axes(values: readonly number[]): Record<string, number> {
  return Object.fromEntries(values.map((value, axis) => [AXES[axis]!, value]));
}

function loadAlong(axis: number, value: number): object {
  if (axis === 2) return { id: 'z', className: 'GenericLoad', c: [value], alpha: 0, beta: 90, sets: 1 };
  return { id: AXES[axis], className: axis === 0 ? 'AxialLoad' : 'ShearLoad', c: [value], sets: 1 };
}
