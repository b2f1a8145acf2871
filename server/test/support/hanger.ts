/**
 * Two rods at 45 degrees that hang from their supports and carry 60 kN: 60/√2 kN each, tension. Each has a section of
 * its own, so that there are two groups.
 */
export const HANGER = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: -1, loads: [{ className: 'ShearLoad', c: [-60_000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 1 },
  ],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
  sections: [20, 14, 16, 12].map((Dy) => ({ className: 'circle', label: `D${Dy}`, Dy })),
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

/** A request for the lightest of its bars for each rod. */
export const HANGER_REQUEST = { data: HANGER, series: ['document'] };
