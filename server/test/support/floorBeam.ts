/** A floor beam of 6 m of S235 under 10 kN/m, for searches of a section. */
export const FLOOR_BEAM = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-10_000, -10_000, -10_000] }],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
  sections: [{ className: 'rectangle', label: 'first', b: 100, h: 200 }],
  beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
};

/** A request for its lightest IPE with a deflection of at most L/300. */
export const FLOOR_REQUEST = {
  data: FLOOR_BEAM,
  series: ['IPE'],
  limits: { deflection: [{ span: 300 }] },
};
