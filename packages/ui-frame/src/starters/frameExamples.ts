import type { FrameCase, FrameKind } from '@eecs/solver-core/frame';
import { partOfParabola } from './archShapes.ts';
import type { FrameExampleName } from './exampleMessages.ts';
import { createFrameOf } from './frameShapes.ts';

/** The worked examples, in order, and the kind of document that each is. */
const KIND_OF: Readonly<Record<FrameExampleName, FrameKind>> = {
  portalWind: 'frame',
  portalLoad: 'frame',
  gableSnow: 'frame',
  twoStoreys: 'frame',
  vierendeelForce: 'frame',
  beamOnColumn: 'frame',
  settledFoot: 'frame',
  archHalfLoaded: 'arch',
  archTieForce: 'arch',
  archSemicircle: 'arch',
  columnBuckling: 'pile',
  pileLayers: 'pile',
};

/** The worked examples, in the order in which pages list them. */
export const FRAME_EXAMPLES = Object.keys(KIND_OF) as readonly FrameExampleName[];

/** Lists the worked examples of a kind of document. */
export function listFrameExamples(kind: FrameKind): readonly FrameExampleName[] {
  return FRAME_EXAMPLES.filter((name) => KIND_OF[name] === kind);
}

/**
 * Creates a worked example in SI units. Each is a problem of the verification of the solver, where its known results
 * and their source are stated; a test holds both equal.
 *
 * @example createFrameExample('portalWind').members.length // 3
 */
export function createFrameExample(name: FrameExampleName): FrameCase {
  const { joints, members, I = [8000], inextensible = true } = EXAMPLES[name]();
  const sections = I.map((Iy) => ({ className: 'generic', label: `${Iy} cm⁴`, A: 60, Iy, h: 300 }) as const);
  const materials = [{ name: 'E = 200 GPa', E: 200_000, alpha: 1.2e-5, color: 'grey' }];
  return createFrameOf(
    { joints, members },
    { system: 0, kind: KIND_OF[name], created: CREATED, own: { materials, sections, inextensible } },
  );
}

/** The creation time of the examples, ms; the same as that of the beam examples. */
const CREATED = 1_790_000_000_000;

interface Example {
  readonly joints: readonly object[];
  readonly members: readonly object[];
  /** Second moments of the sections, cm4. @default one of 8000 */
  readonly I?: readonly number[];
  /** Whether no member changes its length, as in the formulas of books. @default true */
  readonly inextensible?: boolean;
}

const PIN = { support: { className: 'fixed' } };
const CLAMP = { support: { className: 'cantilever' } };
const ROLLER = { support: { className: 'simple' } };
const FREE = { M: 'free' };

const push = (force: number): object => ({ className: 'AxialLoad', c: [force] });
const down = (force: number): object => ({ className: 'ShearLoad', c: [-force] });
const uniform = (q: number, frame: 'member' | 'global' | 'projected'): object => ({
  loads: [{ className: 'DistributedLoad', y: -q, frame }],
});
const arched = (q: number): object => ({
  loads: [{ className: 'DistributedLoad', y: q, alpha: -90, frame: 'projected' }],
});

/** Creates a portal with a span of 6 m and columns of 4 m. */
function portal(
  foot: object,
  {
    left,
    beam,
    rightFoot = foot,
  }: { readonly left?: object; readonly beam?: object; readonly rightFoot?: object },
): Example {
  return {
    I: [5000, 8000],
    joints: [
      { x: 0, y: 0, ...foot },
      { x: 0, y: 4 },
      { x: 6, y: 4 },
      { x: 6, y: 0, ...rightFoot },
    ],
    members: [
      { i: 0, j: 1, ...left },
      { i: 1, j: 2, crossSectionIndex: 1, ...beam },
      { i: 3, j: 2 },
    ],
  };
}

const ARCH = { span: 20, rise: 4 };

