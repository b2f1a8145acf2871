import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { type LabelBox, getLabelBox } from '@eecs/ui-kit/layout';
import { expectClose } from '@eecs/testing';
import { CORNER, VIEWS } from '../../camera/orientation.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { layoutScheme } from '../../scheme/layoutScheme.ts';
import { NO_EMPHASIS } from '../../scheme/scheme.ts';
import { TRUSS_EXAMPLES, type TrussExampleName, createTrussExample } from '../../starters/trussExamples.ts';
import type { BoardResult } from '../../state/resultMode.ts';
import { listBoardResults } from './drawnResult.ts';
import { layOnBoard } from './layOnBoard.ts';
import { readValues } from './readValues.ts';

const kN = (value: number): string => String(Number((value / 1000).toPrecision(4)));
const TEXTS = {
  length: (value: number) => String(Number(value.toPrecision(4))),
  settlement: String,
  strain: () => '',
  force: kN,
  jointLoad: () => '10 kN',
  linkLoad: () => '2 kN/m',
};

function solve(name: TrussExampleName) {
  const document = createTrussExample(name);
  const answer = solveTruss(document);
  const [set] = answer.level === 'error' ? [] : answer.sets;
  if (set === undefined) throw new Error(`${name} is not solved`);
  return { document, set };
}

/** Lays an example out on a board with a result on it. */
function layout(
  name: TrussExampleName,
  {
    width,
    result = 'force',
    chosen = [],
  }: { readonly width: number; readonly result?: BoardResult; readonly chosen?: readonly string[] },
) {
  const { document, set } = solve(name);
  const scheme = layoutScheme(document, {
    width,
    height: width < 640 ? 300 : 420,
    orientation: isSpatial(document) ? CORNER : VIEWS.front,
    window: null,
    emphasis: { ...NO_EMPHASIS, chosen: new Set(chosen) },
    texts: TEXTS,
    result: layOnBoard(document, set, {
      mode: result === 'stress' || result === 'utilisation' ? result : 'force',
      isShapeAlone: result === 'shape',
      hasShape: false,
      hasReactions: true,
      force: kN,
      stress: (value) => (value / 1e6).toFixed(1),
      percent: (part) => `${Math.round(Math.abs(part) * 100)} %`,
      shift: (value) => (value * 1000).toPrecision(3),
    }),
  });
  const labels = scheme.nodes
    .filter(({ tag }) => tag === 'text')
    .map(({ key, text = '', attributes }) => ({
      key,
      text,
      role: attributes['data-role'],
      box: getLabelBox({ text, x: Number(attributes['x']), y: Number(attributes['y']) }),
    }));
  return { ...scheme, labels, document, set };
}

const EXAMPLES = TRUSS_EXAMPLES.filter((name) => name !== 'mechanism');

function touch(a: LabelBox, b: LabelBox): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

test.each(EXAMPLES)('values of a %s touch neither one another nor loads, numbers and joints', (name) => {
  for (const width of [390, 720, 946])
    for (const result of ['force', 'shape'] as const) {
      const { labels, points, set } = layout(name, { width, result });
      // Lengths have another font, and are narrower than this box.
      const texts = labels.filter(({ role }) => role !== 'dimension');
      texts.forEach((a, at) =>
        texts.slice(at + 1).forEach((b) => {
          expect(touch(a.box, b.box), `${a.text} and ${b.text} of ${name} at ${width}`).toBe(false);
        }),
      );
      // The greatest values are always shown, even on a joint in a crowded space truss.
      const ends = [Math.max(...set.N), Math.min(...set.N)];
      const onJoints = texts.filter(
        ({ key, box }) =>
          key.startsWith('N-') &&
          !ends.some((end) => Math.abs((set.N[Number(key.slice(2))] ?? 0) / end - 1) < 1e-9) &&
          points.some(({ x, y }) => touch(box, { x0: x - 3, y0: y - 3, x1: x + 3, y1: y + 3 })),
      );
      expect(onJoints.map(({ text }) => text)).toEqual([]);
    }
});

