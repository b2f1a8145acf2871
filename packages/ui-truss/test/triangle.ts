import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';

/** Parses a truss into the form that the editor holds. */
export function readCase(document: object): TrussCase {
  const parsed = parseTruss({ schema: 1, ...document });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** A triangle of three rods on a pin and a roller, 4 m wide and 3 m high, with 10 kN down on its top. */
export const triangle: TrussCase = readCase({
  joints: [
    { id: 'a', x: 0, y: 0, anchor: 3 },
    { id: 'b', x: 4, y: 0, anchor: 2 },
    { id: 'c', x: 2, y: 3, loads: [{ id: 'p', className: 'ShearLoad', c: [-10000], sets: 1 }] },
  ],
  links: [
    { id: 'ab', i: 0, j: 1 },
    { id: 'bc', i: 1, j: 2 },
    { id: 'ca', i: 2, j: 0 },
  ],
});

/** Returns a generator of the names `n1`, `n2`, ... */
export function countIds(): () => string {
  let count = 0;
  return () => `n${(count += 1)}`;
}
