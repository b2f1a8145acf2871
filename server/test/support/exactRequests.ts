/** A beam on a pin and a roller, 6 m long, under 12 kN/m. */
const beam = (q: number) => ({
  schema: 1,
  kind: 'msb',
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-q, -q, -q] }],
});

/** The size of the load at which the greatest moment is 81 kN·m, one and a half of q·L²/8. */
export const VALUES_REQUEST = {
  data: beam(12_000),
  number: { kind: 'loadSize', load: 0 },
  condition: { kind: 'largest', of: 'M', equals: 81_000 },
  from: 0,
  to: 4,
};

/** The change of the greatest moment if the load grows from 12 to 18 kN/m. */
export const CHANGE_REQUEST = {
  data: beam(12_000),
  after: beam(18_000),
  result: { kind: 'extreme', of: 'M', end: 'max' },
};
