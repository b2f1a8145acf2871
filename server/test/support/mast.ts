/** A frame of one member: a mast of 3 m, fixed at its foot, with a force of 1 kN at its top. */
export const MAST = {
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000], sets: 0 }] },
  ],
  members: [{ i: 0, j: 1 }],
};
