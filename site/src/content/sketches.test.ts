import { type BeamCase, caseHash, type Load, solveBeam, valueAt } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { type ExampleSketch, exampleSketches, type SketchLoad } from './sketches.ts';
import workedMoment from './workedMoment.json' with { type: 'json' };

const documents = Object.values(beamExamples) as readonly BeamCase[];
const pairs = documents.map((document, index): [string, BeamCase, ExampleSketch | undefined] => [
  document.title,
  document,
  exampleSketches[index],
]);

test('every example has its sketch', () => {
  expect(exampleSketches).toHaveLength(documents.length);
});

test.each(pairs)(
  '%s: address, length, supports and loads are those of the document',
  (_title, document, sketch) => {
    expect(sketch?.hash).toBe(caseHash(document));
    expect(sketch?.length).toBe(document.L);
    expect(sketch?.supports.map(({ kind, x }) => [kind, x])).toEqual(
      document.supports.map(({ className, x }) => [SUPPORTS[className], x]),
    );
    const byKind = (a: SketchLoad, b: SketchLoad) => a.kind.localeCompare(b.kind) || toStart(a) - toStart(b);
    expect([...(sketch?.loads ?? [])].sort(byKind)).toEqual(document.loads.map(toSketchLoad).sort(byKind));
  },
);

test('the moment printed on the home page is the solver’s, and the one found by hand', () => {
  const answer = solveBeam(beamExamples.hingedSpans);
  if (answer.level === 'error') throw new Error(answer.message);
  const solved = answer.sets[0]?.M;
  if (solved === undefined) throw new Error('no case set');
  const scale = 31075.887964;
  for (let x = 0; x <= 12; x += 0.25) {
    expect(Math.abs(valueAt(workedMoment, x) - valueAt(solved, x)) / scale).toBeLessThan(1e-12);
  }
  // By hand, design of the example: M(3) under the force, M(6) over the support, both sides of the moment at 5 m.
  expect(Math.abs(workedMoment.max.value - 31075.887964) / scale).toBeLessThan(1e-9);
  expect(Math.abs(workedMoment.min.value + 2483.04378) / scale).toBeLessThan(1e-9);
  const [jump] = workedMoment.jumps;
  expect(Math.abs((jump?.left ?? 0) - (jump?.right ?? 0) - 2000)).toBeLessThan(1e-9);
});

const SUPPORTS: Readonly<Record<string, string>> = {
  cantilever: 'clamp',
  fixed: 'pin',
  simple: 'roller',
  hinge: 'hinge',
};

function toStart(load: SketchLoad): number {
  return typeof load.x === 'number' ? load.x : load.x[0];
}

/** Writes a load of a document as a sketch has it: forces point where they act, ordinates count downwards. */
function toSketchLoad(load: Load): SketchLoad {
  switch (load.className) {
    case 'DistributedLoad':
      return { kind: 'distributed', x: load.x, values: load.y.map((y) => -y) as [number, number, number] };
    case 'DistributedMass':
      return { kind: 'mass', x: load.x, values: load.y };
    case 'BendingMoment':
      return { kind: 'moment', x: load.x, value: load.c[0] };
    case 'ShearLoad':
      return { kind: 'force', x: load.x, value: Math.abs(load.c[0]), angleDeg: load.c[0] < 0 ? -90 : 90 };
    case 'GenericLoad':
      return { kind: 'force', x: load.x, value: load.c[0], angleDeg: load.alpha };
    case 'AxialLoad':
      return { kind: 'force', x: load.x, value: Math.abs(load.c[0]), angleDeg: load.c[0] < 0 ? 180 : 0 };
    default:
      return load satisfies never;
  }
}
