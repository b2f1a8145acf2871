import { type BeamSet, type StressGap, computeLateral } from '@eecs/solver-core';
import { type StressMemory, computeStresses, createStressMemory } from '@eecs/solver-core/stress';
import type { Solved } from '../naming/resultRows.ts';

/** The stresses of a case set, and its deflection sideways. */
export type SetStress = Pick<BeamSet, 'S' | 'T' | 'EQ' | 'lateral'>;

/** The stresses of a beam, and why some are not known. */
export interface Stressed {
  readonly sets: readonly SetStress[];
  readonly gaps: readonly StressGap[];
}

/** What is wanted of the stresses. */
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
      const key = wish.hasTheories ? (wish.isPassing ? 'sketched' : 'all') : 'exact';
      const stressed = known.get(key) ?? known.get('all') ?? stressAll(solved, wish, memory);
      known.set(key, stressed);
      return stressed;
    },
  };
}

function stressAll({ document, answer }: Solved, wish: StressWish, memory: StressMemory): Stressed {
  const laterals = computeLateral(document, answer);
  const { sets, gaps } = computeStresses(document, answer, { ...wish, memory });
  return { sets: sets.map((set, index) => ({ ...set, lateral: laterals[index] ?? null })), gaps };
}
