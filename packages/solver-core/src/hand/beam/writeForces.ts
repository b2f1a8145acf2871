import { bound } from '../../linalg/polynomial.ts';
import { fraction, mark, number, power, sign, sum, unit } from '../page/formula.ts';
import type { Formula, SumTerm } from '../page/formula.ts';
import { findReaction, isCouple } from './forceMethod.ts';
import type { Coefficient, DisplacementTerm, ForceMethod } from './forceMethod.ts';
import { keyOf } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import { addUp, evaluateAt, orNothing } from '../page/noise.ts';
import type { HandPage } from './handPage.ts';
import { multiplied } from '../../linalg/polynomialProduct.ts';
import { writeEquilibrium } from './writeEquilibrium.ts';
import type { HandPart } from './parts.ts';

/**
 * Writes the force method: the primary system, its states, the canonical equations, and the unknowns that they give.
 */
export function writeForces(page: HandPage, model: HandModel, method: ForceMethod, force: number): void {
  const { releases, system, loaded, units, delta, loadDelta, settled, X } = method;
  page.heading('primary');
  page.sentence('primary');
  releases.forEach(({ kind, name }, i) => {
    page.sentence(`release.${kind}`, { X: { formula: [sign('X', String(i + 1))] }, name });
  });
  page.heading('loaded');
  const { discs } = system;
  writeEquilibrium(page, model, loaded.statics, { known: valuesOf(loaded.statics.equations), force, discs });
  writeLaws(page, loaded.parts, 'P');
  units.forEach((state, i) => {
    page.heading('unit', { X: { formula: [sign('X', String(i + 1)), mark('='), number(1)] } });
    writeEquilibrium(page, model, state.statics, {
      known: valuesOf(state.statics.equations),
      force: 1,
      discs,
      isUnit: true,
    });
    writeLaws(page, state.parts, String(i + 1));
  });
  page.heading('canonical');
  page.sentence('canonical');
  delta.forEach((row, i) => {
    row.forEach((coefficient, j) => {
      if (j >= i && coefficient.terms.length > 0)
        writeCoefficient(page, coefficient, `${i + 1}${j > 8 || i > 8 ? ',' : ''}${j + 1}`, 'δ');
    });
    const own = loadDelta[i]!;
    if (own.terms.length > 0) writeCoefficient(page, own, `${i + 1}P`, 'Δ');
    const moves = settled[i]!;
    if (moves.length > 0) {
      const value = addUp(moves.map(({ reaction, moved }) => -reaction * moved));
      page.formula([
        sign('Δ', `${i + 1}c`),
        mark('='),
        ...sum(
          moves.map(({ reaction, moved }) => ({
            factor: -Math.sign(reaction * moved),
            by: [number(Math.abs(reaction)), mark('·'), number(Math.abs(moved))],
          })),
        ),
        mark('='),
        ...sum([{ factor: value }]),
      ]);
    }
  });
  page.sentence('zeros');
  delta.forEach((row, i) => {
    const moves = addUp(settled[i]!.map(({ reaction, moved }) => -reaction * moved));
    const own = loadDelta[i]!.value;
    const greatest = Math.max(Math.abs(own), Math.abs(moves));
    const terms: SumTerm[] = [
      ...row.flatMap(({ value }, j): SumTerm[] =>
        value === 0 ? [] : [{ factor: value, by: [sign('X', String(j + 1))] }],
      ),
      ...[own, moves].filter((value) => orNothing(value, greatest) !== 0).map((factor) => ({ factor })),
    ];
    // Unknowns are exact only within rounding of the beam's forces, and so are the values computed from them.
    const scale = Math.max(
      ...row.map(({ value }, j) => Math.abs(value) * force * (isCouple(releases[j]!) ? model.L : 1)),
    );
    page.formula([...sum(terms), mark('='), number(0)], { known: page.solverOf(releases), scale });
  });
  X.forEach((value, i) => {
    const isMoment = isCouple(releases[i]!);
    page.formula(
      [sign('X', String(i + 1)), mark('='), ...sum([{ factor: value }]), unit(isMoment ? 'moment' : 'force')],
      { known: page.solverOf(releases), scale: force * (isMoment ? model.L : 1) },
    );
  });
}

