import type { Theory } from '../beam/results/stressParts.ts';
import type { Forces } from './cutForces.ts';
import { listArcs } from './fibreArcs.ts';
import type { FibrePlace } from './fibreArcs.ts';
import { fibresAt } from './fibres.ts';
import type { Fibre } from './fibres.ts';
import { tabulateFibres } from './fibreTable.ts';
import type { PlacedSection } from './placedSection.ts';
import { createFibreSearch } from './searchFibres.ts';
import { computeEquivalents, THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';
import { TRESCA } from './theoryBranches.ts';

/** The greatest equivalent stress of a cut, with its fibre. */
export interface Worst {
  readonly value: number;
  readonly fibre: Fibre;
}

/** Searches the cuts of one section and material. */
export interface CutSearch {
  /**
   * Whether the fifth theory equals the third: Mohr's theory is Tresca's if the strengths in tension and compression
   * are equal.
   */
  readonly isMohrTresca: boolean;
  /** Appends the greatest equivalent stress of a cut for each theory, to 1e-10, to the list of that theory. */
  readonly addGreatest: (forces: Forces, lists: Readonly<Record<Theory, number[]>>) => void;
  /** Returns the greatest equivalent stress of a cut for one theory. */
  readonly greatestAfter: (forces: Forces, theory: Theory) => number;
  /** Finds the greatest equivalent stress of a cut for one theory with its fibre, exact up to rounding. */
  readonly worst: (forces: Forces, theory: Theory) => Worst;
  /**
   * Upper bounds of the change of the greatest stress for a unit of each force, whatever the others are, because
   * theories are convex and homogeneous of degree one.
   */
  readonly perForce: Readonly<Record<keyof Forces, Record<Theory, number>>>;
}

/** Computes the equivalent stresses of a fibre under forces. */
export function stressFibre(
  fibre: Pick<Fibre, 'axial' | 'bending' | 'shear'>,
  { N, Q, M }: Forces,
  constants: TheoryConstants,
): Record<Theory, number> {
  return computeEquivalents(N * fibre.axial + M * fibre.bending, Q * fibre.shear, constants);
}

/**
 * Prepares a section for the search of its cuts. A beam runs this search some thousand times, so it allocates no
 * memory.
 */
export function createCutSearch(section: PlacedSection, constants: TheoryConstants): CutSearch {
  const table = tabulateFibres(listArcs(section));
  const { search, greatest, atEnd, atArc, atPlace } = createFibreSearch(table, 1 / section.A, constants);
  const { ends, arcs } = table;
  const isMohrTresca = constants.k === 1;
  const indexOf = (theory: Theory) => (isMohrTresca && theory === 'eq5' ? TRESCA : THEORIES.indexOf(theory));

  function placeOf(theory: number): FibrePlace {
    const a = atArc[theory]!;
    return a < 0 ? ends[atEnd[theory]!]! : arcs[a]!.arc.placeAt(atPlace[theory]!);
  }

  function greatestOf(forces: Forces): Record<Theory, number> {
    search(forces);
    return {
      eq1: greatest[0]!,
      eq2: greatest[1]!,
      eq3: greatest[2]!,
      eq4: greatest[3]!,
      eq5: greatest[indexOf('eq5')]!,
    };
  }

  function unitOf(force: keyof Forces): Record<Theory, number> {
    const none = { N: 0, Q: 0, M: 0 };
    const [pulls, presses] = [greatestOf({ ...none, [force]: 1 }), greatestOf({ ...none, [force]: -1 })];
    // Only the fifth theory distinguishes tension from compression.
    return { ...pulls, eq5: Math.max(pulls.eq5, presses.eq5) };
  }

  return {
    isMohrTresca,
    addGreatest: (forces, lists) => {
      search(forces);
      lists.eq1.push(greatest[0]!);
      lists.eq2.push(greatest[1]!);
      lists.eq3.push(greatest[2]!);
      lists.eq4.push(greatest[3]!);
      lists.eq5.push(greatest[indexOf('eq5')]!);
    },
    greatestAfter: (forces, theory) => {
      const index = indexOf(theory);
      search(forces, index);
      return greatest[index]!;
    },
    perForce: { N: unitOf('N'), Q: unitOf('Q'), M: unitOf('M') },
    worst: (forces, theory) => {
      const index = indexOf(theory);
      search(forces, index);
      const { z, side, slot } = placeOf(index);
      const fibre = fibresAt(section, z, side)[slot]!;
      return { value: stressFibre(fibre, forces, constants)[theory], fibre };
    },
  };
}
