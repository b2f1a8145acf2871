/**
 * The independent method: the displacement method with an element between every two places of interest (supports,
 * hinges, steps, ends of loads, loads and requested places), in arithmetic of 32 digits or without rounding. It shares
 * nothing with the solver, whose unknowns are moments and which never puts a node under a load.
 *
 * Source: W. McGuire, R. H. Gallagher, R. D. Ziemian, Matrix Structural Analysis, 2nd ed., chapters 4 and 5.
 */
import type { Arithmetic } from './arithmetic.ts';
import { collectNodalActions } from './nodalActions.ts';
import type { ElementAction, NodalAction, SetOfActions } from './nodalActions.ts';
import type { Hold, PlainBeam, PlainStretch, PlainSupport } from './plainBeam.ts';
import { createBand, solveBand } from './symmetricBand.ts';
import type { Band } from './symmetricBand.ts';

export type FieldName = 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope';

/** Limits of every field at one place from one side. */
export type FieldValues = Readonly<Record<FieldName, number>>;

export interface FineSet {
  /** One entry for each element: values at its left and right end. */
  readonly ends: readonly { readonly left: FieldValues; readonly right: FieldValues }[];
  /** One entry for each support of the beam: its force on the beam. */
  readonly reactions: readonly { readonly axial: number; readonly normal: number; readonly moment: number }[];
}

export interface FineAnswer {
  readonly places: readonly number[];
  readonly sets: readonly FineSet[];
}

/** Solves the beam; returns null for a mechanism. */
export function solveByFineElements<T>(
  m: Arithmetic<T>,
  beam: PlainBeam,
  asked: readonly number[],
): FineAnswer | null {
  const places = placesOf(beam, asked);
  const elements = places.slice(1).map((x1, i) => elementOf(m, beam, places[i]!, x1));
  const supportAt = places.map((x) => beam.supports.find((support) => support.x === x));
  const sets = collectNodalActions(m, beam, { places, shears: elements.map(({ shear }) => shear) });
  const bending = solveBending(m, { elements, supportAt, sets });
  const axial = solveAxial(m, { elements, supportAt, sets });
  if (!bending || !axial) return null;
  return {
    places,
    sets: sets.map((set, k) => {
      const ends = elements.map((element, e) =>
        endsOf(m, element, set.elements[e]!, bending[k]!, axial[k]!, e),
      );
      const reactions = beam.supports.map((support) =>
        reactionOf(m, support, places.indexOf(support.x), ends, set.nodes),
      );
      return {
        ends: ends.map(({ left, right }) => ({ left: rounded(m, left), right: rounded(m, right) })),
        reactions,
      };
    }),
  };
}

interface Element<T> {
  readonly h: T;
  readonly EI: T;
  readonly EA: T;
  /** 12 EI/(G·As·h²); null if shear strains are neglected. */
  readonly shear: T | null;
}

function placesOf(beam: PlainBeam, asked: readonly number[]): number[] {
  const all = new Set([0, beam.length, ...asked]);
  for (const { x } of beam.supports) all.add(x);
  for (const { x1 } of beam.stretches) all.add(x1);
  for (const load of beam.loads) {
    if (load.kind === 'force' || load.kind === 'moment') all.add(load.x);
    else all.add(load.x0).add(load.x1);
  }
  return [...all].sort((a, b) => a - b);
}

function elementOf<T>(m: Arithmetic<T>, { stretches }: PlainBeam, x0: number, x1: number): Element<T> {
  const stretch = stretches.find((one) => x0 < one.x1)!;
  const h = m.subtract(m.of(x1), m.of(x0));
  // Products of doubles, like the document's E·I and E·A.
  const EI = m.of(stretch.E * stretch.I);
  const GA = shearStiffness(stretch);
  return {
    h,
    EI,
    EA: m.of(stretch.E * stretch.A),
    shear: GA === null ? null : m.divide(m.multiply(m.of(12), EI), m.multiply(m.of(GA), m.multiply(h, h))),
  };
}

