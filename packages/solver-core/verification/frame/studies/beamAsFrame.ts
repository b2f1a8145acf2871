/** A square steel bar of 100 mm along the x axis, free at both ends, on a bed and with a transverse force at its end. */
export function beamAsFrame({
  length,
  bedding,
  endLoad,
}: {
  readonly length: number;
  readonly bedding: { readonly y: number };
  readonly endLoad: number;
}) {
  return {
    joints: [
      { x: 0, y: 0, support: { className: 'spring', stiffness: { x: 1e6 } } },
      { x: length, y: 0, loads: [{ className: 'ShearLoad', c: [endLoad], sets: 1 }] },
    ],
    members: [{ i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0, bedding }],
  };
}
