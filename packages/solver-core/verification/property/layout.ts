/**
 * The places where a beam is held and hinged, as integer multiples of some small length: everything that decides
 * whether it is stable.
 */
export interface Layout {
  readonly length: number;
  readonly bearings: readonly Bearing[];
}

export interface Bearing {
  readonly x: number;
  readonly isHinge: boolean;
  readonly holdsX: boolean;
  readonly holdsY: boolean;
  readonly holdsR: boolean;
}

/** The full system of the rigid discs between hinges: u, v at the beam's origin and the rotation of each disc. */
export interface DiscSystem {
  readonly discs: readonly { readonly x0: number; readonly x1: number }[];
  /** One row for each held direction and two for each hinge; three columns for each disc. */
  readonly rows: readonly (readonly number[])[];
  /** Held directions less one for each hinge that cuts the beam: 3 for a determinate beam. */
  readonly count: number;
}

/** Writes the conditions of every disc of a layout; a hinge at an end of the beam does not cut. */
export function discSystem({ length, bearings }: Layout): DiscSystem {
  const sorted = [...bearings].sort((a, b) => a.x - b.x);
  const cuts = sorted.filter(({ isHinge, x }) => isHinge && x > 0 && x < length).map(({ x }) => x);
  const ends = [...cuts, length];
  const discs = ends.map((x1, i) => ({ x0: i === 0 ? 0 : ends[i - 1]!, x1 }));
  const columns = 3 * discs.length;
  const rows: number[][] = [];
  const row = (entries: readonly (readonly [disc: number, part: number, value: number])[]) => {
    const made = new Array<number>(columns).fill(0);
    for (const [disc, part, value] of entries) made[3 * disc + part] = value;
    rows.push(made);
  };
  let count = 0;
  cuts.forEach((x, i) => {
    row([
      [i, 0, 1],
      [i + 1, 0, -1],
    ]);
    row([
      [i, 1, 1],
      [i, 2, x],
      [i + 1, 1, -1],
      [i + 1, 2, -x],
    ]);
    count--;
  });
  for (const { x, holdsX, holdsY, holdsR } of sorted) {
    const disc = discs.findIndex(({ x1 }) => x <= x1);
    if (holdsX) row([[disc, 0, 1]]);
    if (holdsY) {
      row([
        [disc, 1, 1],
        [disc, 2, x],
      ]);
    }
    if (holdsR) row([[disc, 2, 1]]);
    count += Number(holdsX) + Number(holdsY) + Number(holdsR);
  }
  return { discs, rows, count };
}
