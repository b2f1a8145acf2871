import { addLateral, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamAnswer } from '@eecs/solver-core';
import { generateGarbage } from './generateGarbage.ts';

export interface GarbageReport {
  readonly solved: number;
  readonly refused: number;
  readonly slowestMs: number;
  readonly faults: readonly { readonly seed: number; readonly reason: string }[];
}

/** Solves `count` garbage documents: none may throw or return a number that is not finite. */
export function runGarbage(seed: number, count: number, maxFaults = 20): GarbageReport {
  const faults: { seed: number; reason: string }[] = [];
  let [solved, refused, slowestMs] = [0, 0, 0];
  for (let i = seed; i < seed + count && faults.length < maxFaults; i++) {
    const start = performance.now();
    try {
      const answer = answerGarbage(generateGarbage(i));
      slowestMs = Math.max(slowestMs, performance.now() - start);
      if (answer.level === 'error') refused++;
      else solved++;
      const path = notFinite(answer, '');
      if (path !== null) faults.push({ seed: i, reason: `${answer.level}: not finite at ${path}` });
    } catch (error) {
      faults.push({ seed: i, reason: `thrown: ${String(error)}` });
    }
  }
  return { solved, refused, slowestMs, faults };
}

/** Solves with everything that a document can request, including shear strains and lateral deflection. */
function answerGarbage(document: unknown): BeamAnswer {
  const answer = solveBeam(document, { shear: timoshenko });
  const parsed = answer.level === 'error' ? null : parseCase(document);
  return parsed?.ok && answer.level !== 'error' ? addLateral(parsed.document, answer) : answer;
}

/** Returns the path of the first number that JSON cannot represent, or null. */
export function notFinite(value: unknown, path: string): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} = ${value}`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = notFinite(child, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}
