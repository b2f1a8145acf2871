import type { FrameCase } from '@eecs/solver-core/frame';

/**
 * Counts the independent motions of a frame by the rank of all conditions, with three motions for each joint and each
 * member and nothing merged beforehand: fraction-free elimination of the dense matrix (E. H. Bareiss, Math. Comp. 22
 * (1968)). Coordinates must be integers and supports rotated by multiples of 45 degrees.
 */
export function exactMoves({ joints, members }: FrameCase): number {
  const width = 3 * (joints.length + members.length);
  const rows: bigint[][] = [];
  const add = (terms: readonly (readonly [column: number, value: number])[]): void => {
    const row = new Array<bigint>(width).fill(0n);
    for (const [column, value] of terms) row[column]! += BigInt(value);
    rows.push(row);
  };
  /** Returns the motion of a body at a place along a direction. */
  const motion = (body: number, at: { x: number; y: number }, x: number, y: number, sign: 1 | -1) =>
    [
      [3 * body, sign * x],
      [3 * body + 1, sign * y],
      [3 * body + 2, sign * (y * at.x - x * at.y)],
    ] as const;
  members.forEach(({ i, j, ends }, k) => {
    const [dx, dy] = [joints[j]!.x - joints[i]!.x, joints[j]!.y - joints[i]!.y];
    for (const [joint, end] of [
      [i, ends.i],
      [j, ends.j],
    ] as const) {
      const at = joints[joint]!;
      const body = joints.length + k;
      const fit = (x: number, y: number): void => {
        add([...motion(body, at, x, y, 1), ...motion(joint, at, x, y, -1)]);
      };
      if (end.N !== 'free') fit(dx, dy);
      if (end.Q !== 'free') fit(-dy, dx);
      if (end.M !== 'free')
        add([
          [3 * body + 2, 1],
          [3 * joint + 2, -1],
        ]);
    }
  });
  let idle = 0;
  joints.forEach((at, joint) => {
    const { support } = at;
    const held = support ? HELD[support.className]! : '';
    const holds = (direction: 'x' | 'y' | 'r'): boolean =>
      held.includes(direction) || support?.stiffness?.[direction] !== undefined;
    const [cos, sin] = EIGHTHS[((support?.alpha ?? 0) / 45 + 8) % 8]!;
    if (holds('x')) add(motion(joint, at, cos, sin, 1));
    if (holds('y')) add(motion(joint, at, -sin, cos, 1));
    if (holds('r')) add([[3 * joint + 2, 1]]);
    const turns = members.some(
      ({ i, j, ends }) => (i === joint && ends.i.M !== 'free') || (j === joint && ends.j.M !== 'free'),
    );
    if (!turns && !holds('r')) idle++;
  });
  return width - rankOf(rows, width) - idle;
}

const HELD: Readonly<Record<string, string>> = {
  cantilever: 'xyr',
  fixed: 'xy',
  simple: 'y',
  guide: 'yr',
  spring: '',
};
const EIGHTHS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

function rankOf(rows: bigint[][], width: number): number {
  let rank = 0;
  let previous = 1n;
  for (let column = 0; column < width && rank < rows.length; column++) {
    const found = rows.findIndex((row, i) => i >= rank && row[column] !== 0n);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const top = rows[rank]!;
    for (let i = rank + 1; i < rows.length; i++) {
      const row = rows[i]!;
      const head = row[column]!;
      for (let j = column; j < width; j++) row[j] = (top[column]! * row[j]! - head * top[j]!) / previous;
    }
    previous = top[column]!;
    rank++;
  }
  return rank;
}
