import { type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { describe, expect, test } from 'vitest';
import { fitCamera } from '../camera/camera.ts';
import { VIEWS } from '../camera/orientation.ts';
import { layoutForces } from '../results/picture/layoutForces.ts';
import { createTrussStarter, getFirstMeasures } from '../starters/starterKinds.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { layoutScheme } from './layoutScheme.ts';
import { type LinesNode, writeLines } from './linesNode.ts';
import { NO_EMPHASIS } from './scheme.ts';

const SIZE = { width: 900, height: 420 };
const INSETS = { left: 60, right: 60, top: 60, bottom: 60 };
const TEXTS = {
  length: String,
  settlement: String,
  strain: () => '',
  force: String,
  jointLoad: () => '10 kN',
  linkLoad: () => '2 kN/m',
};

/** Returns the marks for a canvas in the form of the SVG drawing. */
function asDrawn(nodes: readonly LinesNode[]): LinesNode[] {
  return nodes.map(({ lines, ...node }) =>
    lines === undefined ? node : { ...node, attributes: { ...node.attributes, d: writeLines(lines) } },
  );
}

function scheme(document: TrussCase, onCanvas: boolean) {
  return layoutScheme(document, {
    ...SIZE,
    orientation: VIEWS.isometric,
    window: null,
    emphasis: { chosen: new Set(['link:2', 'joint:1']), hovered: 'link:4' },
    texts: TEXTS,
    grid: { normal: 'y', at: 0 },
    onCanvas,
  }).nodes;
}

function forces(document: TrussCase, onCanvas: boolean, mode: 'force' | 'stress' = 'force') {
  const answer = solveTruss(document);
  const [set] = answer.level === 'error' ? [] : answer.sets;
  if (answer.level === 'error' || set === undefined) throw new Error('the example is not solved');
  return layoutForces(
    document,
    { answer, set },
    {
      camera: fitCamera(document.joints, VIEWS.isometric, { ...SIZE, insets: INSETS }),
      mode,
      hasShape: true,
      hasReactions: true,
      emphasis: NO_EMPHASIS,
      onCanvas,
      ...{ force: String, stress: String, percent: String },
    },
  ).nodes;
}

/** Returns a truss with enough rods to be drawn on a canvas. */
function largeGrid(): TrussCase {
  const measures = { ...getFirstMeasures('spaceGrid', 0), panels: 20 };
  const starter = createTrussStarter('spaceGrid', measures, { system: 0 });
  if (!starter.ok) throw new Error('the grid is sound');
  return starter.document;
}

const CASES: readonly (readonly [string, () => TrussCase])[] = [
  ['a plane girder', () => createTrussExample('pratt')],
  ['a small space grid', () => createTrussExample('spaceGrid')],
  ['a double layer of thousands of rods', largeGrid],
];

describe.each(CASES)('%s', (_, create) => {
  test('has the same nodes on a canvas as in a drawing', () => {
    const document = create();
    expect(asDrawn(scheme(document, true))).toEqual(scheme(document, false));
  });

  test('has the same forces on a canvas as in a drawing', () => {
    const document = create();
    expect(asDrawn(forces(document, true))).toEqual(forces(document, false));
    expect(asDrawn(forces(document, true, 'stress'))).toEqual(forces(document, false, 'stress'));
  });
});

test.each([
  ['rods', scheme],
  ['forces', forces],
] as const)('in space %s behind are set apart from those before them, on both', (_, draw) => {
  for (const onCanvas of [true, false]) {
    const nodes = draw(createTrussExample('spaceGrid'), onCanvas);
    const depths = nodes.flatMap(({ attributes }) => attributes['data-depth'] ?? []);
    expect([...new Set(depths)]).toEqual(['far', 'middle', 'near']);
  }
});

test('in a plane no rod is behind another', () => {
  for (const { attributes } of [
    ...scheme(createTrussExample('pratt'), false),
    ...forces(createTrussExample('pratt'), false),
  ])
    expect(attributes['data-depth']).toBeUndefined();
});
