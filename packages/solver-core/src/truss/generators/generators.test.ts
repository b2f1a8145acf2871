import { describe, expect, it } from 'vitest';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { exactRank, rational } from '../../../verification/independent/rational.ts';
import type { Generated, GeneratedTruss } from './generatedTruss.ts';
import { generateArch } from './generateArch.ts';
import { generateFink } from './generateFink.ts';
import { generateHowe } from './generateHowe.ts';
import { generateK } from './generateK.ts';
import { generatePratt } from './generatePratt.ts';
import { generateSpaceGrid } from './generateSpaceGrid.ts';
import { generateTower } from './generateTower.ts';
import { generateWarren } from './generateWarren.ts';
import { judgeTruss } from '../verdict/judgeTruss.ts';

/**
 * The generated truss, the numbers of joints and links according to the formulas, the degree, and the axes of mirror
 * symmetry.
 */
const CASES: readonly [string, Generated, number, number, number, readonly Axis[]][] = [
  ['Warren, 1 panel', generateWarren({ spans: [4], panels: 1, height: 3 }), 3, 3, 0, ['x']],
  ['Warren, 5 panels', generateWarren({ spans: [20], panels: 5, height: 3 }), 11, 19, 0, ['x']],
  ['Warren, 3 spans of 4', generateWarren({ spans: [20, 30, 20], panels: 4, height: 3 }), 25, 47, 2, ['x']],
  [
    'Warren with verticals',
    generateWarren({ spans: [24], panels: 6, height: 3, hasVerticals: true }),
    12,
    21,
    0,
    ['x'],
  ],
  [
    'Warren with verticals, 2 spans',
    generateWarren({ spans: [8, 8], panels: 4, height: 2, hasVerticals: true }),
    16,
    29,
    1,
    ['x'],
  ],
  ['Pratt, 2 panels', generatePratt({ spans: [6], panels: 2, height: 3 }), 4, 5, 0, ['x']],
  ['Pratt, 8 panels', generatePratt({ spans: [24], panels: 8, height: 3 }), 16, 29, 0, ['x']],
  ['Pratt, 3 spans of 6', generatePratt({ spans: [18, 24, 18], panels: 6, height: 3 }), 36, 69, 2, ['x']],
  ['Howe, 8 panels', generateHowe({ spans: [24], panels: 8, height: 3 }), 16, 29, 0, ['x']],
  ['Howe, 2 spans of 4', generateHowe({ spans: [12, 12], panels: 4, height: 3 }), 16, 29, 1, ['x']],
  ['K, 4 panels', generateK({ span: 16, panels: 4, height: 4 }), 10, 17, 0, ['x']],
  ['K, 8 panels', generateK({ span: 32, panels: 8, height: 6 }), 22, 41, 0, ['x']],
  ['Fink, 4 panels', generateFink({ span: 12, height: 3 }), 7, 11, 0, ['x']],
  ['Fink, 8 panels', generateFink({ span: 16, height: 4, panels: 8 }), 15, 27, 0, ['x']],
  [
    'Fink, 16 panels at thirds',
    generateFink({ span: 24, height: 5, panels: 16, struts: 'thirds' }),
    31,
    59,
    0,
    ['x'],
  ],
  ['parabolic arch', generateArch({ span: 40, height: 8, depth: 1, panels: 8 }), 18, 33, 1, ['x']],
  [
    'circular arch',
    generateArch({ span: 40, height: 20, depth: 2, panels: 6, curve: 'circle' }),
    14,
    25,
    1,
    ['x'],
  ],
  [
    'arch on a roller',
    generateArch({ span: 40, height: 8, depth: 1, panels: 4, anchors: { end: 2 } }),
    10,
    17,
    0,
    ['x'],
  ],
  ['plane mast', generateTower({ height: 9, width: 2, panels: 3, legs: 2, bracing: 'single' }), 8, 12, 0, []],
  ['plane mast with crosses', generateTower({ height: 9, width: 2, panels: 3, legs: 2 }), 8, 15, 3, ['x']],
  [
    'plane mast with Ks',
    generateTower({ height: 9, width: 2, topWidth: 1, panels: 3, legs: 2, bracing: 'K' }),
    11,
    18,
    0,
    ['x'],
  ],
  [
    'tower of 3 legs',
    generateTower({ height: 9, width: 3, topWidth: 2, panels: 3, legs: 3, bracing: 'single' }),
    12,
    27,
    0,
    [],
  ],
  [
    'tower of 4 legs',
    generateTower({ height: 9, width: 3, topWidth: 2, panels: 3, bracing: 'single' }),
    16,
    36,
    0,
    [],
  ],
  [
    'tower of 3 legs with crosses',
    generateTower({ height: 4, width: 3, panels: 2, legs: 3 }),
    9,
    24,
    6,
    ['x'],
  ],
  [
    'tower of 4 legs with crosses',
    generateTower({ height: 20, width: 4, topWidth: 2, panels: 5 }),
    24,
    80,
    20,
    ['x', 'z'],
  ],
  // 3 (13) - 12 directions; 32 links: 5 + 4 + 12 more than needed, with the held edges.
  [
    'space grid 2 by 2',
    generateSpaceGrid({ spans: [4, 4], panels: [2, 2], height: 1 }),
    13,
    32,
    32 + 16 - 39,
    ['x', 'z'],
  ],
  [
    'space grid 4 by 3',
    generateSpaceGrid({ spans: [8, 6], panels: [4, 3], height: 1 }),
    32,
    96,
    96 + 22 - 96,
    ['x', 'z'],
  ],
  // 3 (5) - 12 directions, 8 links: of four braces three hold the lower joint, so one is redundant, as are four bars
  // between held corners.
  [
    'space grid of one square on corners',
    generateSpaceGrid({ spans: [1, 1], panels: [1, 1], height: 1, supports: 'corners' }),
    5,
    8,
    8 + 12 - 15,
    ['x', 'z'],
  ],
  [
    'space grid on corners, two squares across',
    generateSpaceGrid({ spans: [10, 4], panels: [5, 2], height: 1, supports: 'corners' }),
    28,
    80,
    80 + 12 - 84,
    ['x', 'z'],
  ],
  [
    'space grid on corners',
    generateSpaceGrid({ spans: [6, 6], panels: [3, 3], height: 1, supports: 'corners' }),
    25,
    72,
    72 + 12 - 75,
    ['x', 'z'],
  ],
];

