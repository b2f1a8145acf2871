import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { getLabelBox } from '@eecs/ui-kit/editor';
import { type Point, fitCamera } from '../../camera/camera.ts';
import { CORNER, VIEWS } from '../../camera/orientation.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { TRUSS_EXAMPLES, type TrussExampleName, createTrussExample } from '../../starters/trussExamples.ts';
import { NO_EMPHASIS } from '../../scheme/scheme.ts';
import { getRodValues } from '../values/rodValues.ts';
import { BAR_WIDTH } from './barWidth.ts';
import { createBarWidths } from './drawBars.ts';
import { getForceFrame } from './forceFrame.ts';
import { layoutForces } from './layoutForces.ts';

const kN = (value: number): string => String(Number((value / 1000).toPrecision(4)));

const kip = (value: number): string => (value / 4448.2216).toFixed(3);

/** Solved examples; each is laid out on boards of many widths. */
const solved = new Map<TrussExampleName, ReturnType<typeof solveExample>>();

function solveExample(name: TrussExampleName) {
  const document = createTrussExample(name);
  const answer = solveTruss(document);
  if (answer.level === 'error' || answer.sets[0] === undefined) throw new Error(`${name} is not solved`);
  return { document, answer, set: answer.sets[0] };
}

function layout(name: TrussExampleName, width: number, chosen: readonly string[] = [], force = kN) {
  const { document, answer, set } = solved.get(name) ?? solveExample(name);
  solved.set(name, { document, answer, set });
  const { nodes, points } = layoutForces(
    document,
    { answer, set },
    {
      camera: fitCamera(document.joints, isSpatial(document) ? CORNER : VIEWS.front, getForceFrame(width)),
      mode: 'force',
      hasShape: true,
      hasReactions: true,
      emphasis: { ...NO_EMPHASIS, chosen: new Set(chosen) },
      force,
      stress: String,
      percent: String,
    },
  );
  const labels = nodes
    .filter(({ tag }) => tag === 'text')
    .map(({ key, text = '', attributes }) => ({
      key,
      text,
      box: getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) }),
    }));
  const shape = nodes.find(({ key }) => key === 'shape')?.attributes['d'] ?? '';
  const led = new Set(
    nodes.flatMap(({ key }) => (key.startsWith('leader-') ? [key.slice('leader-'.length)] : [])),
  );
  return { labels, led, shape, set, points, links: document.links };
}

// A mechanism has no forces.
const EXAMPLES = TRUSS_EXAMPLES.filter((name) => name !== 'mechanism');
const PLANE = EXAMPLES.filter((name) => !isSpatial(createTrussExample(name)));

test.each(EXAMPLES)('no two values of a %s overlap on boards of any width', (name) => {
  for (const width of [320, 390, 768, 1280]) {
    const boxes = layout(name, width).labels.map(({ box }) => box);
    boxes.forEach((a, at) =>
      boxes.slice(at + 1).forEach((b) => {
        const isApart = a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;
        expect(isApart, `${name} at ${width}`).toBe(true);
      }),
    );
  }
});

/** Returns whether a rod runs through a box, tested at every pixel of it. */
function runsThrough(box: Readonly<Record<'x0' | 'x1' | 'y0' | 'y1', number>>, a: Point, b: Point): boolean {
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y));
  return Array.from({ length: steps }, (_, step) => step / steps).some((share) => {
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
  });
}

test('values of a truss with posts stand beside their rods, on the dashes of the deformed shape rather than on a rod', () => {
  for (const width of [800, 840, 960, 1280]) {
    const { labels, points, links } = layout('pratt', width, [], kip);
    for (const { key, text, box } of labels.filter(
      (label) => label.key.startsWith('N-') && label.text !== '0.000',
    )) {
      const link = links[Number(key.slice(2))];
      const [a, b] = [points[link?.i ?? -1], points[link?.j ?? -1]];
      if (a === undefined || b === undefined) throw new Error(`${key} has no rod`);
      expect(runsThrough(box, a, b), `${text} at ${width}`).toBe(false);
    }
  }
});

test.each(['pratt', 'howe', 'warren', 'k'] as const)(
  'no ink of a value of a %s touches a rod, however thick it is drawn',
  (name) => {
    for (const width of [800, 960, 1280]) {
      const { labels, points, links, set } = layout(name, width);
      const widthOf = createBarWidths(getRodValues(set, 'force'), { mode: 'force', width: BAR_WIDTH });
      const touched = labels
        .filter(({ key }) => key.startsWith('N-'))
        .flatMap(({ text, box }) =>
          links.flatMap(({ i, j }, index) => {
            const [a, b] = [points[i], points[j]];
            const half = widthOf(index) / 2;
            // The visible text: without the side margins, the space above the digits and below the baseline.
            const ink = { x0: box.x0 + 2, x1: box.x1 - 2, y0: box.y0 + 2, y1: box.y1 - 3 };
            const grown = { x0: ink.x0 - half, x1: ink.x1 + half, y0: ink.y0 - half, y1: ink.y1 + half };
            // If both are oblique, the corners of an enlarged box reach farther than the rod's thickness.
            const isFlat = a && b && Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 1;
            return a && b && runsThrough(isFlat ? grown : ink, a, b) ? [`${text} on ${index}`] : [];
          }),
        );
      expect(touched, `at ${width}`).toEqual([]);
    }
  },
);

