import type { FrameCase, FrameMember, MemberLoad } from '@eecs/solver-core/frame';
import { type Fixed, fixed, ONE, over, root, solveFixed, times } from './fixedPoint.ts';

/** Displacements and forces at a place of a member: u, v, rotation, N, Q, M. */
export type State = readonly [Fixed, Fixed, Fixed, Fixed, Fixed, Fixed];

/** A frame solved by initial parameters. */
export interface ParameterSolution {
  readonly lengths: readonly Fixed[];
  /** Returns the state of a member just right of x, or just left of it. */
  readonly stateAt: (member: number, x: Fixed, side: 'left' | 'right') => Fixed[];
  /** Reactions in the axes of the support, by joint: x, y, moment. */
  readonly reactions: readonly (readonly Fixed[])[];
}

/**
 * Solves a frame in SI units, with generic sections and one default case set, by initial parameters. The unknowns are
 * the six values at the start of each member, the displacements of the joints and the reactions; the equations state
 * that the ends fit the joints and that the joints are in balance. It shares only the document with the solver.
 *
 * Returns null if the equations are singular. Source of the method: A. N. Krylov, initial parameters of a bent bar.
 */
export function solveByParameters(document: FrameCase): ParameterSolution | null {
  const members = document.members.map((member) => readMember(document, member));
  const supports = document.joints.flatMap(({ support }, joint) => (support ? [joint] : []));
  const jointAt = (joint: number): number => 6 * members.length + 3 * joint;
  const reactionAt = (joint: number): number =>
    6 * members.length + 3 * document.joints.length + 3 * supports.indexOf(joint);
  const size = 6 * members.length + 3 * document.joints.length + 3 * supports.length;
  const rows: Fixed[][] = [];
  const open = (): Fixed[] => {
    const row = new Array<Fixed>(size + 1).fill(0n);
    rows.push(row);
    return row;
  };
  const balance = document.joints.map(() => [0, 1, 2].map(() => new Array<Fixed>(size + 1).fill(0n)));
  members.forEach((member, k) => {
    for (const end of ['i', 'j'] as const)
      addEnd({ member, k, end, open, jointAt, balance: balance[member[end]]!, size });
  });
  document.joints.forEach(({ loads, support }, joint) => {
    const [x, y, r] = balance[joint]! as [Fixed[], Fixed[], Fixed[]];
    for (const { className, c, alpha } of loads) {
      if (className === 'BendingMoment') r[size]! += fixed(c[0]);
      else {
        x[size]! += times(fixed(c[0]), cosine(alpha));
        y[size]! += times(fixed(c[0]), sine(alpha));
      }
    }
    const at = jointAt(joint);
    if (support) {
      const [cos, sin] = [cosine(support.alpha), sine(support.alpha)];
      const of = reactionAt(joint);
      x[of] = -cos;
      x[of + 1] = sin;
      y[of] = -sin;
      y[of + 1] = -cos;
      r[of + 2] = -ONE;
      const own = [
        [cos, sin, 0n],
        [-sin, cos, 0n],
        [0n, 0n, ONE],
      ];
      (['x', 'y', 'r'] as const).forEach((direction, axis) => {
        const row = open();
        const stiffness = support.stiffness?.[direction];
        const isHeld = HELD[support.className]!.includes(direction);
        const moved = fixed(support.settlement?.[direction] ?? 0);
        if (stiffness === undefined && !isHeld) row[of + axis] = ONE;
        else {
          own[axis]!.forEach((share, n) => (row[at + n] = share));
          row[size] = moved;
          if (stiffness !== undefined) row[of + axis] = over(ONE, fixed(stiffness));
        }
      });
    }
    rows.push(x, y);
    const isTurned =
      document.members.some(
        ({ i, j, ends }) => (i === joint && ends.i.M !== 'free') || (j === joint && ends.j.M !== 'free'),
      ) || support !== undefined;
    if (isTurned && !isIdle(document, joint)) rows.push(r);
    else open()[at + 2] = ONE;
  });
  const x = solveFixed(rows);
  return (
    x && {
      lengths: members.map(({ length }) => length),
      stateAt: (k, place, side) => stateOf(members[k]!, x.slice(6 * k, 6 * k + 6), place, side),
      reactions: document.joints.map((_, joint) =>
        supports.includes(joint) ? x.slice(reactionAt(joint), reactionAt(joint) + 3) : [0n, 0n, 0n],
      ),
    }
  );
}

/** Returns whether nothing rotates with a joint and nothing holds its rotation. */
function isIdle({ members, joints }: FrameCase, joint: number): boolean {
  const { support } = joints[joint]!;
  const isHeld = support && (HELD[support.className]!.includes('r') || support.stiffness?.r !== undefined);
  return (
    !isHeld &&
    members.every(
      ({ i, j, ends }) => (i !== joint || ends.i.M === 'free') && (j !== joint || ends.j.M === 'free'),
    )
  );
}