/** Returns G·As = E/(2 (1 + nu))·(5/6) b h; null if shear strains are neglected. */
export function shearStiffness({ E, shear }: PlainStretch): number | null {
  return shear ? ((E / (2 * (1 + shear.nu))) * 5 * shear.b * shear.h) / 6 : null;
}

interface Problem<T> {
  readonly elements: readonly Element<T>[];
  readonly supportAt: readonly (PlainSupport | undefined)[];
  readonly sets: readonly SetOfActions<T>[];
}

/** Deflections by node, and slopes left and right of it. */
interface Bending<T> {
  readonly v: readonly T[];
  readonly left: readonly T[];
  readonly right: readonly T[];
}

function solveBending<T>(m: Arithmetic<T>, { elements, supportAt, sets }: Problem<T>): Bending<T>[] | null {
  const n = supportAt.length;
  const vAt: number[] = [];
  const leftAt: number[] = [];
  const rightAt: number[] = [];
  let size = 0;
  supportAt.forEach((support, i) => {
    vAt.push(size++);
    leftAt.push(size++);
    rightAt.push(support?.isHinge && i > 0 && i < n - 1 ? size++ : size - 1);
  });
  const band = createBand(m, size, 5);
  const rights = sets.map(() => new Array<T>(size).fill(m.of(0)));
  elements.forEach((element, e) => {
    const at = [vAt[e]!, rightAt[e]!, vAt[e + 1]!, leftAt[e + 1]!];
    const stiffness = bendingStiffness(m, element);
    at.forEach((row, i) => {
      at.forEach((column, j) => {
        if (column <= row) band.add(row, column, stiffness[i]![j]!);
      });
      sets.forEach((set, k) => addTo(m, rights[k]!, row, set.elements[e]!.bending[i]!));
    });
  });
  const fixed = new Map<number, number>();
  supportAt.forEach((support, i) => {
    sets.forEach((set, k) => {
      addTo(m, rights[k]!, vAt[i]!, set.nodes[i]!.fy);
      addTo(m, rights[k]!, rightAt[i]!, set.nodes[i]!.m);
    });
    if (!support) return;
    hold(m, { band, rights, fixed }, vAt[i]!, support.holdY, support.settlement.y);
    hold(m, { band, rights, fixed }, leftAt[i]!, support.holdR, support.settlement.r);
  });
  const solved = rights.map((right) => solveBand(m, band, right, fixed));
  if (solved.some((one) => one === null)) return null;
  return solved.map((d) => ({
    v: vAt.map((at) => d![at]!),
    left: leftAt.map((at) => d![at]!),
    right: rightAt.map((at) => d![at]!),
  }));
}

function solveAxial<T>(m: Arithmetic<T>, { elements, supportAt, sets }: Problem<T>): (readonly T[])[] | null {
  const band = createBand(m, supportAt.length, 1);
  const rights = sets.map(() => new Array<T>(supportAt.length).fill(m.of(0)));
  elements.forEach(({ h, EA }, e) => {
    const k = m.divide(EA, h);
    band.add(e, e, k);
    band.add(e + 1, e, m.negate(k));
    band.add(e + 1, e + 1, k);
    sets.forEach((set, s) => {
      addTo(m, rights[s]!, e, set.elements[e]!.axial[0]);
      addTo(m, rights[s]!, e + 1, set.elements[e]!.axial[1]);
    });
  });
  const fixed = new Map<number, number>();
  supportAt.forEach((support, i) => {
    sets.forEach((set, k) => addTo(m, rights[k]!, i, set.nodes[i]!.fx));
    if (support) hold(m, { band, rights, fixed }, i, support.holdX, support.settlement.x);
  });
  const solved = rights.map((right) => solveBand(m, band, right, fixed));
  return solved.some((one) => one === null) ? null : solved.map((one) => one!);
}

