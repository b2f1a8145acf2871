import { type BeamSet, type StressGap, computeLateral } from '@eecs/solver-core';
import { type StressMemory, computeStresses, createStressMemory } from '@eecs/solver-core/stress';
import type { Solved } from '../../naming/resultRows.ts';

/** The stresses of a case set, and its deflection sideways. */
export type SetStress = Pick<BeamSet, 'S' | 'T' | 'EQ' | 'lateral'>;

/** The stresses of a beam, and why some are not known. */
export interface Stressed {
  readonly sets: readonly SetStress[];
  readonly gaps: readonly StressGap[];
}

/** The wanted parts of the stresses. */
export interface StressWish {
  /** Whether equivalent stresses are. */
  readonly hasTheories: boolean;
  /** Whether it is for one frame of a gesture: then equivalent stresses are sketched. */
  readonly isPassing: boolean;
}

/** Finds the stresses of solved beams: each once, however many rows ask. */
export interface Stresser {
  readonly memory: StressMemory;
  readonly stress: (solved: Solved, wish: StressWish) => Stressed;
}

/** Creates it; an editor has its own, which remembers the sections of its documents. */
export function createStresser(): Stresser {
  const memory = createStressMemory();
  const found = new WeakMap<object, Map<string, Stressed>>();
  return {
    memory,
    stress: (solved, wish) => {
      const known = found.get(solved.answer) ?? new Map<string, Stressed>();
      found.set(solved.answer, known);
      // Some row or sentence of a frame needs theories: one computation gives everything that is asked of it.
      const key = wish.isPassing ? 'sketched' : wish.hasTheories ? 'all' : 'exact';
      const stressed =
        known.get(key) ??
        known.get('all') ??
        stressAll(solved, { ...wish, hasTheories: wish.hasTheories || wish.isPassing }, memory);
      known.set(key, stressed);
      return stressed;
    },
  };
}

function stressAll({ document, answer }: Solved, wish: StressWish, memory: StressMemory): Stressed {
  const { sets, gaps } = computeStresses(document, answer, { ...wish, memory });
  let laterals: ReturnType<typeof computeLateral> | undefined;
  // Few frames show it: it is found when it is asked.
  const findLateral = (index: number): SetStress['lateral'] => {
    laterals ??= computeLateral(document, answer);
    return laterals[index] ?? null;
  };
  return {
    sets: sets.map(({ S, T, EQ }, index) => ({
      S,
      T,
      EQ,
      get lateral() {
        return findLateral(index);
      },
    })),
    gaps,
  };
}
