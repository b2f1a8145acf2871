import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import { IN_LINE, SAME_WALL_END } from '../linalg/tolerance.ts';
import type { CrossSection } from '../model/common/document.ts';
import type { Point } from './outline.ts';
import { outlineSection } from './outlineSection.ts';
import type { Placing } from './placing.ts';
import { momentsOf } from './sectionBasics.ts';
import { layWalls } from './shapes/skeletons/layWalls.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import { lengthOfEdge } from './warping/edgeGeometry.ts';
import { AT, WEIGHT } from './warping/gaussRule.ts';
import type { BentWall, Wall } from './walls.ts';

/** The shear flow along the centre line of one straight wall. */
export interface WallFlow {
  /** Ends of the wall relative to the centroid of the section, in its position in the beam; mm (SI) or in (US). */
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly thickness: readonly [number, number];
  /**
   * The flow under a unit shear force towards the second end, at the face seen along +x: coefficients in ascending
   * powers of the distance s from the first end; 1/mm or 1/in. Quadratic in a wall of uniform thickness, cubic in a
   * tapered one.
   */
  readonly c: readonly number[];
}

/** The shear flow of a thin ring: symmetric, greatest at mid-height. */
export interface RingFlow {
  readonly radius: number;
  readonly thickness: number;
  /**
   * At an angle from the lowest point of the ring, the upward flow under a unit shear force is this value times the
   * sine of the angle; 1/mm or 1/in.
   */
  readonly greatest: number;
}

/** The shear flow along the walls of a cross-section. */
export type SectionFlow =
  | { readonly kind: 'walls'; readonly walls: readonly WallFlow[] }
  | { readonly kind: 'ring'; readonly ring: RingFlow };

/** There is no flow along walls: the cross-section has none, or its single plate is perpendicular to the force. */
export interface NoFlow {
  readonly kind: 'none';
  readonly why: 'unwalled' | 'across';
}

/**
 * Computes the shear flow along the walls of a cross-section for a unit vertical shear force Q through its shear
 * centre. Walls are lines along their middle with their thickness, without fillets; in a closed cell a circulating flow
 * ensures that the cell does not twist.
 *
 * Multiplied by Q it is the flow at the face seen along +x: upwards for a positive Q. Its resultant is the force
 * itself, also for rotated sections; the second moments Iy, Iz and Iyz are those of the walls. In a single plate only
 * the component of the force along the plate causes flow: Q times the sine of its angle with the horizontal. The
 * component across the plate bends it about its thickness and causes no flow along its centre line. Returns `none` for
 * sections without walls (`unwalled`), which are generic ones, full circles and built-up ones, and for a single plate
 * `across` the force, such as a rectangle with b > h. Exact for thin walls. Source: V. Z. Vlasov, Thin-walled elastic
 * beams; S. P. Timoshenko, Strength of materials I, "Shear centre".
 *
 * @example computeWallFlow({ className: 'rectangle', label: '', b: 10, h: 100 }, { system: 0, alphaDeg: 0, isFlipped:
 * false }) // 1.5/h in the middle
 */
export function computeWallFlow(section: CrossSection, placing: Placing): SectionFlow | NoFlow {
  const drawn = outlineSection(section);
  if (!drawn.ok) return UNWALLED;
  const skeleton = layWalls(section);
  const { system = section.units ?? 0 } = placing as Partial<Placing>;
  const scale = scaleBetween(section.units ?? system, system);
  const [first] = skeleton;
  if (first === undefined) return UNWALLED;
  if (first.kind === 'arc') return { kind: 'ring', ring: flowOfRing(first, scale) };
  const straight = skeleton.filter((wall): wall is Wall => wall.kind === 'line');
  const { ey, ez } = momentsOf(section, drawn.outlines);
  const { walls, middle } = place(straight, { ...placing, scale, centroid: { y: ey, z: ez } });
  const flows = flowOfWalls(walls);
  if (flows === null) return { kind: 'none', why: 'across' };
  const shift = ({ y, z }: Point): Point => ({ y: y + middle.y, z: z + middle.z });
  return {
    kind: 'walls',
    walls: flows.map((wall) => ({ ...wall, from: shift(wall.from), to: shift(wall.to) })),
  };
}

