/** A joint of a test's truss: its coordinates and the bits of its held directions, with the forces [x, y, z] on it. */
export interface PlainJoint {
  readonly at: readonly [x: number, y: number, z?: number];
  readonly anchor?: number;
  readonly load?: readonly [x: number, y: number, z?: number];
  readonly settlement?: object;
}

/** A link of a test's truss with its loads. */
export interface PlainLink {
  readonly ends: readonly [i: number, j: number];
  readonly dT?: number;
  readonly dL?: number;
  readonly loads?: readonly object[];
}

/** Steel with E = 200 GPa and alpha = 1.2e-5 and a section of 10 cm2: EA = 200 MN. */
const CONSTANTS = {
  materials: [{ name: 'steel', E: 200_000, nu: 0.3, rho: 7850, alpha: 1.2e-5 }],
  sections: [{ className: 'generic', label: 'rod', A: 10, Iy: 100, Iz: 100, ey: 10, ez: 10 }],
};

/** Builds a truss document from joints and links; real ones have EA = 200 MN in each link. */
export function trussCase(
  joints: readonly PlainJoint[],
  links: readonly PlainLink[],
  { isReal = true, ...rest }: { isReal?: boolean } & Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const index = isReal ? 0 : -1;
  return {
    schema: 1,
    joints: joints.map(({ at: [x, y, z = 0], anchor = 0, load, settlement }) => ({
      x,
      y,
      z,
      anchor,
      ...(settlement && { settlement }),
      loads: load ? loadsOf(load) : [],
    })),
    links: links.map(({ ends: [i, j], ...link }) => ({
      i,
      j,
      materialIndex: index,
      sectionIndex: index,
      ...link,
    })),
    ...(isReal && CONSTANTS),
    ...rest,
  };
}

function loadsOf([x, y, z = 0]: readonly [number, number, number?]) {
  return [
    { className: 'AxialLoad', c: [x] },
    { className: 'ShearLoad', c: [y] },
    { className: 'GenericLoad', c: [z], alpha: 0, beta: 90 },
  ].filter(({ c }) => c[0] !== 0);
}

/** Links between pairs of joints. */
export const linksBetween = (...ends: (readonly [number, number])[]): PlainLink[] =>
  ends.map((pair) => ({ ends: pair }));

/**
 * A Pratt girder of four panels, 3 m by 4 m, with 10 kN on each lower joint between its
 * bearings: joints 0 to 4 below, 5 to 7 above.
 */
export const prattGirder = (options?: Parameters<typeof trussCase>[2]) =>
  trussCase(
    [
      { at: [0, 0], anchor: 3 },
      ...[3, 6, 9].map((x): PlainJoint => ({ at: [x, 0], load: [0, -10_000] })),
      { at: [12, 0], anchor: 2 },
      ...[3, 6, 9].map((x): PlainJoint => ({ at: [x, 4] })),
    ],
    linksBetween(
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
      [6, 7],
      [0, 5],
      [4, 7],
      [1, 5],
      [2, 6],
      [3, 7],
      [5, 2],
      [7, 2],
    ),
    options,
  );

/** A unit square on two pins with both diagonals: statically indeterminate to the first degree. */
export const bracedSquare = (of: { load?: PlainJoint['load']; diagonal?: Partial<PlainLink> }) =>
  trussCase(
    [
      { at: [0, 0], anchor: 3 },
      { at: [1, 0], anchor: 3 },
      { at: [1, 1] },
      { at: [0, 1], ...(of.load && { load: of.load }) },
    ],
    [...linksBetween([0, 3], [1, 2], [2, 3], [0, 2]), { ends: [1, 3], ...of.diagonal }],
  );
