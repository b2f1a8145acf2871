import { createIdSource } from '@eecs/solver-core/rules';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import { createSteel } from '@eecs/ui-kit/editing';
import { FIRST_SECTION } from '../examples/firstConstants.ts';
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

/** The creation time of the examples, ms; the same as that of the beam examples. */
const CREATED = 1_790_000_000_000;

/** Creates a worked example, in SI units, always with the same ids. */
export function createTrussExample(name: TrussExampleName): TrussCase {
  const newId = createIdSource(createSteadyRandom());
  const read = (document: object): TrussCase => readExample(document, newId);
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
      const starter = createTrussStarter(kind, getFirstMeasures(kind, 0), { newId, created: CREATED });
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

/** Creates a generator of the same numbers from 0 to below 1 for each example: Park and Miller's, with seed 1. */
function createSteadyRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function readExample(document: object, newId: () => string): TrussCase {
  const common = {
    schema: 1,
    created: CREATED,
    materials: [createSteel(0)],
    sections: [FIRST_SECTION[0]],
  };
  const parsed = parseTruss({ ...common, ...document }, { newId });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}
