import type { TrussCase } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { project } from '../camera/camera.ts';
import { CORNER, VIEWS } from '../camera/orientation.ts';
import { readCase, triangle } from '../../test/triangle.ts';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { getLabelBox } from '@eecs/ui-kit/editor';
import { LOW_CONTENT, layoutScheme } from './layoutScheme.ts';
import { NO_EMPHASIS } from './scheme.ts';

const texts = {
  force: String,
  jointLoad: () => '10 kN',
  linkLoad: String,
  length: String,
  settlement: String,
  strain: () => '',
};

test('values of loads that hang closer than they are wide stand in two rows, on no arrow', () => {
  const truss = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10_000 });
  const { nodes, loads } = layoutScheme(truss, {
    width: 258,
    height: 290,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts,
  });
  const values = nodes.filter(({ key }) => key.startsWith('value-jointLoad'));
  expect(values).toHaveLength(5);
  const lowest = Math.max(...loads.map(({ from, to }) => Math.max(from.y, to.y)));
  const lines = values.map(({ attributes }) => Number(attributes['y']) - lowest);
  // The arrows end at one level: every baseline is at least the height of the letters below it.
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(11);
  expect(new Set(lines.map(Math.round)).size).toBe(2);
});

test.each([
  [786, 209],
  [366, 169],
])(
  'above an open room, on a board of %i by %i, nothing is cut and values of loads hang on no arrow',
  (width, height) => {
    const truss = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10_000 });
    const { nodes, loads } = layoutScheme(truss, {
      width,
      height,
      orientation: VIEWS.front,
      window: null,
      emphasis: NO_EMPHASIS,
      texts,
      content: LOW_CONTENT,
    });
    for (const { from, to } of loads) expect(Math.max(from.y, to.y)).toBeLessThan(height - 12);
    const values = nodes.filter(({ key }) => key.startsWith('value-jointLoad'));
    expect(values.length).toBeGreaterThan(2);
    const boxes = values.map(({ text = '', attributes: { x, y } }) =>
      getLabelBox({ text, x: Number(x), y: Number(y) }),
    );
    for (const box of boxes) {
      expect(box.y1).toBeLessThanOrEqual(height);
      const struck = loads.filter(({ from, to }) => {
        const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
        return from.x > box.x0 && from.x < box.x1 && bottom > box.y0 + 2 && top < box.y1 - 2;
      });
      expect(struck).toEqual([]);
    }
    expect(nodes.filter(({ attributes }) => attributes['data-role'] === 'dimension')).toEqual([]);
  },
);

test('on a narrow board numbers and dimensions of an arch stand free of one another, of arrows and of rods, or not at all', () => {
  const arch = createTrussExample('arch');
  const { nodes, loads, points } = layoutScheme(arch, {
    width: 330,
    height: 300,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts: { ...texts, length: (length) => length.toFixed(3) },
  });
  const labels = nodes
    .filter(({ tag }) => tag === 'text')
    .map(({ key, text = '', attributes: { x, y, ...rest } }) => ({
      key,
      role: rest['data-role'],
      box: getLabelBox({ text, x: Number(x), y: Number(y) }),
    }));
  const lines = [
    ...loads.map(({ from, to }) => [from, to] as const),
    ...arch.links.flatMap(({ i, j }) => {
      const [a, b] = [points[i], points[j]];
      return a === undefined || b === undefined ? [] : [[a, b] as const];
    }),
  ];
  const covered: string[] = [];
  for (const { key, role, box } of labels) {
    for (const other of labels) {
      const { x0, y0, x1, y1 } = other.box;
      // Coordinates are written to a tenth of a pixel.
      const meets = box.x0 < x1 - 0.1 && x0 < box.x1 - 0.1 && box.y0 < y1 - 0.1 && y0 < box.y1 - 0.1;
      if (key !== other.key && meets) covered.push(`${key} and ${other.key}`);
    }
    if (role === 'load') continue;
    for (const [a, b] of lines)
      for (let part = 0; part <= 1; part += 1 / 64) {
        const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
        const isUnder = x > box.x0 + 0.1 && x < box.x1 - 0.1 && y > box.y0 + 0.1 && y < box.y1 - 0.1;
        if (isUnder) covered.push(`${key} on a line`);
      }
  }
  expect(covered).toEqual([]);
  // Every load has its value.
  expect(labels.filter(({ role }) => role === 'load')).toHaveLength(loads.length);
});

