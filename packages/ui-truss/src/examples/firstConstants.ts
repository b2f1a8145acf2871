/** The material a truss begins with, in the units of its system: steel S235, or A992. */
export const FIRST_MATERIAL = {
  0: {
    name: 'S235',
    E: 210000,
    nu: 0.3,
    rho: 7850,
    alpha: 1.2e-5,
    strength: { tension: 235, compression: 235 },
    color: 'grey',
  },
  1: {
    name: 'A992',
    E: 29e6,
    nu: 0.3,
    rho: 0.2836,
    alpha: 6.5e-6,
    strength: { tension: 50000, compression: 50000 },
    color: 'grey',
  },
} as const;

/** The cross-section a truss begins with: a round pipe, which is as stiff in every direction. */
export const FIRST_SECTION = {
  0: { className: 'roundpipe', label: 'CHS 114.3×5', Dy: 114.3, tw: 5 },
  1: { className: 'roundpipe', label: 'Pipe 4 Std', Dy: 4.5, tw: 0.237 },
} as const;
