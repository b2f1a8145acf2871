import type { UnitSystem } from '@eecs/solver-core';
import type { FrameCase, FrameKind } from '@eecs/solver-core/frame';
import { type ArchSize, makeArch, makeHangers, makeHingedArch, makeTiedArch } from './archShapes.ts';
import {
  type FrameParts,
  createFrameOf,
  makeBraced,
  makeColumn,
  makeColumns,
  makeCrossBraced,
  makeFooting,
  makeGable,
  makeGrid,
  makeLayers,
  makeMast,
  makeMonopitch,
  makePile,
  makePortal,
  makeVierendeel,
} from './frameShapes.ts';

/** Common frames that a reader can begin with. */
export const FRAME_STARTERS = [
  'portal',
  'storeys',
  'gable',
  'bays',
  'monopitch',
  'braced',
  'columns',
  'vierendeel',
  'tensionRods',
  'mast',
  'pile',
  'layers',
  'column',
  'footing',
  'arch',
  'archThreeHinged',
  'archCrownHinge',
  'archFixed',
  'archTied',
  'archHangers',
] as const;

/** The name of a common frame. */
export type FrameStarterKind = (typeof FRAME_STARTERS)[number];

/** The starters that each kind of document offers first, the most usual one at the beginning. */
const FIRST: Readonly<Record<FrameKind, readonly FrameStarterKind[]>> = {
  frame: ['portal'],
  arch: ['arch', 'archThreeHinged', 'archFixed', 'archTied', 'archHangers', 'archCrownHinge'],
  pile: ['layers', 'column', 'pile', 'mast', 'footing'],
};

/** Lists all common frames in the order in which a kind of document offers them. */
export function listFrameStarters(kind: FrameKind): readonly FrameStarterKind[] {
  const first = FIRST[kind];
  return [...first, ...FRAME_STARTERS.filter((starter) => !first.includes(starter))];
}

/**
 * Dimensions of the starters: a bay, a storey and a rise in m and in in, a force in N and lbf, a load in N/m and
 * lbf/in, the stiffness of a bedding in Pa and psi.
 */
const MEASURES = {
  0: { bay: 6, storey: 4, rise: 2, force: 15_000, load: -20_000, bed: 20_000_000 },
  1: { bay: 240, storey: 144, rise: 72, force: 3_000, load: -100, bed: 3_000 },
} as const;

/**
 * Creates a common frame with its loads: a portal with fixed feet, two bays of two storeys, a three-hinged gable, three
 * bays, a monopitch frame, a braced portal, a beam over columns, a Vierendeel girder, a portal with tension-only rods,
 * a mast in second order, a pile, a pile in layers of ground, a column, a beam on elastic ground, arches with two,
 * three, one and no hinge, with a tie and with hangers. `of` is the kind of the document. @default a frame
 *
 * @example createFrameStarter('portal', { system: 0 }).members.length // 3
 */
export function createFrameStarter(
  kind: FrameStarterKind,
  {
    system,
    title = '',
    of = 'frame',
  }: { readonly system: UnitSystem; readonly title?: string; readonly of?: FrameKind },
): FrameCase {
  const { parts, joints = {}, members = {}, secondOrder = false } = MAKERS[kind](MEASURES[system]);
  return createFrameOf(
    {
      joints: parts.joints.map((joint, at) => ({ ...joint, ...joints[at] })),
      members: parts.members.map((member, at) => ({ ...member, ...members[at] })),
    },
    { system, title, secondOrder, kind: of },
  );
}

type Measures = (typeof MEASURES)[UnitSystem];

/** A common frame with its loads and additional hinges, by the indexes of joints and members. */
interface Loaded {
  readonly parts: FrameParts;
  readonly joints?: Readonly<Record<number, object>>;
  readonly members?: Readonly<Record<number, object>>;
  /** Whether axial forces act on the deflections (second order). @default false */
  readonly secondOrder?: boolean;
}

const HINGE = { M: 'free' } as const;

/** Returns the dimensions of the arches: they rise by a fifth of their span. */
function archOf(bay: number): ArchSize {
  return { span: 4 * bay, rise: (4 * bay) / 5 };
}

function wind(force: number): readonly object[] {
  return [{ className: 'AxialLoad', c: [force, force, 0], alpha: 0 }];
}

/** Creates a downward force on a joint. */
function weight(force: number): readonly object[] {
  return [{ className: 'ShearLoad', c: [-force, 0, -force], alpha: 90 }];
}

/** Creates a load per horizontal length, such as snow. */
function snow(value: number): readonly object[] {
  return [{ className: 'DistributedLoad', y: [value, value, value], alpha: 90, frame: 'projected' }];
}

function uniform(value: number): readonly object[] {
  return [{ className: 'DistributedLoad', y: [value, value, value], alpha: 90, frame: 'global' }];
}

