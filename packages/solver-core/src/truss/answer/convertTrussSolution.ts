import type { UnitSystem } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { trussHash } from '../../model/truss/trussHash.ts';
import type { Convert } from '../../units/convertCase.ts';
import { convertQuantity, snapToDigits } from '../../units/convertQuantity.ts';
import type { Quantity } from '../../units/quantity.ts';
import type { TrussDescriptor, TrussEquation, TrussUnknown } from '../results/descriptor.ts';
import type { JointVector } from '../results/forceLists.ts';
import type { TrussMohr, TrussMohrCase } from '../results/mohr.ts';
import type { SolvedTruss, TrussSet } from './answer.ts';

/**
 * Converts the results of a solved truss after its document changed the unit system, so that they stay current. Nothing
 * is solved again; equations and Mohr's sums are converted with the forces.
 *
 * `from` is the system of the results. `document` is the converted document: it states the new system, and its
 * fingerprint becomes the `hash` of the results. A coefficient of the equations has the unit of its row divided by that
 * of its column. Verdict, checks, relative values and the effects of unit loads stay unchanged. The same system returns
 * the results themselves.
 *
 * @example convertTrussSolution(answer, 0, convertTruss(document, 1)).sets[0].N // in lbf
 */
export function convertTrussSolution(
  answer: SolvedTruss,
  from: UnitSystem,
  document: TrussCase,
): SolvedTruss {
  const to = document.units.system;
  if (from === to) return answer;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  return {
    ...answer,
    hash: trussHash(document),
    totalMass: convert(answer.totalMass, 'mass'),
    corrections: answer.corrections.map((correction) => convertCorrection(correction, convert)),
    sets: answer.sets.map((set) => convertSet(set, convert)),
    mohr: answer.mohr?.map((one) => convertMohr(one, convert)) ?? null,
  };
}

/** Converts the lengths in a correction of the results. */
function convertCorrection(correction: TrussFailure, convert: Convert): TrussFailure {
  if (correction.code !== 'correction.largeDisplacement') return correction;
  const convertLength = (name: string): Record<string, number> => {
    const value = correction.values[name];
    return typeof value === 'number' ? { [name]: convert(value, 'length') } : {};
  };
  return {
    ...correction,
    values: { ...correction.values, ...convertLength('displacement'), ...convertLength('extent') },
  };
}

function convertSet(set: TrussSet, convert: Convert): TrussSet {
  return {
    ...set,
    b: convertAll(set.b, 'force', convert),
    N: convertAll(set.N, 'force', convert),
    R: set.R.map((reaction) => convertVector(reaction, 'force', convert)),
    displacement: set.displacement?.map((moved) => convertVector(moved, 'displacement', convert)) ?? null,
    stress: set.stress && convertAll(set.stress, 'stress', convert),
    descriptor: set.descriptor && convertDescriptor(set.descriptor, convert),
  };
}

function convertAll(values: readonly number[], quantity: Quantity, convert: Convert): number[] {
  return values.map((value) => convert(value, quantity));
}

function convertVector({ joint, x, y, z }: JointVector, quantity: Quantity, convert: Convert): JointVector {
  return { joint, x: convert(x, quantity), y: convert(y, quantity), z: convert(z, quantity) };
}

function convertDescriptor(descriptor: TrussDescriptor, convert: Convert): TrussDescriptor {
  const { unknowns, equations, A, b, x, N } = descriptor;
  return {
    ...descriptor,
    A: {
      ...A,
      entries: A.entries.map(([i, j, value]) => [
        i,
        j,
        convertRatio(value, [quantityOfEquation(equations[i]!), quantityOfUnknown(unknowns[j]!)], convert),
      ]),
    },
    b: b.map((value, i) => convert(value, quantityOfEquation(equations[i]!))),
    x: x.map((value, j) => convert(value, quantityOfUnknown(unknowns[j]!))),
    N: convertAll(N, 'force', convert),
  };
}

/** Returns the quantity of the right-hand side of an equation, which gives the unit of its row. */
function quantityOfEquation({ kind }: TrussEquation): Quantity {
  switch (kind) {
    case 'balance':
      return 'force';
    case 'elongation':
    case 'held':
      return 'displacement';
    default:
      return kind satisfies never;
  }
}

function quantityOfUnknown({ kind }: TrussUnknown): Quantity {
  switch (kind) {
    case 'axialForce':
    case 'reaction':
      return 'force';
    case 'displacement':
      return 'displacement';
    default:
      return kind satisfies never;
  }
}

/** Converts a ratio of two quantities; a direction cosine has no unit and stays unchanged. */
function convertRatio(value: number, [over, under]: readonly [Quantity, Quantity], convert: Convert): number {
  return over === under ? value : snapToDigits(convert(value, over) / convert(1, under));
}

function convertMohr(mohr: TrussMohr, convert: Convert): TrussMohr {
  // A unit load is 1 of either unit, so the forces under it are ratios.
  return { ...mohr, cases: mohr.cases.map((one) => convertMohrCase(one, convert)) };
}

function convertMohrCase(one: TrussMohrCase, convert: Convert): TrussMohrCase {
  const moved = (value: number): number => convert(value, 'displacement');
  return {
    N: moved(one.N),
    elongation: moved(one.elongation),
    settlement: moved(one.settlement),
    total: moved(one.total),
    links:
      one.links?.map((link) => ({
        ...link,
        N: convert(link.N, 'force'),
        flexibility: convertRatio(link.flexibility, ['displacement', 'force'], convert),
        elongation: moved(link.elongation),
        value: moved(link.value),
      })) ?? null,
    check: { ...one.check, expected: moved(one.check.expected) },
  };
}
