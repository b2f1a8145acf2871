import { type BeamCase, convertCase, solveBeam } from '@eecs/solver-core';
import { DiagramPlot, WidgetRoot } from '@eecs/ui-kit';
import { render } from 'vitest-browser-react';
import { describe, expect, test } from 'vitest';
import { drawTasks } from '../../../solver-core/verification/drawTasks.ts';
import { beamExamples } from '../examples/beamExamples.ts';

/** Width and height of a row of diagrams in windows of 1440 px and 390 px. */
const ROWS = [
  { window: 1440, width: 946, height: 88, system: 0, units: 'SI' },
  { window: 390, width: 364, height: 132, system: 0, units: 'SI' },
  { window: 1440, width: 946, height: 88, system: 1, units: 'US' },
  { window: 390, width: 364, height: 132, system: 1, units: 'US' },
] as const;
const KN_PER_KIP = 4.4482216152605;
/** If a number is farther than this from its shear, it would be attributed to another place, px. */
const NEAR_PX = 20;

const [P, FAR_END] = [10, 32];

/**
 * 5 kN/m over two spans of 16 m, and 10 kN at 1.5 m, so near the left end that the labels of its two shears compete for
 * the room there.
 */
function createTwoSpans(): { readonly document: BeamCase; readonly ends: readonly [number, number] } {
  const [q, l, a] = [5, 16, 1.5];
  // Three-moment equation with pinned ends: 4 l MB = -q l³/4 - q l³/4 - P a (l² - a²)/l.
  const MB = -(q * l ** 2) / 8 - (P * a * (l ** 2 - a ** 2)) / (4 * l ** 2);
  // Without P that is 3/8 q l at either end.
  const RA = (q * l) / 2 + (P * (l - a)) / l + MB / l;
  const RC = (q * l) / 2 + MB / l;
  const { gerberGirder } = beamExamples;
  const document: BeamCase = {
    ...gerberGirder,
    L: FAR_END,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: l },
      { className: 'simple', x: FAR_END },
    ],
    beamSections: gerberGirder.beamSections.map((section) => ({ ...section, x: FAR_END })),
    loads: createLoads(gerberGirder, { q, a, L: FAR_END }),
  };
  return { document, ends: [RA, -RC] };
}

/** The girder of the examples under 82 kN/m, plus 10 kN at 3 m. */
function createGerber(): { readonly document: BeamCase; readonly ends: readonly [number, number] } {
  const [q, l, a, arm, s] = [82, 16, 3, 4, 12];
  const pier = (-q * s * arm) / 2 - (q * arm ** 2) / 2;
  const RD = (q * l) / 2 + pier / l;
  const { gerberGirder } = beamExamples;
  const document = { ...gerberGirder, loads: createLoads(gerberGirder, { q, a, L: gerberGirder.L }) };
  return { document, ends: [RD + (P * (l - a)) / l, -RD] };
}

function createLoads(
  { loads: [spread] }: BeamCase,
  { q, a, L }: { readonly q: number; readonly a: number; readonly L: number },
): BeamCase['loads'] {
  if (spread?.className !== 'DistributedLoad') throw new Error('the example has another load');
  return [
    { ...spread, x: [0, L], y: [-q * 1000, -q * 1000, -q * 1000] },
    { id: 'p', className: 'ShearLoad', x: a, c: [-P * 1000, 0, 0], alpha: 90, sets: 1 },
  ];
}

/** An ordinary run tries one. */
const DRAWN = drawTasks(ROWS, 1);

describe.each([
  ['two spans', createTwoSpans],
  ['the Gerber girder', createGerber],
])('%s with a small load near an end', (_, create) => {
  test.each(DRAWN)(
    'both end shears are labelled where they act at $window px in $units units',
    async (row) => {
      const { width, height, system } = row;
      const { document: beam, ends } = create();
      const document = convertCase(beam, system);
      const answer = solveBeam(document, { include: [], mohr: [] });
      if (answer.level === 'error') throw new Error(answer.message);
      const diagram = answer.sets[0]?.Q;
      if (diagram === undefined) throw new Error('no shear');
      const { container } = await render(
        <WidgetRoot theme="light">
          <div style={{ width }}>
            <DiagramPlot
              diagram={diagram}
              length={document.L}
              quantity="force"
              system={system}
              label="Shear"
              symbol="Q"
              digits={3}
              height={height}
            />
          </div>
        </WidgetRoot>,
      );
      await expect
        .poll(() => container.querySelector('figure svg')?.getAttribute('width'))
        .toBe(String(width));
      const numbers = [...container.querySelectorAll<SVGTextElement>('text[data-kind]')].map((text) => ({
        text: text.textContent,
        box: text.getBBox(),
      }));
      const axis = container.querySelector<SVGPathElement>('path[data-role="axis"]')?.getBBox();
      if (axis === undefined) throw new Error('no axis');
      const [left, right] = [axis.x, axis.x + axis.width];
      const [QA, QC] = ends.map((shear) => (system === 0 ? shear : shear / KN_PER_KIP));
      const atA = numbers.find(({ text }) => text === `+${QA?.toFixed(3)}`);
      const atC = numbers.find(({ text }) => text === `−${Math.abs(QC ?? 0).toFixed(3)}`);
      const printed = JSON.stringify(numbers.map(({ text }) => text));
      expect(atA && Math.abs(atA.box.x - left), printed).toBeLessThan(NEAR_PX);
      expect(atC && Math.abs(atC.box.x + atC.box.width - right), printed).toBeLessThan(NEAR_PX);
      // Above the axis no other number is over A, where it would be taken for the reaction.
      const overA = numbers.filter(({ box }) => box.x < left && box.x + box.width > left && box.y < axis.y);
      expect(overA.map(({ text }) => text).filter((text) => text !== atA?.text)).toEqual([]);
    },
  );
});
