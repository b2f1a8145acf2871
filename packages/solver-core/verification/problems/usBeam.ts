import { beamCase } from '../beamCase.ts';

/** Flexural stiffness of `usBeam`, lbf·in2: E = 29 000 ksi, I = 170 in4. */
export const US_EI = 29e6 * 170;

/** A beam of W10x33 in US units: inches, lbf, psi. */
export function usBeam(length: number, rest: object): object {
  return beamCase(length, {
    units: { system: 1 },
    materials: [{ name: 'A992', E: 29e6, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'W10x33', A: 9.71, Iy: 170 }],
    ...rest,
  });
}