test('a settlement points where its support goes, and temperatures and misfits are drawn at their rods', () => {
  const imposed = readCase({
    ...triangle,
    joints: triangle.joints.map((joint, index) =>
      index === 1 ? { ...joint, anchor: 3, settlement: { x: 0.004, y: -0.008 } } : joint,
    ),
    links: triangle.links.map((link, index) => (index === 0 ? { ...link, dT: -20, dL: 0.002 } : link)),
  });
  const { nodes, points } = layoutScheme(imposed, {
    width: 600,
    height: 400,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts: {
      ...texts,
      settlement: (value) => `${value * 1000} mm`,
      strain: ({ dT = 0, dL = 0 }) => `${dT} and ${dL}`,
    },
  });
  const tip = (key: string): readonly number[] => {
    const d = nodes.find((node) => node.key === key)?.attributes['d'] ?? '';
    return [...d.matchAll(/-?[\d.]+/g)].slice(0, 4).map(Number);
  };
  const [x0 = 0, , x1 = 0] = tip('settled:1:x');
  const [, y0 = 0, , y1 = 0] = tip('settled:1:y');
  // To the right, and down on the page.
  expect(x1).toBeGreaterThan(x0);
  expect(y1).toBeGreaterThan(y0);
  const said = nodes.filter(({ tag }) => tag === 'text').map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(['4 mm', '8 mm', '-20 and 0.002']));
  const strain = nodes.find(({ key }) => key === 'strain-0');
  const box = getLabelBox({
    text: '-20 and 0.002',
    x: Number(strain?.attributes['x']),
    y: Number(strain?.attributes['y']),
  });
  const chord = points[0]?.y ?? NaN;
  expect(chord > box.y1 || chord < box.y0).toBe(true);
});

test('lengths wider than their stretches are written together where they are equal, else dots stand for them', () => {
  const truss = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10_000 });
  const write = (joints: TrussCase['joints'], width: number): string[] => {
    const { nodes } = layoutScheme(
      { ...truss, joints },
      {
        width,
        height: 300,
        orientation: VIEWS.front,
        window: null,
        emphasis: NO_EMPHASIS,
        texts: { ...texts, length: (length) => (length === 3 ? '9′ 10 1/8″' : '8′ 2 7/16″') },
      },
    );
    return nodes.filter(({ key }) => key.startsWith('dimension-x')).map(({ text = '' }) => text);
  };
  const wide = Array.from({ length: 6 }, () => '9′ 10 1/8″');
  expect(write(truss.joints, 1000)).toEqual(wide);
  expect(write(truss.joints, 356)).toEqual(['6 × 9′ 10 1/8″']);
  // The first and the last panel are 2.5 m long, and have no equal neighbours.
  const joints = truss.joints.map((joint) => ({ ...joint, x: Math.max(0.5, Math.min(17.5, joint.x)) }));
  expect(write(joints, 356).toSorted()).toEqual(['4 × 9′ 10 1/8″', '…', '…']);
});

test('two joints that were meant to stand in line have no dimension between them', () => {
  const near = readCase({
    ...triangle,
    joints: triangle.joints.map((joint, index) => (index === 1 ? { ...joint, y: 0.00006 } : joint)),
  });
  const { nodes } = layoutScheme(near, {
    width: 600,
    height: 400,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts,
  });
  expect(nodes.filter(({ key }) => key.startsWith('dimension-y')).map(({ text }) => text)).toEqual([
    '2.99994',
  ]);
});

test('on a phone the value of a load on a tip stands beside its arrow, below the choice of the view', () => {
  const { nodes } = layoutScheme(createTrussExample('tetrahedron'), {
    width: 356,
    height: 294,
    orientation: VIEWS.corner,
    window: null,
    emphasis: NO_EMPHASIS,
    texts,
  });
  const value = nodes.find(({ key }) => key.startsWith('value-jointLoad'));
  const { x, y } = value?.attributes ?? {};
  expect(getLabelBox({ text: '10 kN', x: Number(x), y: Number(y) }).y0).toBeGreaterThanOrEqual(52);
});

test('magnified, a tower in space has a number at nearly every joint that is seen, nearer to it than to any other', () => {
  const tower = createTrussExample('tower');
  const { nodes, points, camera } = layoutScheme(tower, {
    width: 950,
    height: 420,
    orientation: CORNER,
    window: { u: 0, v: 6, scale: 100 },
    emphasis: NO_EMPHASIS,
    texts,
  });
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > 20 && y > 20 && x < camera.width - 20 && y < camera.height - 20;
  const seen = points.filter(isSeen).length;
  const numbers = nodes.filter(({ key }) => key.startsWith('number-'));
  expect(seen).toBeGreaterThan(4);
  expect(numbers.length).toBeGreaterThanOrEqual(seen - 1);
  for (const { key, text = '', attributes } of numbers) {
    const box = getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) });
    const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
    const away = points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
    expect(away[Number(key.slice('number-'.length))], key).toBe(Math.min(...away));
  }
});

