import { roundNoise, type UnitSystem } from '@eecs/solver-core';
import { type FrameCase, type FrameKind, parseFrame } from '@eecs/solver-core/frame';
import type { FrameInput } from '../frameInput.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';

/** A joint of a common frame, in the unit of the document. */
interface Joint {
  readonly x: number;
  readonly y: number;
  readonly support?: { readonly className: 'cantilever' | 'fixed' | 'simple'; readonly alpha?: number };
}

interface Member {
  readonly i: number;
  readonly j: number;
  readonly ends?: object;
  readonly tensionOnly?: boolean;
  readonly bedding?: object;
  readonly shape?: object;
}

/** The joints and members of a common frame, with its supports and without loads. */
export interface FrameParts {
  readonly joints: readonly Joint[];
  readonly members: readonly Member[];
}

const CLAMP = { support: { className: 'cantilever' } } as const;
const PIN = { support: { className: 'fixed' } } as const;
const ROLLER = { support: { className: 'simple' } } as const;
const HINGES = { i: { M: 'free' }, j: { M: 'free' } } as const;

/** Creates a frame from these parts, with steel and the default cross-section unless others are given. */
export function createFrameOf(
  { joints, members }: { readonly joints: readonly object[]; readonly members: readonly object[] },
  {
    system,
    title = '',
    secondOrder = false,
    kind = 'frame',
    created = 0,
    own = {},
  }: {
    readonly system: UnitSystem;
    readonly title?: string;
    readonly secondOrder?: boolean;
    readonly kind?: FrameKind;
    /** Time of creation, ms. @default 0, unknown */
    readonly created?: number;
    /** Constants and options that replace the default ones. */
    readonly own?: Pick<FrameInput, 'materials' | 'sections' | 'inextensible'>;
  },
): FrameCase {
  const parsed = parseFrame({
    ...createEmptyFrame(system, title, created, kind),
    ...own,
    ...(secondOrder && { secondOrder }),
    joints: joints.map((joint, id) => ({ id, ...joint })),
    members: members.map((member, id) => ({ id, materialIndex: 0, crossSectionIndex: 0, ...member })),
  });
  if (!parsed.ok) throw new Error(`\`createFrameOf\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}

/** Creates a beam on two columns with fixed feet. */
export function makePortal(span: number, height: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 0, y: height },
      { x: span, y: height },
      { x: span, y: 0, ...CLAMP },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 3, j: 2 },
    ],
  };
}

/** Creates bays and storeys on fixed supports, from the width and height of each: columns first, then beams. */
export function makeGrid(bays: readonly number[], storeys: readonly number[]): FrameParts {
  const [xs, ys] = [addUp(bays), addUp(storeys)];
  const at = (level: number, column: number): number => level * xs.length + column;
  return {
    joints: ys.flatMap((y, level) => xs.map((x) => ({ x, y, ...(level === 0 && CLAMP) }))),
    members: [
      ...storeys.flatMap((_, level) =>
        xs.map((__, column) => ({ i: at(level, column), j: at(level + 1, column) })),
      ),
      ...storeys.flatMap((_, level) =>
        bays.map((__, column) => ({ i: at(level + 1, column), j: at(level + 1, column + 1) })),
      ),
    ],
  };
}

/** Creates a gable frame with a ridge in the middle, on pinned supports. */
export function makeGable(span: number, eaves: number, ridge: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0, ...PIN },
      { x: 0, y: eaves },
      { x: span / 2, y: ridge },
      { x: span, y: eaves },
      { x: span, y: 0, ...PIN },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 3 },
      { i: 4, j: 3 },
    ],
  };
}

/** Creates a portal whose roof has one slope: the left column is pinned, the right one fixed. */
export function makeMonopitch(span: number, left: number, right: number): FrameParts {
  const { joints, members } = makePortal(span, left);
  const [foot, top, , end] = joints;
  return { joints: [{ ...foot!, ...PIN }, top!, { x: span, y: right }, end!], members };
}

/** Creates a portal on pinned supports with a hinged beam and a hinged brace from its left foot. */
export function makeBraced(span: number, height: number): FrameParts {
  const { joints, members } = makePortal(span, height);
  const [left, beam, right] = members;
  return {
    joints: joints.map((joint) => (joint.support === undefined ? joint : { ...joint, ...PIN })),
    members: [left!, { ...beam!, ends: HINGES }, right!, { i: 0, j: 2, ends: HINGES }],
  };
}

/** Creates a portal on pinned supports with a hinged beam and two crossing tension-only rods. */
export function makeCrossBraced(span: number, height: number): FrameParts {
  const { joints, members } = makeBraced(span, height);
  const rods = [
    { i: 0, j: 2 },
    { i: 3, j: 1 },
  ];
  return {
    joints,
    members: [...members.slice(0, 3), ...rods.map((rod) => ({ ...rod, ends: HINGES, tensionOnly: true }))],
  };
}

/** Creates a vertical column with a fixed foot. */
export function makeMast(height: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 0, y: height },
    ],
    members: [{ i: 0, j: 1 }],
  };
}

/** Creates a pile from its head down, in ground whose stiffness grows from zero at the top to `bed` at its toe. */
export function makePile(depth: number, bed: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0 },
      { x: 0, y: -depth },
    ],
    members: [{ i: 0, j: 1, bedding: { y: 0, yEnd: bed, x: bed } }],
  };
}

/**
 * Creates a pile through three layers of ground, from its head down: soft ground, one whose stiffness grows with the
 * depth, and a firm one, each of a third of the depth; the toe rests on the firm ground.
 */
export function makeLayers(depth: number, bed: number): FrameParts {
  const [soft, firm] = [bed / 20, bed];
  return {
    joints: [0, 1, 2, 3].map((layer) => ({
      x: 0,
      y: roundNoise((-depth * layer) / 3),
      ...(layer === 3 && ROLLER),
    })),
    members: [
      { i: 0, j: 1, bedding: { y: soft } },
      { i: 1, j: 2, bedding: { y: soft, yEnd: firm / 2 } },
      { i: 2, j: 3, bedding: { y: firm } },
    ],
  };
}

/** Creates a column with a fixed foot, whose head is held sideways and can move down. */
export function makeColumn(height: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0, ...CLAMP },
      { x: 0, y: height, support: { className: 'simple', alpha: 90 } },
    ],
    members: [{ i: 0, j: 1 }],
  };
}

/** Creates a beam with free ends on elastic ground. */
export function makeFooting(span: number, bed: number): FrameParts {
  return {
    joints: [
      { x: 0, y: 0 },
      { x: span, y: 0 },
    ],
    members: [{ i: 0, j: 1, bedding: { y: bed, x: bed } }],
  };
}

/** Creates a beam on rollers at its ends and on columns with fixed feet between them. */
export function makeColumns(bays: readonly number[], height: number): FrameParts {
  const xs = addUp(bays);
  const inner = xs.slice(1, -1);
  return {
    joints: [
      ...xs.map((x, at) => ({ x, y: height, ...((at === 0 || at === bays.length) && ROLLER) })),
      ...inner.map((x) => ({ x, y: 0, ...CLAMP })),
    ],
    members: [
      ...bays.map((_, i) => ({ i, j: i + 1 })),
      ...inner.map((_, at) => ({ i: xs.length + at, j: at + 1 })),
    ],
  };
}

/** Creates a girder of panels without diagonals, on a pinned support and a roller. */
export function makeVierendeel(span: number, height: number, panels: number): FrameParts {
  const panel = span / panels;
  const columns = Array.from({ length: panels + 1 }, (_, k) => k);
  const top = columns.length;
  return {
    joints: [
      ...columns.map((k) => ({ x: k * panel, y: 0, ...(k === 0 && PIN), ...(k === panels && ROLLER) })),
      ...columns.map((k) => ({ x: k * panel, y: height })),
    ],
    members: [
      ...columns.slice(1).flatMap((k) => [
        { i: k - 1, j: k },
        { i: k + top - 1, j: k + top },
      ]),
      ...columns.map((k) => ({ i: k, j: k + top })),
    ],
  };
}

/** Returns the positions at which parts of these lengths begin and end, from 0. */
function addUp(lengths: readonly number[]): readonly number[] {
  const places = [0];
  // Rounded, so that 0.1 + 0.2 gives 0.3.
  for (const length of lengths) places.push(roundNoise((places.at(-1) ?? 0) + length));
  return places;
}