const UNWALLED: NoFlow = { kind: 'none', why: 'unwalled' };

/** A thin ring: q = Q sin φ / (π r). */
function flowOfRing({ radius, thickness }: BentWall, scale: number): RingFlow {
  const r = radius * scale;
  return { radius: r, thickness: thickness[0] * scale, greatest: 1 / (Math.PI * r) };
}

/**
 * Returns the walls in their position in the beam, relative to their own centroid, and the position of the latter
 * relative to the centroid of the section with its fillets.
 */
function place(
  walls: readonly Wall[],
  { alphaDeg, isFlipped, scale, centroid }: Placing & { readonly scale: number; readonly centroid: Point },
): { readonly walls: readonly Wall[]; readonly middle: Point } {
  let [area, y, z] = [0, 0, 0];
  for (const wall of walls) {
    const [a, b] = wall.thickness;
    const length = lengthOfEdge(wall);
    // The centroid of a tapered wall is nearer to the thicker end.
    const share = (a + 2 * b) / (3 * (a + b));
    const own = (length * (a + b)) / 2;
    area += own;
    y += own * (wall.from.y + share * (wall.to.y - wall.from.y));
    z += own * (wall.from.z + share * (wall.to.z - wall.from.z));
  }
  const [c, s] = [cosDeg(alphaDeg), sinDeg(alphaDeg)];
  const middle = { y: y / area, z: z / area };
  const turn = (point: Point, about: Point): Point => {
    const across = (point.y - about.y) * scale * (isFlipped ? -1 : 1);
    const up = (point.z - about.z) * scale;
    return { y: across * c - up * s, z: across * s + up * c };
  };
  return {
    middle: turn(middle, centroid),
    walls: walls.map(({ from, to, thickness: [a, b], ...rest }) => ({
      ...rest,
      from: turn(from, middle),
      to: turn(to, middle),
      thickness: [a * scale, b * scale] as const,
    })),
  };
}

/** A wall during the computation: the flow gained along it, and the flow that enters at its first end. */
interface Channel {
  readonly wall: Wall;
  readonly length: number;
  readonly ends: readonly [number, number];
  /** The flow that the wall adds along s: coefficients without the constant, ascending. */
  readonly gained: readonly number[];
  enters: number | null;
}

function flowOfWalls(walls: readonly Wall[]): readonly WallFlow[] | null {
  const { Iy, Iz, Iyz } = momentsOfWalls(walls);
  const D = Iy * Iz - Iyz * Iyz;
  // A single plate has no second moment about its centre line, and this one in its own plane, so it bends only in its
  // plane.
  const own = Iy + Iz;
  const isPlate = Math.abs(D) <= IN_LINE * own * own;
  if (isPlate && Iy <= IN_LINE * own) return null;
  const stressOf = ({ y, z }: Point): number => (isPlate ? z / own : (Iz * z - Iyz * y) / D);
  const nodes: Point[] = [];
  const channels = walls.map((wall): Channel => {
    const length = lengthOfEdge(wall);
    const ends = [findNode(nodes, wall.from, length), findNode(nodes, wall.to, length)] as const;
    const [a, b] = wall.thickness;
    const [f, g] = [stressOf(wall.from), stressOf(wall.to)];
    const [slopeT, slopeF] = [(b - a) / length, (g - f) / length];
    // The coefficients are those of t(s) f(s): the change of stress over the face is balanced by the flow along the
    // wall. Seen along +x the flow has the opposite sign.
    const gained = [-a * f, -(a * slopeF + slopeT * f) / 2, (-slopeT * slopeF) / 3];
    return { wall, length, ends, gained, enters: null };
  });
  settleBranches(channels, nodes.length);
  settleCell(channels);
  return channels.map(({ wall, length, gained, enters }) => {
    const isTapered = wall.thickness[0] !== wall.thickness[1];
    const c = [enters ?? 0, ...(isTapered ? gained : gained.slice(0, 2))];
    return { from: wall.from, to: wall.to, length, thickness: wall.thickness, c };
  });
}