/** Assigns the same fields to the parts with these indexes. */
function onEach(indexes: readonly number[], fields: object): Readonly<Record<number, object>> {
  return Object.fromEntries(indexes.map((index) => [index, fields]));
}

const MAKERS: Readonly<Record<FrameStarterKind, (measures: Measures) => Loaded>> = {
  portal: ({ bay, storey, force, load }) => ({
    parts: makePortal(bay, storey),
    joints: onEach([1], { loads: wind(force) }),
    members: onEach([1], { loads: uniform(load) }),
  }),
  storeys: ({ bay, storey, force, load }) => ({
    parts: makeGrid([bay, bay], [storey, storey]),
    joints: onEach([3, 6], { loads: wind(force) }),
    members: onEach([6, 7, 8, 9], { loads: uniform(load) }),
  }),
  gable: ({ bay, storey, rise, force, load }) => ({
    parts: makeGable(2 * bay, storey, storey + rise),
    joints: onEach([1], { loads: wind(force) }),
    members: {
      1: { ends: { i: {}, j: HINGE }, loads: snow(load / 2) },
      2: { ends: { i: HINGE, j: {} }, loads: snow(load / 2) },
    },
  }),
  bays: ({ bay, storey, force, load }) => ({
    parts: makeGrid([bay, bay, bay], [storey]),
    joints: onEach([4], { loads: wind(force) }),
    members: onEach([4, 5, 6], { loads: uniform(load) }),
  }),
  monopitch: ({ bay, storey, rise, force, load }) => ({
    parts: makeMonopitch(1.5 * bay, storey, storey + rise),
    joints: onEach([1], { loads: wind(force) }),
    members: onEach([1], { loads: snow(load / 2) }),
  }),
  braced: ({ bay, storey, force, load }) => ({
    parts: makeBraced(bay, storey),
    joints: onEach([1], { loads: wind(force) }),
    members: onEach([1], { loads: uniform(load) }),
  }),
  columns: ({ bay, storey, load }) => ({
    parts: makeColumns([bay, bay, bay], storey),
    members: onEach([0, 1, 2], { loads: uniform(load) }),
  }),
  vierendeel: ({ bay, storey, force }) => ({
    parts: makeVierendeel(2 * bay, storey / 2, 4),
    joints: onEach([5, 6, 7, 8, 9], { loads: weight(force) }),
  }),
  tensionRods: ({ bay, storey, force, load }) => ({
    parts: makeCrossBraced(bay, storey),
    joints: onEach([1], { loads: wind(force) }),
    members: onEach([1], { loads: uniform(load) }),
  }),
  mast: ({ storey, force }) => ({
    parts: makeMast(1.5 * storey),
    joints: onEach([1], { loads: [...wind(force / 3), ...weight(20 * force)] }),
    secondOrder: true,
  }),
  pile: ({ storey, force, bed }) => ({
    parts: makePile(2 * storey, bed),
    joints: onEach([0], { loads: [...wind(2 * force), ...weight(10 * force)] }),
  }),
  layers: ({ storey, force, bed }) => ({
    parts: makeLayers(3 * storey, bed),
    joints: onEach([0], { loads: [...wind(2 * force), ...weight(20 * force)] }),
  }),
  column: ({ storey, force }) => ({
    parts: makeColumn(1.5 * storey),
    joints: onEach([1], { loads: weight(40 * force) }),
  }),
  arch: ({ bay, load }) => ({
    parts: makeArch(archOf(bay), 'arc', 'fixed'),
    members: onEach([0], { loads: snow(load / 2) }),
  }),
  archThreeHinged: ({ bay, load }) => ({
    parts: makeHingedArch(archOf(bay), 'fixed'),
    members: onEach([0, 1], { loads: snow(load / 2) }),
  }),
  archCrownHinge: ({ bay, load }) => ({
    parts: makeHingedArch(archOf(bay), 'cantilever'),
    members: onEach([0], { loads: snow(load / 2) }),
  }),
  archFixed: ({ bay, load }) => ({
    parts: makeArch(archOf(bay), 'parabola', 'cantilever'),
    members: onEach([0], { loads: snow(load / 2) }),
  }),
  archTied: ({ bay, load }) => ({
    parts: makeTiedArch(archOf(bay)),
    members: onEach([0], { loads: snow(load / 2) }),
  }),
  archHangers: ({ bay, load }) => ({
    parts: makeHangers(archOf(bay), 6),
    members: onEach([0, 1, 2, 3, 4, 5], { loads: uniform(load) }),
  }),
  footing: ({ bay, force, bed }) => ({
    parts: makeFooting(bay, bed),
    members: onEach([0], {
      loads: [
        { className: 'ShearLoad', x: bay / 2, c: [-10 * force, 0, -10 * force], alpha: 90, frame: 'global' },
      ],
    }),
  }),
};
