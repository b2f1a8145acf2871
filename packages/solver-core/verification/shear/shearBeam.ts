import { solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamSet, SolvedBeam, SolveOptions } from '@eecs/solver-core';
import { beamCase } from '../beamCase.ts';

/** Stiffnesses of `shearCase`, N·m2 and N: a rectangle 100 by 600 with E = 210 GPa, nu = 0.3; As = 5/6 of its area. */
export const EI = (210e9 * 0.1 * 0.6 ** 3) / 12;
export const GA = ((210e9 / 2.6) * 5 * 0.1 * 0.6) / 6;

/** A beam of length L with shear strains and one rectangle throughout. */
export function shearCase(L: number, rest: object): object {
  return beamCase(L, {
    shear: true,
    materials: [{ name: 'steel', E: 210_000, nu: 0.3 }],
    sections: [{ className: 'rectangle', label: '100 x 600', b: 100, h: 600 }],
    ...rest,
  });
}

/** Solves a valid document, by Timoshenko's theory if it requests it. */
export function solveShear(document: object, options: SolveOptions = {}): SolvedBeam {
  const answer = solveBeam(document, { shear: timoshenko, ...options });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

/** Returns the first set and the shear part of its deflection. */
export function firstSet({ sets }: SolvedBeam) {
  const set = sets[0] as BeamSet;
  if (!set.shearDeflection) throw new Error('`firstSet` needs a beam whose shear strains count');
  return { ...set, shearDeflection: set.shearDeflection };
}