const kNFixed = (value: number): string => (value / 1000).toFixed(3);

test.each(PLANE)(
  'no value of a %s but the greatest ones stands on its own rod, on a sheet of paper neither',
  (name) => {
    for (const force of [kN, kNFixed, kip])
      for (const width of [640, 680, 800, 960]) {
        const { labels, points, links, set } = layout(name, width, [], force);
        const ends = [...alike(set.N, 1), ...alike(set.N, -1)];
        const struck = labels.filter(({ key, box }) => {
          const link = links[Number(key.slice(2))];
          const [a, b] = [points[link?.i ?? -1], points[link?.j ?? -1]];
          return key.startsWith('N-') && !ends.includes(key) && a && b && runsThrough(box, a, b);
        });
        expect(
          struck.map(({ text }) => text),
          `at ${width}`,
        ).toEqual([]);
      }
  },
);

test('hardly a value in kilonewtons is left out on a sheet of paper', () => {
  const countValues = (name: TrussExampleName): number =>
    layout(name, 680).labels.filter(({ key }) => key.startsWith('N-')).length;
  expect(countValues('pratt')).toBe(21);
  expect(countValues('howe')).toBe(21);
  expect(countValues('warren')).toBeGreaterThan(20);
  expect(countValues('k')).toBeGreaterThan(27);
});

test.each(EXAMPLES)('each value of a %s stands nearer to its own rod than to any other one', (name) => {
  for (const width of [390, 768, 960, 1280]) {
    const { labels, led, points, links } = layout(name, width);
    for (const { key, box } of labels) {
      // A line leads from its rod to a value that stands farther off.
      if (!key.startsWith('N-') || led.has(key)) continue;
      const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
      const away = links.map(({ i, j }) => distance(middle, points[i], points[j]));
      const own = away[Number(key.slice(2))] ?? NaN;
      // Two rods that coincide on the page are equally far.
      expect(own, `${name} at ${width}, ${key}`).toBeLessThanOrEqual(Math.min(...away) + 0.5);
    }
  }
});

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Returns the distance of a point from the nearest of 201 points of a segment. */
function distance({ x, y }: Dot, a: Dot | undefined, b: Dot | undefined): number {
  if (a === undefined || b === undefined) return NaN;
  const parts = Array.from({ length: 201 }, (_, k) => k / 200);
  return Math.min(
    ...parts.map((part) => Math.hypot(a.x + (b.x - a.x) * part - x, a.y + (b.y - a.y) * part - y)),
  );
}

/** Returns the keys of the values equal to the greatest number with a sign; none if no number has that sign. */
function alike(numbers: readonly number[], sign: 1 | -1): readonly string[] {
  const most = Math.max(...numbers.map((number) => sign * number));
  if (most <= 1e-6 * Math.max(...numbers.map(Math.abs))) return [];
  return numbers.flatMap((number, index) => (sign * number >= most * (1 - 1e-6) ? [`N-${index}`] : []));
}

test.each(EXAMPLES)('the greatest tension and compression of a %s stand on boards of any width', (name) => {
  for (const width of [320, 390, 768]) {
    const { labels, set } = layout(name, width);
    const keys = labels.map(({ key }) => key);
    for (const sign of [1, -1] as const) {
      const governing = alike(set.N, sign);
      if (governing.length === 0) continue;
      expect(
        governing.some((key) => keys.includes(key)),
        `${name} at ${width}, sign ${sign}`,
      ).toBe(true);
    }
  }
});

test.each(EXAMPLES)('the ends of all rods of a %s that are chosen stand beside those that govern', (name) => {
  // Selects every rod but the two governing ones, so that other ones are the extremes of the selection.
  const { set } = layout(name, 390);
  const governing = new Set([...alike(set.N, 1), ...alike(set.N, -1)]);
  const others = set.N.map((value, index) => (governing.has(`N-${index}`) ? 0 : value));
  const chosen = others.flatMap((value, index) => (value === 0 ? [] : [`link:${index}`]));
  const keys = layout(name, 390, chosen).labels.map(({ key }) => key);
  for (const numbers of [set.N, others])
    for (const sign of [1, -1] as const) {
      const ends = alike(numbers, sign);
      if (ends.length > 0) expect(ends.some((key) => keys.includes(key))).toBe(true);
    }
});

test.each(PLANE)('on a phone no value of a %s but the greatest stands on the deformed shape', (name) => {
  const { labels, shape, set } = layout(name, 390);
  const greatest = Math.max(...set.N.map(Math.abs));
  const governing = [...alike(set.N, 1), ...alike(set.N, -1)];
  const segments = [...shape.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map((one) =>
    one.slice(1).map(Number),
  );
  for (const { key, box, text } of labels) {
    const value = set.N[Number(key.slice(2))] ?? NaN;
    if (!key.startsWith('N-') || Math.abs(value) >= 0.85 * greatest || governing.includes(key)) continue;
    for (const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] of segments) {
      // Tests the middle line of the text: a line that only touches its edge does not strike it through.
      const isStruck = Array.from({ length: 101 }, (_, k) => k / 100).some((part) => {
        const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
        return x > box.x0 + 3 && x < box.x1 - 3 && y > box.y0 + 3 && y < box.y1 - 3;
      });
      expect(isStruck, `${text} at rod ${key}`).toBe(false);
    }
  }
});