type Axis = 'x' | 'z';

describe.each(CASES)('%s', (_, generated, joints, links, degree, axes) => {
  const truss = documentOf(generated);

  it('has the joints and links of the formula', () => {
    expect(truss.joints).toHaveLength(joints);
    expect(truss.links).toHaveLength(links);
    expect(new Set(truss.joints.map(({ id }) => id)).size).toBe(joints);
  });

  it('generates a document that can be parsed unchanged', () => {
    const read = parseTruss(truss);
    expect(read).toMatchObject({ ok: true, corrections: [] });
    if (read.ok) expect(read.document).toMatchObject({ joints: truss.joints, links: truss.links });
  });

  it('generates a stable truss: its equations are independent, and the degree is what is left', () => {
    const matrix = equilibrium(truss);
    expect(exactRank(matrix)).toBe(matrix.length);
    expect(matrix[0]!.length - matrix.length).toBe(degree);
    const status = degree === 0 ? 'determinate' : 'indeterminate';
    expect(judgeTruss(truss)).toMatchObject({ status, degree, mechanisms: [] });
  });

  it.each([...axes])('is its own mirror image across %s', (axis) => {
    const places = truss.joints.map((joint) => joint[axis]);
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    const size = Math.max(...truss.joints.map(({ x, y, z }) => Math.hypot(x, y, z)));
    const images = truss.joints.map((joint) => {
      const wanted = { ...joint, [axis]: 2 * middle - joint[axis] };
      return truss.joints.findIndex(
        ({ x, y, z }) => Math.hypot(x - wanted.x, y - wanted.y, z - wanted.z) <= 1e-13 * size,
      );
    });
    expect(images).not.toContain(-1);
    const ends = (i: number, j: number) => [i, j].sort((a, b) => a - b).join(' ');
    const linked = new Set(truss.links.map(({ i, j }) => ends(i, j)));
    const mirrored = truss.links.map(({ i, j }) => ends(images[i]!, images[j]!));
    expect(mirrored.filter((pair) => !linked.has(pair))).toEqual([]);
    expect(linked.size).toBe(links);
  });
});

