import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import { FIRST_MATERIAL, FIRST_SECTION } from '../examples/firstConstants.ts';
import { type StarterKind, createTrussStarter, getFirstMeasures } from './starterKinds.ts';

/** The worked examples, in the order of the gallery. */
export const TRUSS_EXAMPLES = [
  'pratt',
  'howe',
  'warren',
  'k',
  'fink',
  'arch',
  'jib',
  'tower',
  'spaceGrid',
  'tetrahedron',
  'mechanism',
  'crossed',
] as const;
export type TrussExampleName = (typeof TRUSS_EXAMPLES)[number];

/** Makes a worked example, in SI units. */
export function createTrussExample(name: TrussExampleName): TrussCase {
  switch (name) {
    case 'jib':
      return read({
        joints: [
          { x: 0, y: 0, anchor: 3 },
          { x: 0, y: 3, anchor: 3 },
          { x: 4, y: 0, loads: [down(20_000)] },
        ],
        links: [rod(0, 2), rod(1, 2)],
      });
    case 'tetrahedron':
      return read({
        joints: [
          { x: 2, y: 0, z: 0, anchor: 7 },
          { x: -1, y: 0, z: Math.sqrt(3), anchor: 7 },
          { x: -1, y: 0, z: -Math.sqrt(3), anchor: 7 },
          { x: 0, y: 4, z: 0, loads: [down(30_000)] },
        ],
        links: [rod(0, 1), rod(1, 2), rod(2, 0), rod(0, 3), rod(1, 3), rod(2, 3)],
      });
    case 'mechanism':
      return read({ ...square([down(5000)]), links: [rod(0, 1), rod(1, 2), rod(2, 3), rod(3, 0)] });
    case 'crossed':
      return read({
        ...square([{ className: 'AxialLoad', c: [12_000], sets: 1 }]),
        links: [rod(0, 1), rod(1, 2), rod(2, 3), rod(3, 0), rod(0, 2), rod(1, 3)],
      });
    default: {
      const kind: StarterKind = name;
      const starter = createTrussStarter(kind, getFirstMeasures(kind, 0));
      if (!starter.ok) throw new Error(`the example ${name} has measures that make no truss`);
      return starter.document;
    }
  }
}

/** A square of 3 m on a pin and a roller, with loads on its upper right corner. */
function square(loads: readonly object[]): object {
  return {
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 3, y: 0, anchor: 2 },
      { x: 3, y: 3, loads },
      { x: 0, y: 3 },
    ],
  };
}

function rod(i: number, j: number): object {
  return { i, j, materialIndex: 0, sectionIndex: 0 };
}

function down(force: number): object {
  return { className: 'ShearLoad', c: [-force], sets: 1 };
}

function read(document: object): TrussCase {
  const parsed = parseTruss({
    schema: 1,
    materials: [FIRST_MATERIAL[0]],
    sections: [FIRST_SECTION[0]],
    ...document,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}