test.each(EXAMPLES)('each rod of a %s has its value on the board, or is counted as without', (name) => {
  for (const width of [390, 946]) {
    const { labels, document, result } = layout(name, { width });
    const written = labels.filter(({ key }) => key.startsWith('N-')).length;
    const reactions = labels.filter(({ key }) => key.startsWith('value-R-')).length;
    expect(result?.hidden).toBeGreaterThanOrEqual(document.links.length - written);
    expect(result?.hidden).toBeLessThanOrEqual(
      document.links.length - written + 3 * document.joints.length - reactions,
    );
  }
});

test('a pratt girder on a wide board has all its values, with the loads still there', () => {
  const { labels, result } = layout('pratt', { width: 946 });
  expect(labels.filter(({ key }) => key.startsWith('N-'))).toHaveLength(21);
  expect(labels.filter(({ text }) => text === '10 kN')).toHaveLength(5);
  expect(result).toEqual({ hidden: 0, shapeScale: null });
});

test('a chosen rod keeps the colour of its force, with a halo under it', () => {
  const { nodes } = layout('pratt', { width: 946, chosen: ['link:0'] });
  const roles = nodes.map(({ attributes }) => attributes['data-role']);
  expect(roles).not.toContain('rod');
  expect(roles.indexOf('halo')).toBeGreaterThanOrEqual(0);
  expect(roles.indexOf('halo')).toBeLessThan(roles.indexOf('tension'));
});

test('the shape stands alone over faint rods, and the joint that moves most has its value', () => {
  const { nodes, labels, set, result } = layout('pratt', { width: 946, result: 'shape' });
  expect(nodes.filter(({ attributes }) => attributes['data-role'] === 'tension')).toEqual([]);
  expect(nodes.find(({ key }) => key === 'shape')?.attributes).toHaveProperty('data-alone');
  const sizes = (set.displacement ?? []).map(({ joint, x, y }) => ({ joint, size: Math.hypot(x, y) }));
  const most = sizes.reduce((best, one) => (one.size > best.size ? one : best));
  expect(labels.map(({ key }) => key)).toContain(`u-${most.joint}`);
  expect(result?.shapeScale).toBeGreaterThan(1);
});

test('a board offers what the answer has: no stresses without areas, no shape without displacements', () => {
  const { set } = solve('pratt');
  expect(listBoardResults(set)).toEqual(['off', 'force', 'stress', 'utilisation', 'shape']);
  expect(listBoardResults({ ...set, displacement: null })).not.toContain('shape');
  expect(listBoardResults({ ...set, stress: null, utilisation: null })).toEqual(['off', 'force', 'shape']);
  expect(listBoardResults(null)).toEqual(['off', 'force']);
});

test('a rod and a support are read with all their values', () => {
  const { set } = solve('jib');
  const format = {
    brief: (value: number, { quantity }: { readonly quantity: string }) =>
      `${Number((quantity === 'force' ? value / 1000 : value).toPrecision(6))} ${quantity}`,
  };
  const read = (kind: 'link' | 'joint', index: number) =>
    readValues({ kind, index }, [set], { format, system: 0 });
  // The tie of a jib that reaches 4 m from supports 3 m apart carries 5/3 of its load, the strut 4/3.
  expectClose(set.N[1], (20_000 * 5) / 3, 1e-9);
  expect(read('link', 0)).toMatch(/^N -26.6667 force · σ /);
  expect(read('link', 1)).toMatch(/^N 33.3333 force · σ /);
  expect(read('joint', 1)).toMatch(/^Rx -26.6667 force · Ry 20 force/);
  expect(readValues({ kind: 'jointLoad', joint: 2, index: 0 }, [set], { format, system: 0 })).toBeNull();
});