describe('the objects that accompany the measures', () => {
  it('gives material and section to every link, and the load to joints that nothing holds', () => {
    const truss = documentOf(
      generatePratt({
        spans: [18],
        panels: 6,
        height: 3,
        load: 10_000,
        system: 1,
        material: { name: 'steel', E: 3e7 },
        section: { className: 'generic', label: 'bar', A: 2 },
      }),
    );
    expect(
      truss.links.every(({ materialIndex, sectionIndex }) => materialIndex === 0 && sectionIndex === 0),
    ).toBe(true);
    expect(truss.units.system).toBe(1);
    const loaded = truss.joints.filter(({ loads }) => loads.length > 0);
    expect(loaded.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
    expect(loaded[0]?.loads[0]).toMatchObject({
      className: 'ShearLoad',
      c: [-10_000, 0, -10_000],
      alpha: 90,
    });
  });

  it('lets diagonals of a Pratt truss fall towards the middle and those of a Howe truss rise', () => {
    const rising = (truss: GeneratedTruss) =>
      truss.links
        .map(({ i, j }) => [truss.joints[i]!, truss.joints[j]!] as const)
        .map(([a, b]) => (a.x < b.x ? ([a, b] as const) : ([b, a] as const)))
        .filter(([a, b]) => a.x !== b.x && a.y !== b.y && b.x < 12 && a.x > 0)
        .map(([a, b]) => b.y > a.y);
    const of = { spans: [24], panels: 8, height: 3 };
    expect(rising(documentOf(generatePratt(of)))).toEqual([false, false]);
    expect(rising(documentOf(generateHowe(of)))).toEqual([true, true]);
  });

  it('sets the main struts of a Fink truss perpendicular to the rafters', () => {
    const truss = documentOf(generateFink({ span: 12, height: 3 }));
    const at = (id: string) => truss.joints.find((joint) => joint.id === id)!;
    // 12/4 + 3²/12 = 3.75; the strut from (3, 1.5) then has the slope -2, the rafter 1/2.
    expect(at('lf1')).toMatchObject({ x: 3.75, y: 0 });
    expect(truss.links).toContainEqual(
      expect.objectContaining({ i: truss.joints.indexOf(at('lr1')), j: truss.joints.indexOf(at('lf1')) }),
    );
  });
});

describe('measures that make no truss', () => {
  it.each([
    [generateWarren({ spans: [], panels: 4, height: 3 }), ['generator.tooFew /spans']],
    [
      generateWarren({ spans: [10, -1], panels: 0, height: NaN }),
      ['generator.notPositive /spans/1', 'generator.tooFew /panels', 'generator.notPositive /height'],
    ],
    [
      generateWarren({ spans: [10], panels: 3, height: 1, hasVerticals: true }),
      ['generator.notEven /panels'],
    ],
    [
      generatePratt({ spans: [10], panels: 2.5, height: Infinity }),
      ['generator.notWhole /panels', 'generator.notPositive /height'],
    ],
    [
      generateHowe({ spans: [10], panels: 4, height: 2, anchors: { start: 8, end: 1.5 }, load: NaN }),
      ['generator.anchor /anchors/start', 'generator.anchor /anchors/end', 'generator.notFinite /load'],
    ],
    [
      generateK({ span: 0, panels: 2, height: 2 }),
      ['generator.notPositive /span', 'generator.tooFew /panels'],
    ],
    [generateFink({ span: 10, height: 5 }), ['generator.tooSteep /height']],
    [generateFink({ span: 10, height: 2, panels: 6 }), ['generator.notDoubling /panels']],
    [
      generateArch({ span: 10, height: 6, depth: 1, panels: 4, curve: 'circle' }),
      ['generator.tooSteep /height'],
    ],
    [
      generateArch({ span: 10, height: 3, depth: 0, panels: 3 }),
      ['generator.notPositive /depth', 'generator.notEven /panels'],
    ],
    [generateTower({ height: 9, width: 2, panels: 3, bracing: 'K' }), ['generator.tooMany /legs']],
    [
      generateSpaceGrid({ spans: [10, 0], panels: [2, 0.5], height: 1 }),
      ['generator.notPositive /spans/1', 'generator.notWhole /panels/1'],
    ],
    [generateSpaceGrid({ spans: [10, 10], panels: [1000, 1000], height: 1 }), ['generator.tooMany /panels']],
    ...[
      [1, 2],
      [1, 3],
      [5, 1],
      [30, 1],
    ].map(([m = 1, n = 1]): [Generated, string[]] => [
      generateSpaceGrid({ spans: [m, n], panels: [m, n], height: 1, supports: 'corners' }),
      ['generator.oneRow /supports'],
    ]),
    [generateWarren({ spans: [4], panels: 1, height: 3, load: 1 }), ['generator.nothingLoaded /load']],
    [
      generateSpaceGrid({ spans: [1, 1], panels: [1, 1], height: 1, load: 1 }),
      ['generator.nothingLoaded /load'],
    ],
    [
      generateFink({
        ...{ span: 12, height: 3, system: 3 as never },
        material: { name: 'none', E: -1, nu: 0.3 },
        section: { className: 'generic', label: 'bar', A: 1 },
      }),
      ['generator.constants /system'],
    ],
    [
      generatePratt({
        ...{ spans: [18], panels: 6, height: 3 },
        material: { name: 'none', E: -1 },
        section: { className: 'generic', label: 'bar', A: 0 },
      }),
      ['generator.constants /material/E', 'generator.constants /section/A'],
    ],
    [
      generateTower({ height: 9, width: 2, panels: 3, material: { name: 'none', rho: 'heavy' as never } }),
      ['generator.constants /material/rho'],
    ],
  ])('are refused by name, %#', (generated, wanted) => {
    expect(generated.ok ? [] : generated.failures.map(({ code, path }) => `${code} ${path}`)).toEqual(wanted);
  });
});

function documentOf(generated: Generated): GeneratedTruss {
  if (!generated.ok) throw new Error(JSON.stringify(generated.failures));
  return generated.document;
}

/**
 * Writes the equilibrium of every joint in every direction of the truss; the unknowns are forces of links along
 * unnormalised vectors and forces of anchors.
 */
function equilibrium({ joints, links }: GeneratedTruss) {
  const isPlane = joints.every(({ z }) => z === 0);
  const axes = isPlane ? (['x', 'y'] as const) : (['x', 'y', 'z'] as const);
  const zero = rational(0);
  const columns: { row: number; value: number }[][] = links.map(({ i, j }) =>
    axes.flatMap((axis, k) => {
      const value = joints[j]![axis] - joints[i]![axis];
      return [
        { row: axes.length * i + k, value },
        { row: axes.length * j + k, value: -value },
      ];
    }),
  );
  joints.forEach(({ anchor }, joint) => {
    axes.forEach((_, k) => {
      if ((anchor & (1 << k)) !== 0) columns.push([{ row: axes.length * joint + k, value: 1 }]);
    });
  });
  const matrix = Array.from({ length: axes.length * joints.length }, () => columns.map(() => zero));
  columns.forEach((entries, column) => {
    for (const { row, value } of entries) matrix[row]![column] = rational(value);
  });
  return matrix;
}