/** Writes each reaction of the beam as the sum of those of its primary system. */
export function writeReactions(page: HandPage, model: HandModel, method: ForceMethod, force: number): void {
  const { loaded, units, X } = method;
  page.heading('reactions');
  page.sentence('superposition');
  for (const { support, name, holds } of model.bearings) {
    for (const [letter, direction] of [
      ['H', 'x'],
      ['R', 'y'],
      ['M', 'r'],
    ] as const) {
      if (!holds[direction]) continue;
      const key = keyOf({ letter, support });
      const isMoment = letter === 'M';
      const greatest = force * (isMoment ? model.L : 1);
      const own = orNothing(loaded.statics.values.get(key) ?? 0, greatest);
      const shares = units.map(({ statics }, i) => ({ r: statics.values.get(key) ?? 0, X: X[i]! }));
      const value = findReaction(method, key, greatest);
      const terms: SumTerm[] = [
        ...(own === 0 ? [] : [{ factor: own }]),
        ...shares.flatMap(({ r, X: x }): SumTerm[] => {
          const direction = Math.sign(orNothing(r * x, greatest));
          return direction === 0
            ? []
            : [{ factor: direction, by: [number(Math.abs(r)), mark('·'), number(Math.abs(x))] }];
        }),
      ];
      page.formula(
        [
          sign(letter, name),
          mark('='),
          ...(terms.length > 1 ? [...sum(terms), mark('=')] : []),
          ...sum([{ factor: value }]),
          unit(isMoment ? 'moment' : 'force'),
        ],
        { scale: greatest },
      );
    }
  }
}

/**
 * Returns the results of the equations of a state by their symbols, because on a primary system they differ from the
 * solver's results for the beam.
 */
function valuesOf(equations: ForceMethod['loaded']['statics']['equations']): Map<string, number> {
  return new Map(equations.map(({ solved, value }) => [`${solved.letter}_${solved.name}`, value]));
}

/** Writes the moments of a state part by part; parts without moments are left out. */
function writeLaws(page: HandPage, parts: readonly HandPart[], index: string): void {
  parts.forEach(({ M }, at) => {
    if (M.every((value) => value === 0)) return;
    page.plain(
      [
        sign('M', index, 's'),
        mark('='),
        ...sum(
          M.flatMap((factor, k): SumTerm[] =>
            factor === 0
              ? []
              : [{ factor, by: k === 0 ? [] : k === 1 ? [sign('s')] : [sign('s'), power(k)] }],
          ),
        ),
      ],
      [sign('№'), number(at + 1)],
    );
  });
}

function writeCoefficient(
  page: HandPage,
  { terms, value }: Coefficient,
  index: string,
  letter: 'δ' | 'Δ',
): void {
  page.formula([
    sign(letter, index),
    mark('='),
    ...terms.flatMap((term, at): Formula => {
      const own = terms.filter(({ kind }) => kind === term.kind);
      const most = (name: 'a' | 'b') => Math.max(...own.map(({ h = 0, [name]: c = [] }) => bound(c, h)));
      return [...(at === 0 ? [] : [mark('+')]), ...writeTerm(term, [most('a'), most('b')])];
    }),
    mark('='),
    ...sum([{ factor: value }]),
  ]);
}

/**
 * A cubic is integrated exactly by the ordinates at its ends and in its middle (Simpson's rule), anything else term
 * by term. `most` is the greatest value of the two diagrams: an ordinate that is negligible compared with it is left
 * out.
 */
function writeTerm(
  { a = [], b = [], h = 0, stiffness = 1, forces, give = 0 }: DisplacementTerm,
  most: readonly [number, number],
): Formula {
  if (forces !== undefined)
    return [...bracket(forces[0]), mark('·'), ...bracket(forces[1]), mark('·'), number(give)];
  const product = multiplied(a, b);
  if (a.length + b.length - 2 > 3) {
    const greatest = Math.max(...product.map((value, k) => Math.abs(value) * h ** k));
    const integral = product.flatMap((value, k): SumTerm[] =>
      orNothing(value * h ** k, greatest) === 0
        ? []
        : [{ factor: value / (k + 1), by: k === 0 ? [number(h)] : [number(h), power(k + 1)] }],
    );
    return [fraction([number(1)], [number(stiffness)]), mark('·'), mark('('), ...sum(integral), mark(')')];
  }
  const ordinates = [
    { factor: 1, s: 0 },
    { factor: 4, s: h / 2 },
    { factor: 1, s: h },
  ].flatMap(({ factor, s }): SumTerm[] => {
    const one = orNothing(evaluateAt(a, s), most[0]);
    const other = orNothing(evaluateAt(b, s), most[1]);
    const direction = Math.sign(one) * Math.sign(other);
    if (direction === 0) return [];
    return [{ factor: direction * factor, by: [number(Math.abs(one)), mark('·'), number(Math.abs(other))] }];
  });
  return [
    fraction([number(h)], [number(6), mark('·'), number(stiffness)]),
    mark('·'),
    mark('('),
    ...sum(ordinates),
    mark(')'),
  ];
}

function bracket(value: number): Formula {
  return value < 0 ? [mark('('), mark('−'), number(-value), mark(')')] : [number(value)];
}