const EXAMPLES: Readonly<Record<FrameExampleName, () => Example>> = {
  // Wind from the left acts along -y of a column that is drawn from its foot upwards.
  portalWind: () => portal(PIN, { left: uniform(3000, 'member') }),
  portalLoad: () => portal(CLAMP, { beam: uniform(12_000, 'global') }),
  settledFoot: () =>
    portal(CLAMP, { rightFoot: { support: { ...CLAMP.support, settlement: { y: -0.015 } } } }),
  gableSnow: () => ({
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 0, y: 4 },
      { x: 6, y: 7 },
      { x: 12, y: 4 },
      { x: 12, y: 0, ...PIN },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ...uniform(6000, 'projected') },
      { i: 2, j: 3, ...uniform(6000, 'projected') },
      { i: 4, j: 3 },
    ],
  }),
  twoStoreys: () => ({
    I: [8000, 16_000, 4000],
    joints: [0, 4, 8].flatMap((y) =>
      [0, 6, 12].map((x) => ({
        x,
        y,
        ...(y === 0 ? CLAMP : { loads: x === 0 ? [push(22_000)] : [] }),
      })),
    ),
    members: [
      ...[0, 1, 2, 3, 4, 5].map((i) => ({ i, j: i + 3, crossSectionIndex: i % 3 === 1 ? 1 : 0 })),
      ...[3, 4, 6, 7].map((i) => ({ i, j: i + 1, crossSectionIndex: 2 })),
    ],
  }),
  vierendeelForce: () => ({
    I: [9000, 3000],
    joints: [0, 3].flatMap((y) =>
      [0, 3, 6, 9, 12].map((x) => ({
        x,
        y,
        ...(y === 0 && x === 0 && PIN),
        ...(y === 0 && x === 12 && ROLLER),
        ...(y === 3 && x === 6 && { loads: [down(88_000)] }),
      })),
    ),
    members: [
      ...[0, 1, 2, 3, 5, 6, 7, 8].map((i) => ({ i, j: i + 1 })),
      ...[0, 1, 2, 3, 4].map((i) => ({ i, j: i + 5, crossSectionIndex: 1 })),
    ],
  }),
  beamOnColumn: () => ({
    joints: [
      { x: 0, y: 4, ...PIN },
      { x: 6, y: 4 },
      { x: 12, y: 4, ...ROLLER },
      { x: 6, y: 0, ...CLAMP },
    ],
    members: [
      { i: 0, j: 1, ...uniform(16_000, 'global') },
      { i: 1, j: 2 },
      { i: 3, j: 1 },
    ],
  }),
  archHalfLoaded: () => ({
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 10, y: 4 },
      { x: 20, y: 0, ...PIN },
    ],
    members: [
      { i: 0, j: 1, shape: partOfParabola(ARCH, 0, 1 / 2), ends: { j: FREE }, ...arched(9000) },
      { i: 1, j: 2, shape: partOfParabola(ARCH, 1 / 2, 1) },
    ],
  }),
  archTieForce: () => ({
    I: [8000, 100],
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 20, y: 0, ...ROLLER },
    ],
    members: [
      { i: 0, j: 1, shape: { kind: 'parabola', rise: 4 }, inextensible: true, ...arched(9000) },
      { i: 0, j: 1, ends: { i: FREE, j: FREE }, crossSectionIndex: 1, inextensible: false },
    ],
  }),
  archSemicircle: () => ({
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 10, y: 0, ...CLAMP },
    ],
    members: [
      {
        i: 0,
        j: 1,
        shape: { kind: 'arc', rise: 5 },
        loads: [{ className: 'GenericLoad', alpha: -90, x: 5, c: [30_000], frame: 'global' }],
      },
    ],
  }),
  columnBuckling: () => ({
    I: [2000],
    inextensible: false,
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 0, y: 6, support: { ...ROLLER.support, alpha: 90 }, loads: [down(500_000)] },
    ],
    members: [{ i: 0, j: 1 }],
  }),
  pileLayers: () => ({
    inextensible: false,
    joints: [
      { x: 0, y: 0, loads: [push(50_000), down(600_000)] },
      { x: 0, y: -2 },
      { x: 0, y: -7 },
      { x: 0, y: -15 },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, bedding: { y: 12e6, x: 4e6 } },
      { i: 2, j: 3, bedding: { y: 12e6, x: 16e6 } },
    ],
  }),
};
