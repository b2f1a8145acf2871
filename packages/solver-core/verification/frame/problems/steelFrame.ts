/** E of the frames in this folder, MPa. */
const E = 200_000;

/** Returns the flexural stiffness, N·m2, for a second moment in cm4. */
export const flexural = (I: number): number => E * 1e6 * I * 1e-8;

/** Returns the axial stiffness of all sections in this folder, N. */
export const axial = (): number => E * 1e6 * AREA * 1e-4;

/** Area of all sections, cm2. */
const AREA = 60;

/**
 * Writes a frame with one material and a generic section for each second moment, in cm4; members name theirs by index.
 */
export function steelFrame(of: {
  readonly joints: readonly object[];
  readonly members: readonly object[];
  /** @default one of 8000 cm4 */
  readonly I?: readonly number[];
  readonly inextensible?: boolean;
}): object {
  const { joints, members, I = [8000], inextensible = true } = of;
  return {
    schema: 1,
    joints,
    members: members.map((member) => ({ materialIndex: 0, crossSectionIndex: 0, ...member })),
    materials: [{ E, alpha: 1.2e-5 }],
    sections: I.map((Iy) => ({ className: 'generic', A: AREA, Iy, h: 300 })),
    inextensible,
  };
}

/** Dimensions of a rectangular portal; second moments of column and beam in cm4. */
export interface Portal {
  readonly l: number;
  readonly h: number;
  readonly I1: number;
  readonly I2: number;
}

/** Writes a portal with joints from the left foot over both corners to the right foot; member 1 is the beam. */
export function portal(
  { l, h, I1, I2 }: Portal,
  change: {
    readonly foot: 'fixed' | 'cantilever' | 'simple';
    readonly left?: object;
    readonly beam?: object;
    readonly corner?: object;
    readonly rightFoot?: object;
  },
): object {
  const support = { className: change.foot };
  return steelFrame({
    I: [I1, I2],
    joints: [
      { x: 0, y: 0, support },
      { x: 0, y: h, ...change.corner },
      { x: l, y: h },
      { x: l, y: 0, support: { ...support, ...change.rightFoot } },
    ],
    members: [
      { i: 0, j: 1, ...change.left },
      { i: 1, j: 2, crossSectionIndex: 1, ...change.beam },
      { i: 3, j: 2 },
    ],
  });
}
