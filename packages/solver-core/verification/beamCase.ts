/** Builders of beam documents for the tests. They write plain data, and only what a problem states. */

/** A generic section with the stiffnesses EI and EA (SI base units) and a material with E = 200 GPa. */
export function stiffness(EI: number, EA = 2e9) {
  return {
    materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
    sections: [{ className: 'generic', label: 'EI', A: (EA / 2e11) * 1e4, Iy: (EI / 2e11) * 1e8 }],
  };
}

/** A document of length L with one section of EI = 2e7 N·m2 throughout. `rest` overrides and adds fields. */
export function beamCase(L: number, rest: object = {}) {
  return {
    schema: 1,
    L,
    selfWeight: false,
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0 }],
    ...stiffness(2e7),
    ...rest,
  };
}

export const clamp = (x: number, rest: object = {}) => ({ className: 'cantilever', x, ...rest });
export const pin = (x: number, rest: object = {}) => ({ className: 'fixed', x, ...rest });
export const roller = (x: number, rest: object = {}) => ({ className: 'simple', x, ...rest });
export const hinge = (x: number) => ({ className: 'hinge', x });
export const spring = (x: number, stiff: object, rest: object = {}) => ({
  className: 'spring',
  x,
  stiffness: stiff,
  ...rest,
});

export const force = (x: number, value: number) => ({ className: 'ShearLoad', x, c: [value] });
export const axial = (x: number, value: number) => ({ className: 'AxialLoad', x, c: [value] });
export const moment = (x: number, value: number) => ({ className: 'BendingMoment', x, c: [value] });
export const uniform = (x0: number, x1: number, q: number) => ({
  className: 'DistributedLoad',
  x: [x0, x1],
  y: [q, q, q],
});
export const linear = (x0: number, x1: number, q0: number, q1: number) => ({
  className: 'DistributedLoad',
  x: [x0, x1],
  y: [q0, (q0 + q1) / 2, q1],
});
export const quadratic = (x0: number, x1: number, y: readonly [number, number, number]) => ({
  className: 'DistributedLoad',
  x: [x0, x1],
  y,
});