const HELD: Readonly<Record<string, string>> = {
  cantilever: 'xyr',
  fixed: 'xy',
  simple: 'y',
  guide: 'yr',
  spring: '',
};

/** The angles in test documents are multiples of 30 and 45 degrees, whose sines are listed. */
const SINES = new Map<number, Fixed>([
  [0, 0n],
  [30, ONE / 2n],
  [45, root(ONE / 2n)],
  [60, root((3n * ONE) / 4n)],
  [90, ONE],
]);

function sine(degrees: number): Fixed {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn > 180) return -sine(turn - 180);
  const found = SINES.get(turn > 90 ? 180 - turn : turn);
  if (found === undefined) throw new Error('the independent program knows multiples of 30 and 45 degrees');
  return found;
}

const cosine = (degrees: number): Fixed => sine(degrees + 90);

interface Term {
  readonly at: Fixed;
  readonly fx: Fixed;
  readonly fy: Fixed;
  readonly m: Fixed;
}

/** q0 + q1·t + q2·t² from `from` to `to`, times the components along and across. */
interface Spread {
  readonly from: Fixed;
  readonly to: Fixed;
  readonly px: Fixed;
  readonly py: Fixed;
  readonly q: readonly Fixed[];
}

interface Member extends Pick<FrameMember, 'i' | 'j' | 'ends'> {
  readonly cos: Fixed;
  readonly sin: Fixed;
  readonly length: Fixed;
  readonly EI: Fixed;
  /** 1/EA: 0 for an inextensible member. */
  readonly give: Fixed;
  readonly strain: Fixed;
  readonly curvature: Fixed;
  readonly points: readonly Term[];
  readonly spreads: readonly Spread[];
}

function readMember(document: FrameCase, member: FrameMember): Member {
  const [a, b] = [document.joints[member.i]!, document.joints[member.j]!];
  const [dx, dy] = [fixed(b.x) - fixed(a.x), fixed(b.y) - fixed(a.y)];
  const length = root(times(dx, dx) + times(dy, dy));
  const [cos, sin] = [over(dx, length), over(dy, length)];
  const material = document.materials[member.materialIndex]!;
  const section = document.sections[member.crossSectionIndex]!;
  const E = times(fixed(material.E!), fixed(1e6));
  const EI = over(times(E, fixed(section.Iy!)), fixed(1e8));
  const EA = over(times(E, fixed(section.A!)), fixed(1e4));
  const warmth = fixed(material.alpha ?? 0);
  const points: Term[] = [];
  const spreads: Spread[] = [];
  const of = { cos, sin, length };
  for (const load of member.loads) readLoad(load, of, { points, spreads });
  return {
    ...{ i: member.i, j: member.j, ends: member.ends, ...of, EI, points, spreads },
    give: (member.inextensible ?? document.inextensible) ? 0n : over(ONE, EA),
    strain: times(warmth, fixed(member.dT ?? 0)) + over(fixed(member.dL ?? 0), length),
    curvature: member.dTdepth ? over(times(warmth, fixed(member.dTdepth)) * 1000n, fixed(section.h!)) : 0n,
  };
}

function readLoad(
  load: MemberLoad,
  { cos, sin, length }: { cos: Fixed; sin: Fixed; length: Fixed },
  into: { points: Term[]; spreads: Spread[] },
): void {
  const [x, y] = [cosine(load.alpha), sine(load.alpha)];
  const isOwn = load.frame === 'member';
  const px = isOwn ? x : times(x, cos) + times(y, sin);
  const py = isOwn ? y : times(y, cos) - times(x, sin);
  if ('c' in load) {
    const value = fixed(load.c[0]);
    // A load within rounding of the end is moved there, because lengths are square roots.
    const away = fixed(load.x) - length;
    const at = (away < 0n ? -away : away) < times(length, fixed(1e-9)) ? length : fixed(load.x);
    if (load.className === 'BendingMoment') into.points.push({ at, fx: 0n, fy: 0n, m: value });
    else into.points.push({ at, fx: times(value, px), fy: times(value, py), m: 0n });
    return;
  }
  const [from, to] = load.x ? (load.x.map(fixed) as [Fixed, Fixed]) : [0n, length];
  const [y0, y1, y2] = load.y.map(fixed) as [Fixed, Fixed, Fixed];
  const l = to - from;
  const share = load.frame === 'projected' ? (py < 0n ? -py : py) : ONE;
  const q = [y0, over(4n * y1 - 3n * y0 - y2, l), over(2n * (y0 - 2n * y1 + y2), times(l, l))];
  into.spreads.push({ from, to, px: times(px, share), py: times(py, share), q });
}

