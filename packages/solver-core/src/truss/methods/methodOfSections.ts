import { SAME_DIRECTION, SAME_PLACE, ZERO_FORCE } from '../../linalg/tolerance.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { SolvedTruss } from '../answer/answer.ts';
import { greatest } from '../results/pinJointed.ts';
import { forcesOn, sumForces, sumMoments } from './freeBody.ts';
import type { BodyEquation } from './freeBody.ts';
import { solvedGeometry } from './solvedGeometry.ts';
import type { SolvedGeometry } from './solvedGeometry.ts';
import { areParallel, cross, dot, minus, plus, restBeside, sizeOf, unitOf, UNITS } from './vectors.ts';
import type { Vector } from './vectors.ts';

/**
 * How a truss is cut in two: by naming the cut links, or by a line (in space a plane) through a point and perpendicular
 * to `normal`.
 */
export type TrussCut =
  | {
      readonly links: readonly number[];
      /**
       * A joint of the part to examine; by default the part with fewer loads and reactions is taken, or of equal parts
       * the one with fewer joints.
       */
      readonly joint?: number;
    }
  | {
      readonly point: Partial<Vector>;
      /** Points to the part to examine. Joints exactly on the cut belong to it. */
      readonly normal: Partial<Vector>;
    };

/** One part of a cut truss as a free body, in the units of the document. */
export interface TrussSection {
  readonly set: number;
  /** Joints of the part. */
  readonly joints: readonly number[];
  /** Cut links, each with its joint in the part. */
  readonly cut: readonly { readonly link: number; readonly joint: number }[];
  /**
   * In the plane, one equation for each link that can be found alone: moments about the point where all others meet, or
   * forces perpendicular to the others if they are parallel. If links remain, the equations of the body that are
   * independent of these are added, up to three in all. In space, the six equations of the body.
   */
  readonly equations: readonly BodyEquation[];
}

/** A section, or the reason why there is none: nothing is cut, or the truss stays connected. */
export type SectionResult =
  | { readonly ok: true; readonly section: TrussSection }
  | { readonly ok: false; readonly code: 'cutsNothing' | 'doesNotSeparate' };

/**
 * Cuts a solved truss in two and writes the equilibrium of one part (method of sections, A. Ritter).
 *
 * Reactions on the part are taken as known. Source: THEORY.md, "Trusses: forces and displacements".
 *
 * @example methodOfSections(document, answer, { links: [3, 4, 5] })
 */
export function methodOfSections(
  document: TrussCase,
  answer: SolvedTruss,
  { set = 0, ...cut }: TrussCut & { readonly set?: number },
): SectionResult {
  const solved = solvedGeometry(document, answer, set);
  if ('links' in cut && cut.links.some((link) => !solved.ends[link]))
    throw new RangeError('`links` must be indexes of links');
  const isInside = 'links' in cut ? partBeside(solved, cut) : sideOf(solved, cut);
  if (!isInside) return { ok: false, code: 'doesNotSeparate' };
  const links = solved.ends.flatMap(([i, j], link) =>
    isInside[i] === isInside[j] ? [] : [{ link, joint: isInside[i] ? i : j }],
  );
  if (links.length === 0) return { ok: false, code: 'cutsNothing' };
  const joints = solved.places.flatMap((_, joint) => (isInside[joint] ? [joint] : []));
  const forces = forcesOn(solved, joints, links);
  const equations =
    solved.axes.length === 2 ? planeEquations(solved, forces, links) : sixEquations(solved, forces, links);
  return { ok: true, section: { set, joints, cut: links, equations } };
}

/** Returns for each joint whether it lies on the side to which the normal points. */
function sideOf({ places }: SolvedGeometry, cut: Extract<TrussCut, { normal: unknown }>): boolean[] {
  const point = { x: 0, y: 0, z: 0, ...cut.point };
  const normal = { x: 0, y: 0, z: 0, ...cut.normal };
  return places.map((place) => dot(minus(place, point), normal) >= 0);
}

/**
 * Returns for each joint whether it lies on one side of the cut through the named links: connected joints are on
 * opposite sides exactly if a named link connects them. Returns null if that is impossible.
 */
function partBeside(
  solved: SolvedGeometry,
  { links, joint }: Extract<TrussCut, { links: unknown }>,
): boolean[] | null {
  const { places, ends } = solved;
  const isCut = new Set(links);
  const first = ends[links[0] ?? -1];
  if (!first) return null;
  const sides = places.map((): boolean | null => null);
  sides[first[0]] = true;
  const open = [first[0]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const link of solved.linksAt[at]!) {
      const other = ends[link]![0] === at ? ends[link]![1] : ends[link]![0];
      const side = sides[at] !== isCut.has(link);
      if (sides[other] === null) {
        sides[other] = side;
        open.push(other);
      } else if (sides[other] !== side) return null;
    }
  }
  // Joints that are connected with neither part belong to neither.
  const partOf = (side: boolean) => sides.flatMap((one, at) => (one === side ? [at] : []));
  const wanted = joint === undefined ? isEasier(solved, partOf(true), partOf(false)) : (sides[joint] ?? null);
  return wanted === null ? null : sides.map((side) => side === wanted);
}

