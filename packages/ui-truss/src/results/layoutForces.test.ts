import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { getLabelBox } from '@eecs/ui-kit/editor';
import { fitCamera } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { layoutForces } from './layoutForces.ts';

const INSETS = { left: 44, right: 44, top: 40, bottom: 72 };
const kN = (value: number): string => String(Number((value / 1000).toPrecision(4)));

function layout(name: Parameters<typeof createTrussExample>[0], width: number) {
  const document = createTrussExample(name);
  const answer = solveTruss(document);
  if (answer.level === 'error' || answer.sets[0] === undefined) throw new Error(`${name} is not solved`);
  const [set] = answer.sets;
  const { nodes } = layoutForces(
    document,
    { answer, set },
    {
      camera: fitCamera(document.joints, VIEWS.front, { width, height: 320, insets: INSETS }),
      mode: 'force',
      hasShape: true,
      hasReactions: true,
      emphasis: NO_EMPHASIS,
      force: kN,
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
  return { labels, shape, set };
}

const EXAMPLES = ['pratt', 'howe', 'warren', 'k', 'fink', 'arch', 'jib', 'crossed'] as const;

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

test.each(EXAMPLES)('on a phone no value of a %s but the greatest stands on the deformed shape', (name) => {
  const { labels, shape, set } = layout(name, 390);
  const greatest = Math.max(...set.N.map(Math.abs));
  const segments = [...shape.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map((one) =>
    one.slice(1).map(Number),
  );
  for (const { key, box, text } of labels) {
    const value = set.N[Number(key.slice(2))] ?? NaN;
    if (!key.startsWith('N-') || Math.abs(value) >= 0.85 * greatest) continue;
    for (const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] of segments) {
      // The middle line of the text: what touches its rim strikes nothing.
      const isStruck = Array.from({ length: 101 }, (_, k) => k / 100).some((part) => {
        const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
        return x > box.x0 + 3 && x < box.x1 - 3 && y > box.y0 + 3 && y < box.y1 - 3;
      });
      expect(isStruck, `${text} at rod ${key}`).toBe(false);
    }
  }
});
