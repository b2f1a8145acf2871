import { describe, expect, it } from 'vitest';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import { sha1 } from '../../hashing/sha1.ts';
import { parseTruss } from './parseTruss.ts';
import { toSolverInput, trussHash } from './trussHash.ts';

const [fixture] = fixtures;
const { document } = fixture!;
const [joint, ...joints] = document.joints;
const [link, ...links] = document.links;

function hash(input: unknown): string {
  const parsed = parseTruss(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return trussHash(parsed.document);
}

/** Sorts keys at every depth: canonical JSON the slow way. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sortKeys(part)]),
  );
}

/** Returns a load of each class, some of them with `beta`. */
function acting(index: number) {
  return { className: ['n', 'q', 'r'][index % 3], ...(index % 2 > 0 && { beta: index - 7 }) };
}

const full = {
  ...document,
  joints: [
    {
      ...joint,
      settlement: { x: 1, y: 2 },
      sets: 1,
      loads: [{ className: 'r', c: [1], alpha: 3, beta: 4, sets: 1 }],
    },
    ...joints,
  ],
  links: [
    { ...link, dT: 1, dL: 2, sets: 1, loads: [{ className: 'q(x)', x: [0, 1], y: [1, 2, 3], sets: 1 }] },
    ...links,
  ],
  materials: [{ ...document.materials[0], strength: { tension: 1, compression: 2 } }],
  caseSets: [{ title: 'a' }, { title: 'b', combined: true, factors: { 0: 1.35 } }],
};

describe('trussHash', () => {
  it.each([...fixtures.map(({ document: one }) => one), full])(
    'is of canonical JSON with sorted keys',
    (input) => {
      const parsed = parseTruss(input);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
      expect(trussHash(parsed.document)).toBe(sha1(JSON.stringify(sortKeys(toSolverInput(parsed.document)))));
    },
  );

  it('writes every number and entry as JSON does', () => {
    const numbers = [0, -0, 1, 9, 10, 99, 1e3, 999_999_999, 1e9, 2 ** 31, 1e21, 0.1, -2.5, 1e-7, 123_456.789];
    const input = {
      ...full,
      joints: numbers.flatMap((x, k) => [
        { x, y: -x, z: numbers.at(-1 - k), anchor: k % 8 },
        { ...full.joints[0], x },
        { x, y: -1e-7, loads: [{ ...acting(k), c: [x] }] },
        {
          x,
          y: 0,
          z: -x,
          loads: [
            { ...acting(k + 1), c: [x] },
            { ...acting(k), c: [-x] },
          ],
        },
        { x, y: 0, loads: numbers.map((value, m) => ({ ...acting(m), c: [value], alpha: value, sets: m })) },
      ]),
      links: numbers.flatMap((_, k) => [
        { i: k, j: k + 11, materialIndex: -1, sectionIndex: k },
        { i: k, j: k + 12, ...(k % 2 > 0 && { dT: k, dL: 0 }), ...(k % 3 > 0 && { sets: 1 }) },
      ]),
    };
    const parsed = parseTruss(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const { document: read } = parsed;
    expect(read.links).toHaveLength(2 * numbers.length);
    const made = sha1(JSON.stringify(sortKeys(toSolverInput(read))));
    expect(trussHash(read)).toBe(made);
  });

  it('does not see ids, titles, colours, guides, grid, unknown fields, -0, spellings and the order of keys', () => {
    const changed = {
      ...Object.fromEntries(Object.entries(full).reverse()),
      id: 99,
      title: 'Another',
      k: 3,
      aspectRatio: 7,
      divisor: 5,
      isReal: false,
      note: 'kept',
      guides: [{ x0: 1, y0: 1 }],
      grid: { step: 2, minors: 5, yStep: 1 },
      joints: full.joints.map((one, index) => ({
        ...one,
        id: `${index}!`,
        z: -0,
        loads: one.loads.map((load) => ({ ...load, id: 7, className: load.className.toUpperCase() })),
      })),
      links: full.links.map((one) => ({ dT: 0, dL: 0, ...one, id: 'x', color: 'red' })),
    };
    expect(hash(changed)).toBe(hash(full));
  });

  it('sees every number the solver reads, and the order of joints, links and loads', () => {
    const [first, ...others] = full.joints;
    const [rod, ...rods] = full.links;
    const [load] = first!.loads;
    const [line] = rod!.loads;
    const withJoint = (part: object) => ({ ...full, joints: [{ ...first, ...part }, ...others] });
    const withLink = (part: object) => ({ ...full, links: [{ ...rod, ...part }, ...rods] });
    const variants = [
      full,
      ...[{ x: 9 }, { y: 9 }, { z: 9 }, { anchor: 7 }, { settlement: { x: 1 } }, { sets: 3 }].map(withJoint),
      ...[{ c: [9] }, { alpha: 9 }, { beta: 9 }, { sets: 2 }].map((part) =>
        withJoint({ loads: [{ ...load, ...part }] }),
      ),
      withJoint({ loads: [load, load] }),
      ...[{ i: 1, j: 0 }, { materialIndex: -1 }, { sectionIndex: -1 }, { dT: 9 }, { dL: 9 }, { sets: 3 }].map(
        withLink,
      ),
      ...[{ x: [0, 0.5] }, { y: [9, 2, 3] }, { alpha: 9 }, { sets: 2 }, { className: 'm(x)' }].map((part) =>
        withLink({ loads: [{ ...line, ...part }] }),
      ),
      { ...full, links: [...full.links].reverse() },
      { ...full, selfWeight: true },
      { ...full, units: { ...full.units, system: 1 } },
      { ...full, materials: [{ ...full.materials[0], alpha: 1 }] },
      { ...full, sections: [{ ...full.sections[0], A: 11 }] },
      { ...full, caseSets: [{ title: 'a', angle: 5 }, full.caseSets[1]] },
      { ...full, caseSets: [full.caseSets[0], { title: 'b', combined: true, factors: { 0: 1.5 } }] },
    ];
    expect(new Set(variants.map(hash)).size).toBe(variants.length);
  });
});