function hold<T>(
  m: Arithmetic<T>,
  into: { band: Band<T>; rights: T[][]; fixed: Map<number, number> },
  at: number,
  held: Hold,
  settlement: number,
): void {
  if (held === 'free') return;
  if (held === 'rigid') {
    into.fixed.set(at, settlement);
    return;
  }
  into.band.add(at, at, m.of(held));
  for (const right of into.rights) addTo(m, right, at, m.multiply(m.of(held), m.of(settlement)));
}

function addTo<T>(m: Arithmetic<T>, list: T[], at: number, value: T): void {
  list[at] = m.add(list[at]!, value);
}

/** With shear strains: J. S. Przemieniecki, Theory of Matrix Structural Analysis, 1968, section 5.6. */
function bendingStiffness<T>(m: Arithmetic<T>, element: Element<T>): T[][] {
  const { h, shear } = element;
  const EI = shear === null ? element.EI : m.divide(element.EI, m.add(m.of(1), shear));
  const more = m.multiply(shear ?? m.of(0), m.divide(EI, h));
  const h2 = m.multiply(h, h);
  const twelve = m.divide(m.multiply(m.of(12), EI), m.multiply(h2, h));
  const six = m.divide(m.multiply(m.of(6), EI), h2);
  const four = m.add(m.divide(m.multiply(m.of(4), EI), h), more);
  const two = m.subtract(m.divide(m.multiply(m.of(2), EI), h), more);
  return [
    [twelve, six, m.negate(twelve), six],
    [six, four, m.negate(six), two],
    [m.negate(twelve), m.negate(six), twelve, m.negate(six)],
    [six, two, m.negate(six), four],
  ];
}

type Values<T> = Readonly<Record<FieldName, T>>;

function endsOf<T>(
  m: Arithmetic<T>,
  element: Element<T>,
  action: ElementAction<T>,
  bending: Bending<T>,
  u: readonly T[],
  e: number,
): { left: Values<T>; right: Values<T> } {
  const d = [bending.v[e]!, bending.right[e]!, bending.v[e + 1]!, bending.left[e + 1]!];
  const forces = bendingStiffness(m, element).map((row, i) =>
    m.subtract(
      row.reduce((sum, k, j) => m.add(sum, m.multiply(k, d[j]!)), m.of(0)),
      action.bending[i]!,
    ),
  );
  const pull = m.multiply(m.divide(element.EA, element.h), m.subtract(u[e + 1]!, u[e]!));
  return {
    left: {
      N: m.add(pull, action.axial[0]),
      Q: forces[0]!,
      M: m.negate(forces[1]!),
      u: u[e]!,
      deflection: d[0]!,
      slope: d[1]!,
    },
    right: {
      N: m.subtract(pull, action.axial[1]),
      Q: m.negate(forces[2]!),
      M: forces[3]!,
      u: u[e + 1]!,
      deflection: d[2]!,
      slope: d[3]!,
    },
  };
}

function rounded<T>(m: Arithmetic<T>, values: Values<T>): FieldValues {
  return {
    N: m.toNumber(values.N),
    Q: m.toNumber(values.Q),
    M: m.toNumber(values.M),
    u: m.toNumber(values.u),
    deflection: m.toNumber(values.deflection),
    slope: m.toNumber(values.slope),
  };
}

/** Returns the jumps of N, Q and M over a node, less those of the loads there. */
function reactionOf<T>(
  m: Arithmetic<T>,
  support: PlainSupport,
  i: number,
  ends: readonly { left: Values<T>; right: Values<T> }[],
  nodes: readonly NodalAction<T>[],
) {
  const jump = (field: 'N' | 'Q' | 'M') =>
    m.subtract(ends[i]?.left[field] ?? m.of(0), ends[i - 1]?.right[field] ?? m.of(0));
  const load = nodes[i]!;
  return {
    axial: support.holdX === 'free' ? 0 : m.toNumber(m.negate(m.add(jump('N'), load.fx))),
    normal: support.holdY === 'free' ? 0 : m.toNumber(m.subtract(jump('Q'), load.fy)),
    moment: support.holdR === 'free' ? 0 : m.toNumber(m.negate(m.add(jump('M'), load.m))),
  };
}