/**
 * Computes the second moments of walls about their centroid by Gauss points, exactly for plates whose thickness varies
 * linearly.
 */
function momentsOfWalls(walls: readonly Wall[]): { Iy: number; Iz: number; Iyz: number } {
  let [Iy, Iz, Iyz] = [0, 0, 0];
  for (const wall of walls) {
    const { from, to, thickness } = wall;
    const length = lengthOfEdge(wall);
    for (const [i, at] of AT.entries()) {
      const share = (1 + at) / 2;
      const y = from.y + share * (to.y - from.y);
      const z = from.z + share * (to.z - from.z);
      const area = ((thickness[0] + share * (thickness[1] - thickness[0])) * length * WEIGHT[i]!) / 2;
      Iy += z * z * area;
      Iz += y * y * area;
      Iyz += y * z * area;
    }
  }
  return { Iy, Iz, Iyz };
}

function findNode(nodes: Point[], at: Point, length: number): number {
  const known = nodes.findIndex(({ y, z }) => Math.hypot(y - at.y, z - at.z) <= SAME_WALL_END * length);
  if (known >= 0) return known;
  nodes.push(at);
  return nodes.length - 1;
}

function leaves({ length, gained, enters }: Channel): number {
  return (enters ?? 0) + length * (gained[0]! + length * (gained[1]! + length * gained[2]!));
}

/**
 * Proceeds from free ends inwards: if the flows of all walls but one are known at a node, they continue in that one.
 */
function settleBranches(channels: readonly Channel[], count: number): void {
  for (let isGoing = true; isGoing;) {
    isGoing = false;
    for (let node = 0; node < count; node += 1) {
      const here = channels.filter(({ ends }) => ends.includes(node));
      const open = here.filter(({ enters }) => enters === null);
      const [only] = open;
      if (open.length !== 1 || only === undefined) continue;
      const brought = here.reduce((sum, one) => {
        if (one === only) return sum;
        return sum + (one.ends[1] === node ? leaves(one) : -(one.enters ?? 0));
      }, 0);
      only.enters = 0;
      only.enters = only.ends[0] === node ? brought : -brought - leaves(only);
      isGoing = true;
    }
  }
}

/**
 * Computes the flow around a closed cell: first with the cell cut open, then with the added circulating flow for which
 * the twist, the integral of q/t, is zero.
 */
function settleCell(channels: readonly Channel[]): void {
  const cell = channels.filter(({ enters }) => enters === null);
  const [first] = cell;
  if (first === undefined) return;
  let [node, flow, twist, yielding] = [first.ends[0], 0, 0, 0];
  const turns: (readonly [Channel, 1 | -1])[] = [];
  for (let next: Channel | undefined = first; next !== undefined;) {
    const one: Channel = next;
    const turn = one.ends[0] === node ? 1 : -1;
    one.enters = 0;
    one.enters = turn === 1 ? flow : -flow - leaves(one);
    flow = turn === 1 ? leaves(one) : -one.enters;
    // Walls of a cell have uniform thickness, so their flow is quadratic.
    const { length, gained } = one;
    const flown = length * (one.enters + length * (gained[0]! / 2 + (length * gained[1]!) / 3));
    twist += (turn * flown) / one.wall.thickness[0];
    yielding += length / one.wall.thickness[0];
    turns.push([one, turn]);
    node = one.ends[turn === 1 ? 1 : 0];
    next = cell.find((other) => other.enters === null && other.ends.includes(node));
  }
  const round = -twist / yielding;
  for (const [one, turn] of turns) one.enters = (one.enters ?? 0) + turn * round;
}

/** Returns the flow of a wall at a distance s from its first end, under a unit shear force. */
export function flowAt({ c }: Pick<WallFlow, 'c'>, s: number): number {
  return c.reduceRight((sum, factor) => sum * s + factor, 0);
}
