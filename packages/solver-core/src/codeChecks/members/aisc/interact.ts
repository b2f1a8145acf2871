/** The utilisations by an axial force and by a moment: required divided by available strength. */
interface Uses {
  readonly axial: number;
  readonly moment: number;
}

/** Computes the interaction of AISC 360-22 (H1-1a) and (H1-1b), and names the equation. */
export function interact({ axial, moment }: Uses): { readonly utilisation: number; readonly clause: string } {
  return axial >= 0.2
    ? { utilisation: axial + (8 / 9) * moment, clause: '(H1-1a)' }
    : { utilisation: axial / 2 + moment, clause: '(H1-1b)' };
}
