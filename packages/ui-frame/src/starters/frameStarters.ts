import type { UnitSystem } from '@eecs/solver-core';
import { type FrameCase, parseFrame } from '@eecs/solver-core/frame';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';

/** Common frames that a reader begins with. */
export const FRAME_STARTERS = [
  'portal',
  'storeys',
  'gable',
  'bays',
  'monopitch',
  'braced',
  'columns',
  'vierendeel',
] as const;

/** The name of a common frame. */
export type FrameStarterKind = (typeof FRAME_STARTERS)[number];

interface Joint {
  readonly x: number;
  readonly y: number;
  readonly support?: { readonly className: 'cantilever' | 'fixed' | 'simple' };
  readonly loads?: readonly object[];
}

interface Member {
  readonly i: number;
  readonly j: number;
  readonly ends?: object;
  readonly loads?: readonly object[];
}

/** Measures of the starters: a bay, a storey and a rise in m and in in, a force in N and lbf, a load in N/m and lbf/in. */
const MEASURES = {
  0: { bay: 6, storey: 4, rise: 2, force: 15_000, load: -20_000 },
  1: { bay: 240, storey: 144, rise: 72, force: 3_000, load: -100 },
} as const;

/**
 * Creates a common frame with its loads: a portal on clamps, two bays of two storeys, a gable with three hinges, three
 * bays, a roof of one slope, a portal with a brace, a beam over columns, a girder of panels without diagonals.
 *
 * @example createFrameStarter('portal', { system: 0 }).members.length // 3
 */
export function createFrameStarter(
  kind: FrameStarterKind,
  { system, title = '' }: { readonly system: UnitSystem; readonly title?: string },
): FrameCase {
  const { joints, members } = MAKERS[kind](MEASURES[system]);
  const parsed = parseFrame({
    ...createEmptyFrame(system, title),
    joints: joints.map((joint, id) => ({ id, ...joint })),
    members: members.map((member, id) => ({ id, materialIndex: 0, crossSectionIndex: 0, ...member })),
  });
  if (!parsed.ok) throw new Error(`\`createFrameStarter\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}

type Measures = (typeof MEASURES)[UnitSystem];
type Parts = { readonly joints: readonly Joint[]; readonly members: readonly Member[] };

const CLAMP = { support: { className: 'cantilever' } } as const;
const PIN = { support: { className: 'fixed' } } as const;
const HINGE = { M: 'free' } as const;

function wind(force: number): readonly object[] {
  return [{ className: 'AxialLoad', c: [force, force, 0], alpha: 0 }];
}

/** A force down on a joint. */
function weight(force: number): readonly object[] {
  return [{ className: 'ShearLoad', c: [-force, 0, -force], alpha: 90 }];
}

/** A load for the length that a roof covers. */
function snow(value: number): readonly object[] {
  return [{ className: 'DistributedLoad', y: [value, value, value], alpha: 90, frame: 'projected' }];
}

function uniform(value: number): readonly object[] {
  return [{ className: 'DistributedLoad', y: [value, value, value], alpha: 90, frame: 'global' }];
}

const MAKERS: Readonly<Record<FrameStarterKind, (measures: Measures) => Parts>> = {
  portal: ({ bay, storey, force, load }) => ({
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 0, y: storey, loads: wind(force) },
      { x: bay, y: storey },
      { x: bay, y: 0, ...CLAMP },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, loads: uniform(load) },
      { i: 3, j: 2 },
    ],
  }),
  storeys: ({ bay, storey, force, load }) => ({
    joints: [0, 1, 2].flatMap((level) =>
      [0, 1, 2].map((column) => ({
        x: column * bay,
        y: level * storey,
        ...(level === 0 && CLAMP),
        ...(column === 0 && level > 0 && { loads: wind(force) }),
      })),
    ),
    members: [
      ...[0, 1].flatMap((level) =>
        [0, 1, 2].map((column) => ({ i: 3 * level + column, j: 3 * (level + 1) + column })),
      ),
      ...[1, 2].flatMap((level) =>
        [0, 1].map((column) => ({
          i: 3 * level + column,
          j: 3 * level + column + 1,
          loads: uniform(load),
        })),
      ),
    ],
  }),
  gable: ({ bay, storey, rise, force, load }) => ({
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 0, y: storey, loads: wind(force) },
      { x: bay, y: storey + rise },
      { x: 2 * bay, y: storey },
      { x: 2 * bay, y: 0, ...PIN },
    ],
    members: [
      { i: 0, j: 1 },
      {
        i: 1,
        j: 2,
        ends: { i: {}, j: HINGE },
        loads: snow(load / 2),
      },
      {
        i: 2,
        j: 3,
        ends: { i: HINGE, j: {} },
        loads: snow(load / 2),
      },
      { i: 4, j: 3 },
    ],
  }),
  bays: ({ bay, storey, force, load }) => ({
    joints: [
      ...[0, 1, 2, 3].map((column) => ({ x: column * bay, y: 0, ...CLAMP })),
      ...[0, 1, 2, 3].map((column) => ({
        x: column * bay,
        y: storey,
        ...(column === 0 && { loads: wind(force) }),
      })),
    ],
    members: [
      ...[0, 1, 2, 3].map((column) => ({ i: column, j: column + 4 })),
      ...[4, 5, 6].map((i) => ({ i, j: i + 1, loads: uniform(load) })),
    ],
  }),
  monopitch: ({ bay, storey, rise, force, load }) => ({
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 0, y: storey, loads: wind(force) },
      { x: 1.5 * bay, y: storey + rise },
      { x: 1.5 * bay, y: 0, ...CLAMP },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, loads: snow(load / 2) },
      { i: 3, j: 2 },
    ],
  }),
  braced: ({ bay, storey, force, load }) => ({
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 0, y: storey, loads: wind(force) },
      { x: bay, y: storey },
      { x: bay, y: 0, ...PIN },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2, ends: { i: HINGE, j: HINGE }, loads: uniform(load) },
      { i: 3, j: 2 },
      { i: 0, j: 2, ends: { i: HINGE, j: HINGE } },
    ],
  }),
  columns: ({ bay, storey, load }) => ({
    joints: [
      { x: 0, y: storey, support: { className: 'simple' } },
      { x: bay, y: storey },
      { x: 2 * bay, y: storey },
      { x: 3 * bay, y: storey, support: { className: 'simple' } },
      { x: bay, y: 0, ...CLAMP },
      { x: 2 * bay, y: 0, ...CLAMP },
    ],
    members: [
      ...[0, 1, 2].map((i) => ({ i, j: i + 1, loads: uniform(load) })),
      { i: 4, j: 1 },
      { i: 5, j: 2 },
    ],
  }),
  vierendeel: ({ bay, storey, force }) => {
    const panel = bay / 2;
    return {
      joints: [
        ...[0, 1, 2, 3, 4].map((k) => ({
          x: k * panel,
          y: 0,
          ...(k === 0 && PIN),
          ...(k === 4 && { support: { className: 'simple' as const } }),
        })),
        ...[0, 1, 2, 3, 4].map((k) => ({ x: k * panel, y: storey / 2, loads: weight(force) })),
      ],
      members: [
        ...[0, 1, 2, 3].flatMap((k) => [
          { i: k, j: k + 1 },
          { i: k + 5, j: k + 6 },
        ]),
        ...[0, 1, 2, 3, 4].map((k) => ({ i: k, j: k + 5 })),
      ],
    };
  },
};
