import type { DiagramSegment } from '../diagrams/diagram.ts';
import { refuseFrame } from '../frame/answer/refuseFrame.ts';
import { assembleFrame } from '../frame/assembly/assembleFrame.ts';
import type { ModelMember } from '../frame/assembly/frameModel.ts';
import { rangeOnMember } from '../frame/assembly/memberPlaces.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import type {
  FrameCase,
  FrameJointLoad,
  FrameMember,
  MemberDistributedLoad,
} from '../model/frame/frameDocument.ts';
import { findCurved } from '../frame/assembly/checkCurved.ts';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { shifted } from '../linalg/polynomialProduct.ts';
import { findRoots } from './countedRoots.ts';
import type { NoStability } from './findCriticalFactors.ts';
import { createStabilityModel } from './stabilityModel.ts';
import {
  countNegative,
  divideMembers,
  findMode,
  type FrameMode,
  type PieceSystem,
  refineRoot,
  shapeOfMode,
} from './stiffnessOfPieces.ts';
import { BESIDE_ROOT } from '../linalg/tolerance.ts';

/** A natural frequency of the frame. */
export interface FrameFrequency {
  /** Hz. */
  readonly frequency: number;
  /** The number of frequencies below a value just under this one and just above it: proof that none was missed. */
  readonly counted: readonly [below: number, above: number];
  /**
   * Distance of the squares of the two counted frequencies from the square of this one, relative to it; usually a
   * billionth.
   */
  readonly within: number;
  readonly mode: FrameMode;
}

/** The frequencies of a frame, ascending. */
export interface FrameFrequencies {
  readonly ok: true;
  /** Empty if the frame has no mass. */
  readonly frequencies: readonly FrameFrequency[];
}

/** Standard gravity in inches per second squared, which converts a weight in pounds to a mass in lbf·s²/in. */
const GRAVITY_IN = 9.80665 / 0.0254;

/**
 * Finds the natural frequencies of a frame in its plane, with its members' own mass and every `DistributedMass` on
 * them, whatever case sets these belong to, and without the effect of axial forces; every member bears both ways.
 * Masses are distributed, and the fields along each member are exact; rotatory inertia and shear strains are neglected.
 *
 * @param count number of lowest frequencies to find.
 * @see F. W. Williams and W. H. Wittrick, "Exact buckling and frequency calculations surveyed", J. Struct. Eng. 109(1),
 * 1983
 */
export function findFrequencies(input: unknown, count = 1): FrameFrequencies | NoStability {
  const parsed = parseFrame(input);
  const unloaded = parsed.ok ? withoutActions(parsed.document) : null;
  const answer = solveFrame(unloaded ?? input, { include: [] });
  if (answer.level === 'error') return { ok: false, refused: answer };
  const model = unloaded && assembleFrame(unloaded).model;
  if (!parsed.ok || !model || !answer.isReal) return { ok: false, refused: null };
  const curved = findCurved(model);
  if (curved.length > 0) return { ok: false, refused: refuseFrame({ ...answer, failures: curved }) };
  const scale = parsed.document.units.system === 0 ? 1 : 1 / GRAVITY_IN;
  const masses = model.members.map((member, k) => massAlong(member, parsed.document.members[k]!, scale));
  const stability = createStabilityModel(
    model,
    masses.map((mass) => ({ N: [], mass })),
  );
  const slowest = model.members.map(({ EI, length }, k) => EI / (greatest(masses[k]!) * length ** 4));
  const start = Math.min(...slowest);
  if (!Number.isFinite(start)) return { ok: true, frequencies: [] };
  let system: PieceSystem | null = null;
  let divided = 0;
  const divide = (swing: number): PieceSystem => {
    if (system === null || swing > divided) {
      divided = swing;
      system = divideMembers(stability, { load: 0, swing });
    }
    return system;
  };
  // The bound is the frequency at which the most flexible member vibrates between clamps, in as many modes as are
  // wanted; a bed adds its own stiffness.
  const end = model.members.reduce((least, { bed }, k) => {
    const mass = greatest(masses[k]!);
    const held = bed === null ? 0 : Math.max(...bed.y) / mass;
    return mass > 0 ? Math.min(least, slowest[k]! * ((count + 1) * Math.PI * 2) ** 4 + held) : least;
  }, Infinity);
  const roots = findRoots((swing) => countNegative(divide(swing), { load: 0, swing }), {
    wanted: count,
    start,
    end,
  });
  const modes: Float64Array[] = [];
  return {
    ok: true,
    frequencies: roots.map(({ value, below, above, within }): FrameFrequency => {
      const trial = { load: 0, swing: value * (1 - BESIDE_ROOT) };
      const one = divide(trial.swing);
      const x = findMode(one, trial, modes);
      modes.push(x);
      return {
        frequency: Math.sqrt(refineRoot(one, (swing) => ({ load: 0, swing }), value, x)) / (2 * Math.PI),
        counted: [below, above],
        within,
        mode: shapeOfMode(one, trial, x),
      };
    }),
  };
}

/**
 * Returns the document with a single force instead of all loads, because a frame without any load is refused and
 * frequencies do not depend on loads.
 */
function withoutActions(document: FrameCase): FrameCase {
  const force: FrameJointLoad = { id: 'unit', className: 'AxialLoad', c: [1, 1, 0], alpha: 0, sets: 1 };
  return {
    ...document,
    selfWeight: false,
    secondOrder: false,
    caseSets: [],
    joints: document.joints.map((joint, k) => ({ ...joint, loads: k === 0 ? [force] : [] })),
    members: document.members.map((member) => ({
      ...member,
      tensionOnly: false,
      compressionOnly: false,
      loads: [],
    })),
  };
}

function massAlong(member: ModelMember, { loads }: FrameMember, scale: number): DiagramSegment[] {
  const layers = loads.filter((load): load is MemberDistributedLoad => load.className === 'DistributedMass');
  const ranges = layers.map((load) => rangeOnMember(load.x, member.length));
  const places = [...new Set([0, member.length, ...ranges.flat()])].sort((a, b) => a - b);
  return places.slice(1).map((x1, at): DiagramSegment => {
    const x0 = places[at]!;
    let c: number[] = [member.mass * scale];
    layers.forEach(({ y: [start, middle, last] }, k) => {
      const [from, to] = ranges[k]!;
      if (from > x0 || to < x1) return;
      const span = to - from;
      const quadratic = [
        start,
        (4 * middle - 3 * start - last) / span,
        (2 * (start - 2 * middle + last)) / (span * span),
      ];
      c = addPolynomials(
        c,
        shifted(quadratic, x0 - from).map((value) => value * scale),
      );
    });
    return { x0, x1, c };
  });
}

function greatest(segments: readonly DiagramSegment[]): number {
  return Math.max(
    0,
    ...segments.map(({ x0, x1, c }) =>
      c.reduce((sum, value, k) => sum + Math.abs(value) * (x1 - x0) ** k, 0),
    ),
  );
}