test('the whole shows guides too: all of circles and ellipses, of a line what it goes through', () => {
  const { camera } = layoutScheme(
    {
      ...triangle,
      guides: [
        { className: 'circle', x0: 2, y0: 0, a: 30 },
        { className: 'ellipse', x0: 0, y0: 0, a: 50, b: 1, alpha: 90 },
        { className: 'line', x0: -60, y0: 2, alpha: 10 },
      ],
    },
    {
      width: 900,
      height: 420,
      orientation: VIEWS.front,
      window: null,
      emphasis: NO_EMPHASIS,
      texts,
    },
  );
  for (const [x, y] of [
    [-28, 0],
    [32, 0],
    [2, -30],
    [0, 50],
    [0, -50],
    [-60, 2],
  ] as const) {
    const at = project(camera, { x, y, z: 0 });
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(900);
    expect(at.y).toBeGreaterThan(40);
    expect(at.y).toBeLessThan(400);
  }
});

test('three values of a load along a slope stand beside its arrows, and so do the numbers of the joints', () => {
  const load = { id: 'q', className: 'DistributedLoad', alpha: 90, y: [-5, -12, -8], sets: 1 } as const;
  const truss: typeof triangle = {
    ...triangle,
    joints: triangle.joints.map((joint) => (joint.y > 0 ? { ...joint, y: 1.5 } : joint)),
    links: triangle.links.map((link) => (link.i === 0 || link.j === 0 ? { ...link, loads: [load] } : link)),
  };
  const { nodes } = layoutScheme(truss, {
    width: 900,
    height: 420,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts: { ...texts, linkLoad: () => '0.06 … 0.144 … 0.096 kip/ft' },
  });
  const drawn = nodes.filter(({ key }) => key.startsWith('linkLoad'));
  expect(drawn).toHaveLength(2);
  const corners = drawn.flatMap(({ attributes }) =>
    [...String(attributes['d']).matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
  );
  const labels = nodes.filter(({ key }) => key.startsWith('value-linkLoad') || key.startsWith('number-'));
  expect(labels).toHaveLength(5);
  for (const { text = '', attributes } of labels) {
    const box = getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) });
    const inside = corners.filter(([x = 0, y = 0]) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1);
    expect([text, inside]).toEqual([text, []]);
  }
});

test('many loads show the greatest value at each place, and none over the buttons of the view', () => {
  const girder = createPrattTruss({ panels: 1000, panelLength: 1, height: 60, load: 10_000 });
  // Rows of loads over the whole board, up to its upper edge.
  const joints = girder.joints.map((joint, index) => {
    const [load] = girder.joints[1]?.loads ?? girder.joints[2]?.loads ?? [];
    const force = -1000 - index;
    const loads = load === undefined ? [] : [{ ...load, c: [force, 0, force] as const, id: `f${index}` }];
    return { ...joint, y: (index % 40) * 8, loads };
  });
  const options = {
    width: 1100,
    height: 480,
    orientation: VIEWS.front,
    window: null,
    emphasis: NO_EMPHASIS,
    texts: { ...texts, jointLoad: ({ c }: { readonly c: readonly number[] }) => `${c[0]} N` },
  };
  const { nodes, loads, hidden } = layoutScheme({ ...girder, joints }, options);
  expect(loads.length).toBeGreaterThan(150);
  const values = nodes.filter(({ key }) => key.startsWith('value-jointLoad'));
  expect(values.length).toBeGreaterThan(10);
  // A cell of 96 by 36 px has one value at most.
  expect(values.length).toBeLessThanOrEqual(Math.ceil(1100 / 96) * Math.ceil(480 / 36));
  expect(hidden).toBe(loads.length - values.length);
  for (const { attributes, text = '' } of values) {
    const box = getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) });
    expect(box.x1 > 1100 - 296 && box.y0 < 44).toBe(false);
  }
});

test('a row of a thousand loads is drawn as a band from its first to its last', () => {
  const girder = createPrattTruss({ panels: 1000, panelLength: 1, height: 3, load: 1000 });
  const [load] = girder.joints.flatMap((joint) => joint.loads);
  if (load === undefined) throw new Error('The girder has no load.');
  const joints = girder.joints.map((joint, index) => ({ ...joint, loads: [{ ...load, id: `f${index}` }] }));
  const { loads } = layoutScheme(
    { ...girder, joints },
    { width: 960, height: 420, orientation: VIEWS.front, window: null, emphasis: NO_EMPHASIS, texts },
  );
  const xs = loads.map(({ from }) => from.x).sort((a, b) => a - b);
  const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(8);
  expect((xs.at(-1) ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(600);
  expect(loads.length).toBeLessThanOrEqual(400);
});
