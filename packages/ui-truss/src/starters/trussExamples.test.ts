import { describe, expect, test } from 'vitest';
import { type SolvedTruss, type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { CHECKSUM } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { writeTrussFile } from '../files/writeTrussFile.ts';
import { STARTER_KINDS, createTrussStarter, getFirstMeasures } from './starterKinds.ts';
import { TRUSS_EXAMPLES, type TrussExampleName, createTrussExample } from './trussExamples.ts';

const P = 10_000;

function solve(document: TrussCase): SolvedTruss {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(answer.error);
  return answer;
}

function extremes(name: TrussExampleName): readonly [number, number] {
  const N = solve(createTrussExample(name)).sets[0]?.N ?? [];
  return [Math.max(...N), Math.min(...N)];
}

describe('the worked examples answer by their closed forms', () => {
  // 18 m, six panels of 3 m, 3 m high, P at five joints: R = 2.5 P, M(6) = 12 P·m, M(9) = 13.5 P·m; a chord carries
  // M/h.
  test('Pratt: bottom chord M(6)/h, top chord M(9)/h', () => {
    const [most, least] = extremes('pratt');
    expectClose(most, (12 * P) / 3, 1e-9);
    expectClose(least, (-13.5 * P) / 3, 1e-9);
  });

  test('Howe: bottom chord M(9)/h in tension, the same in size', () => {
    const [most] = extremes('howe');
    expectClose(most, (13.5 * P) / 3, 1e-9);
  });

  test('Warren of six panels: top chord over the middle joint M(9)/h', () => {
    const [, least] = extremes('warren');
    expectClose(least, (-13.5 * P) / 3, 1e-9);
  });

  // 24 m, six panels of 4 m, 6 m high: at the support the diagonal carries R upwards, the chord R·4/6.
  test('K: the chord at the bearing bears R·a/h', () => {
    const document = createTrussExample('k');
    const first = document.links.findIndex(({ i, j }) => i === 0 && j === 1);
    expectClose(solve(document).sets[0]?.N[first], (2.5 * P * 4) / 6, 1e-9);
  });

  // 12 m, 3 m high, P at the middles of the rafters and the ridge: R = 1.5 P, moments about the ridge R·6 - P·3 = T·3.
  test('Fink: the middle tie bears 2 P', () => {
    const document = createTrussExample('fink');
    const tie = document.links.length - 1;
    expectClose(solve(document).sets[0]?.N[tie], (1.5 * P * 6 - P * 3) / 3, 1e-9);
  });

  test('jib: tie P·5/3, strut P·4/3', () => {
    const [most, least] = extremes('jib');
    expectClose(most, (20_000 * 5) / 3, 1e-9);
    expectClose(least, (-20_000 * 4) / 3, 1e-9);
  });

  // Feet 2 m from the axis, 4 m high: a leg is √20 m long and carries a third of P.
  test('tetrahedron: each leg bears P·l/(3·h)', () => {
    const [, least] = extremes('tetrahedron');
    expectClose(least, (-30_000 * Math.sqrt(20)) / (3 * 4), 1e-9);
  });

  test.each(['arch', 'tower', 'spaceGrid', 'crossed'] as const)(
    'the reactions of %s balance its loads, and it is indeterminate',
    (name) => {
      const document = createTrussExample(name);
      const answer = solve(document);
      const loads = document.joints.flatMap(({ loads: on }) => on);
      for (const [axis, part] of [
        ['x', 1],
        ['y', 2],
      ] as const) {
        const held = answer.sets[0]?.R.reduce((sum, reaction) => sum + reaction[axis], 0) ?? NaN;
        const acting = loads.reduce((sum, { c }) => sum + c[part], 0);
        expect(Math.abs(held + acting)).toBeLessThan(1e-6);
      }
      expect(answer.verdict.degree).toBeGreaterThan(0);
    },
  );

  test('a square without a diagonal moves in one way, and its first fix holds it', () => {
    const answer = solveTruss(createTrussExample('mechanism'));
    expect(answer.level).toBe('error');
    expect(answer.verdict?.mechanisms).toHaveLength(1);
    expect(answer.verdict?.mechanisms[0]?.fixes.length).toBeGreaterThan(0);
  });
});

test('every example is there, and no two are the same', () => {
  const texts = TRUSS_EXAMPLES.map((name) => JSON.stringify(createTrussExample(name)));
  expect(new Set(texts).size).toBe(12);
});

test.each(STARTER_KINDS)(
  'the first measures of %s make a truss that stands, in both unit systems',
  (kind) => {
    for (const system of [0, 1] as const) {
      const starter = createTrussStarter(kind, getFirstMeasures(kind, system), { system });
      if (!starter.ok) throw new Error(JSON.stringify(starter.failures));
      expect(starter.document.units.system).toBe(system);
      expect(solve(starter.document).level).toBe('ok');
    }
  },
);

test('measures that make no truss name what is at fault', () => {
  const starter = createTrussStarter('pratt', { ...getFirstMeasures('pratt', 0), panels: 5, height: -1 });
  expect(starter.ok ? [] : starter.failures.map(({ path }) => path).sort()).toEqual(['/height', '/panels']);
});

describe('the derived fields of a truss', () => {
  const ID = /^[a-z]{2}\d{2}-[a-z]{2}\d{2}$/;

  test.each(TRUSS_EXAMPLES)(
    '%s has ids of the stated form, each only once and the same every time',
    (name) => {
      const document = createTrussExample(name);
      const parts = [...document.joints, ...document.links];
      const ids = parts.flatMap(({ id, loads }) => [id, ...loads.map((load) => load.id)]);
      for (const id of ids) expect(id).toMatch(ID);
      expect(new Set(ids).size).toBe(ids.length);
      expect(document.created).toBe(1_790_000_000_000);
      expect(createTrussExample(name)).toEqual(document);
    },
  );

  test.each(STARTER_KINDS)('a starter (%s) takes ids and the time it is begun', (kind) => {
    let count = 0;
    const starter = createTrussStarter(kind, getFirstMeasures(kind, 0), {
      newId: () => `id${++count}`,
      created: 123,
    });
    if (!starter.ok) throw new Error('the first measures make a truss');
    expect(starter.document.created).toBe(123);
    for (const { id } of [...starter.document.joints, ...starter.document.links])
      expect(id).toMatch(/^id\d+$/);
  });

  test('a file states whether it is real, what it weighs and the checksum of all cases, as it stands', () => {
    const document = createTrussExample('jib');
    // Two rods, of 4 m and 5 m, of a steel pipe 114.3 x 5 mm, 7850 kg/m3.
    const written: unknown = JSON.parse(writeTrussFile({ ...document, isReal: false }));
    expect(written).toMatchObject({ isReal: true, checksum: CHECKSUM });
    const mass = (written as { readonly totalMass: number }).totalMass;
    expectClose(mass, 9 * (Math.PI / 4) * (0.1143 ** 2 - 0.1043 ** 2) * 7850, 1e-9);
    const links = document.links.map((link) => ({ ...link, materialIndex: -1, sectionIndex: -1 }));
    const bare = { ...document, materials: [], sections: [], links };
    expect(JSON.parse(writeTrussFile(bare))).toMatchObject({ isReal: false, totalMass: 0 });
  });
});