/** Returns whether fewer loads and reactions act on one part than on another, or as many and it has no more joints. */
function isEasier(solved: SolvedGeometry, one: readonly number[], other: readonly number[]): boolean {
  const acting = [one, other].map((joints) =>
    forcesOn(solved, joints, []).map(({ force }) => Math.abs(force)),
  );
  const most = Math.max(0, ...acting.map((forces) => greatest(forces)));
  const [own = 0, others = 0] = acting.map(
    (forces) => forces.filter((size) => size > ZERO_FORCE * most).length,
  );
  return own === others ? one.length <= other.length : own < others;
}

type CutLinks = TrussSection['cut'];
type Forces = ReturnType<typeof forcesOn>;

function planeEquations(solved: SolvedGeometry, forces: Forces, cut: CutLinks): BodyEquation[] {
  const single = cut.flatMap((_, k) => isolate(solved, forces, cut, k) ?? []);
  if (single.length === cut.length) return single;
  const about = solved.places[cut[0]!.joint]!;
  const own = [
    sumForces(forces, UNITS.x, null),
    sumForces(forces, UNITS.y, null),
    sumMoments(forces, { direction: UNITS.z, about }, null),
  ];
  const extent = Math.max(...solved.places.map((place) => sizeOf(minus(place, about))));
  return dropDependent([...single, ...own], { about, extent });
}

/**
 * Leaves out each equation of a body in the plane that depends on earlier ones. Every equation is a linear combination
 * of the sums of forces along x and y and of the moments about a point; it is kept only if its three coefficients are
 * independent of those of earlier equations.
 */
function dropDependent(
  equations: readonly BodyEquation[],
  { about: origin, extent }: { readonly about: Vector; readonly extent: number },
): BodyEquation[] {
  const known: Vector[] = [];
  return equations.filter(({ about, direction }) => {
    const arm = about && minus(about, origin);
    const row = arm ? { x: arm.y / extent, y: -arm.x / extent, z: 1 } : direction;
    const rest = restBeside(known, unitOf(row));
    const isNew = sizeOf(rest) > SAME_DIRECTION;
    if (isNew) known.push(unitOf(rest));
    return isNew;
  });
}

/**
 * Writes the equation in which only the k-th cut link is unknown; returns null if the others neither meet in a point
 * nor are parallel.
 */
function isolate(solved: SolvedGeometry, forces: Forces, cut: CutLinks, k: number): BodyEquation | null {
  const own = lineOf(solved, cut[k]!);
  const others = cut.filter((_, other) => other !== k).map((one) => lineOf(solved, one));
  const finds = cut[k]!.link;
  const [first, ...rest] = others;
  if (!first) return sumForces(forces, own.direction, finds);
  if (rest.every(({ direction }) => areParallel(direction, first.direction))) {
    const across = cross(UNITS.z, first.direction);
    if (!areParallel(own.direction, first.direction)) return sumForces(forces, across, finds);
    // The link is parallel to the others; moments about a single other line would be needed to separate it.
    if (rest.length > 0) return null;
    return sumMoments(forces, { direction: UNITS.z, about: first.at }, finds);
  }
  const crossing = rest.find(({ direction }) => !areParallel(direction, first.direction))!;
  const about = meetingPoint(first, crossing);
  const extent = Math.max(...solved.places.map((place) => sizeOf(minus(place, about))));
  const armOf = ({ at, direction }: Line) => Math.abs(cross(minus(at, about), direction).z);
  if (rest.some((line) => armOf(line) > SAME_PLACE * extent)) return null;
  if (armOf(own) <= SAME_DIRECTION * extent) return null;
  return sumMoments(forces, { direction: UNITS.z, about }, finds);
}

interface Line {
  readonly at: Vector;
  readonly direction: Vector;
}

function lineOf({ places, into }: SolvedGeometry, { link, joint }: CutLinks[number]): Line {
  return { at: places[joint]!, direction: into(link, joint) };
}

/** Returns the intersection of two lines in the plane that are not parallel. */
function meetingPoint(a: Line, b: Line): Vector {
  const t = cross(minus(b.at, a.at), b.direction).z / cross(a.direction, b.direction).z;
  return plus(a.at, a.direction, t);
}

/**
 * Writes the sums of forces along the axes and of moments about axes through the joint of the part at which most cut
 * links begin.
 */
function sixEquations(solved: SolvedGeometry, forces: Forces, cut: CutLinks): BodyEquation[] {
  const beginning = (joint: number) => cut.filter((one) => one.joint === joint).length;
  const [{ joint }] = [...cut].sort((a, b) => beginning(b.joint) - beginning(a.joint)) as [CutLinks[number]];
  const about = solved.places[joint]!;
  return [
    ...solved.axes.map((axis) => sumForces(forces, UNITS[axis], null)),
    ...solved.axes.map((axis) => sumMoments(forces, { direction: UNITS[axis], about }, null)),
  ];
}
