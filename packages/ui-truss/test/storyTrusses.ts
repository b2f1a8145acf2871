import type { TrussCase } from '@eecs/solver-core/truss';
import { createTrussStarter, getFirstMeasures } from '../src/starters/starterKinds.ts';
import { createTrussExample } from '../src/starters/trussExamples.ts';

/** A Pratt girder. */
export const girder = createTrussExample('pratt');

/** A space grid of more than a thousand rods, whose preview takes longer than a frame. */
export const wideGrid: TrussCase = createWideGrid();

/** The girder with its loads in one case set, half of them in another, and both combined. */
export const girderInThreeSets: TrussCase = {
  ...girder,
  caseSets: [
    { title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false },
    { title: 'Live', description: 'Category B', color: '#0072b2', angle: 0, combined: false },
    {
      title: '1.35 G + 1.5 Q',
      description: '',
      color: '#d55e00',
      angle: 0,
      combined: true,
      factors: { '0': 1.35, '1': 1.5 },
    },
  ],
  joints: girder.joints.map((joint, at) => ({
    ...joint,
    loads: joint.loads.map((load) => ({ ...load, sets: at % 2 === 0 ? 1 : 2 })),
  })),
};

/** A truss of one rod without supports, loads and material. */
export const faultyTruss: TrussCase = {
  ...girder,
  title: '',
  joints: girder.joints.slice(0, 2).map((joint) => ({ ...joint, anchor: 0, loads: [] })),
  links: girder.links
    .filter(({ i, j }) => i < 2 && j < 2)
    .map((link) => ({ ...link, materialIndex: -1, sectionIndex: -1 })),
  materials: [{ name: 'M1' }],
};

function createWideGrid(): TrussCase {
  const starter = createTrussStarter('spaceGrid', { ...getFirstMeasures('spaceGrid', 0), panels: 12 });
  if (!starter.ok) throw new Error('twelve panels are too many');
  return starter.document;
}
