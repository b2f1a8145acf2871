import { type BeamSet, type StressGap, computeLateral } from '@eecs/solver-core';
import { type StressMemory, computeStresses, createStressMemory } from '@eecs/solver-core/stress';
import type { Solved } from '../../naming/resultRows.ts';

/** The stresses of a case set, and its lateral deflection. */
export type SetStress = Pick<BeamSet, 'S' | 'T' | 'EQ' | 'lateral'>;

/** The stresses of a beam, and why some are unknown. */
export interface Stressed {
  readonly sets: readonly SetStress[];
  readonly gaps: readonly StressGap[];
}

/** The requested parts of the stresses. */
export interface StressWish {
  /** Whether equivalent stresses are requested. */
  readonly hasTheories: boolean;
  /** Whether it is for one frame of a gesture: equivalent stresses are then only sketched. */
  readonly isPassing: boolean;
}

/** Computes the stresses of solved beams, each once, however many rows need it. */
export interface Stresser {
  readonly memory: StressMemory;
  readonly stress: (solved: Solved, wish: StressWish) => Stressed;
}

/** Creates the calculator; each editor has its own, which caches the sections of its documents. */
export function createStresser(): Stresser {
  const memory = createStressMemory();
  const found = new WeakMap<object, Map<string, Stressed>>();
  return {
    memory,
    stress: (solved, wish) => {
      const known = found.get(solved.answer) ?? new Map<string, Stressed>();
      found.set(solved.answer, known);
      // If any row or sentence of a frame needs theories, one computation gives everything.
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
  // Few frames show it, so it is computed on request.
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
