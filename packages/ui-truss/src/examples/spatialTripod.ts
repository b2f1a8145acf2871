import { exampleTruss } from './exampleTruss.ts';

/** Three legs to a loaded top, in US units: one foot fully restrained, the others partly free to spread. */
export const spatialTripod = /* @__PURE__ */ exampleTruss({
  title: 'Tripod',
  units: { system: 1 },
  aspectRatio: 1.5,
  joints: [
    { id: 'f1', x: 0, y: 0, anchor: 7 },
    { id: 'f2', x: 144, y: 0, anchor: 6 },
    { id: 'f3', x: 72, y: 0, z: 120, anchor: 2 },
    {
      id: 'top',
      x: 72,
      y: 120,
      z: 48,
      anchor: 0,
      loads: [{ id: 'F', className: 'ShearLoad', c: [-5000], alpha: 90, sets: 1 }],
    },
  ],
  links: [
    { id: 'l1', i: 0, j: 3 },
    { id: 'l2', i: 1, j: 3 },
    { id: 'l3', i: 2, j: 3 },
    { id: 'g1', i: 0, j: 1 },
    { id: 'g2', i: 1, j: 2 },
    { id: 'g3', i: 2, j: 0 },
  ],
});