/** Computes the part of the state at a place that loads and strains cause. */
function loadState(
  { EI, give, strain, curvature, points, spreads }: Member,
  x: Fixed,
  side: 'left' | 'right',
): Fixed[] {
  const state: Fixed[] = [
    times(strain, x),
    times(curvature, times(x, x)) / 2n,
    times(curvature, x),
    0n,
    0n,
    0n,
  ];
  const force = (fx: Fixed, fy: Fixed, d: Fixed): void => {
    const [d2, d3] = [times(d, d), times(d, times(d, d))];
    state[0]! -= times(times(fx, d), give);
    state[1]! += over(times(fy, d3) / 6n, EI);
    state[2]! += over(times(fy, d2) / 2n, EI);
    state[3]! -= fx;
    state[4]! += fy;
    state[5]! += times(fy, d);
  };
  for (const { at, fx, fy, m } of points) {
    if (at > x || (at === x && side === 'left')) continue;
    const d = x - at;
    force(fx, fy, d);
    state[1]! -= over(times(m, times(d, d)) / 2n, EI);
    state[2]! -= over(times(m, d), EI);
    state[5]! -= m;
  }
  for (const { from, to, px, py, q } of spreads) {
    if (from >= x) continue;
    const end = to < x ? to : x;
    // Four Gauss points integrate degree 7 exactly, more than load (2) times arm (3).
    const half = (end - from) / 2n;
    for (const { at, weight } of GAUSS) {
      const t = half + times(half, at);
      const value = times(q[0]! + times(t, q[1]! + times(t, q[2]!)), times(weight, half));
      force(times(px, value), times(py, value), x - from - t);
    }
  }
  return state;
}

/** Gauss's points on [-1, 1]: roots of 35 t⁴ - 30 t² + 3. */
const GAUSS = [1n, -1n].flatMap((inner) => {
  const spread = root(over(fixed(6), fixed(5))) * 2n;
  const square = over(fixed(3) - inner * spread, fixed(7));
  const at = root(square);
  const weight = over(fixed(18) + inner * root(fixed(30)), fixed(36));
  return [
    { at, weight },
    { at: -at, weight },
  ];
});

/** Computes the state at x from that at the start. */
function stateOf(
  member: Member,
  [u, v, turn, N, Q, M]: readonly Fixed[],
  x: Fixed,
  side: 'left' | 'right',
): Fixed[] {
  const { EI, give } = member;
  const [x2, x3] = [times(x, x), times(x, times(x, x))];
  const own = [
    u! + times(times(N!, x), give),
    v! + times(turn!, x) + over(times(M!, x2) / 2n + times(Q!, x3) / 6n, EI),
    turn! + over(times(M!, x) + times(Q!, x2) / 2n, EI),
    N!,
    Q!,
    M! + times(Q!, x),
  ];
  return loadState(member, x, side).map((value, n) => value + own[n]!);
}

function addEnd(of: {
  member: Member;
  k: number;
  end: 'i' | 'j';
  open: () => Fixed[];
  jointAt: (joint: number) => number;
  balance: Fixed[][];
  size: number;
}): void {
  const { member, k, end, open, jointAt, balance, size } = of;
  const { cos, sin, length, ends } = member;
  const x = end === 'i' ? 0n : length;
  const at = jointAt(member[end]);
  // The state at the end for each unknown: the initial parameters one by one, and the loads.
  const unit = (n: number): Fixed[] => {
    const start = [0n, 0n, 0n, 0n, 0n, 0n];
    start[n] = ONE;
    return stateOf({ ...member, points: [], spreads: [], strain: 0n, curvature: 0n }, start, x, 'right');
  };
  const by = Array.from({ length: 6 }, (_, n) => unit(n));
  const loaded = end === 'i' ? [0n, 0n, 0n, 0n, 0n, 0n] : loadState(member, x, 'right');
  const take = (row: Fixed[], part: number, factor: Fixed): void => {
    by.forEach((state, n) => (row[6 * k + n]! += times(factor, state[part]!)));
    row[size]! -= times(factor, loaded[part]!);
  };
  const { N, Q, M } = ends[end];
  const along = open();
  take(along, N === 'free' ? 3 : 0, ONE);
  if (N !== 'free') {
    along[at]! -= cos;
    along[at + 1]! -= sin;
  }
  const across = open();
  take(across, Q === 'free' ? 4 : 1, ONE);
  if (Q !== 'free') {
    across[at]! += sin;
    across[at + 1]! -= cos;
  }
  const turning = open();
  if (M === 'free') take(turning, 5, ONE);
  else {
    take(turning, 2, ONE);
    turning[at + 2]! -= ONE;
    // The moment on the member is the stiffness times the rotation of the joint relative to the member.
    if (typeof M === 'number') take(turning, 5, over(end === 'i' ? -ONE : ONE, fixed(M)));
  }
  const sign = end === 'i' ? -ONE : ONE;
  take(balance[0]!, 3, times(sign, cos));
  take(balance[0]!, 4, times(sign, sin));
  take(balance[1]!, 3, times(sign, sin));
  take(balance[1]!, 4, times(-sign, cos));
  take(balance[2]!, 5, sign);
}
