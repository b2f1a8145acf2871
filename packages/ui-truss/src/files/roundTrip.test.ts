import { LOCALES } from '@eecs/solver-core/texts';
import { type Quantity, type Unit, type UnitSystem, displayUnit } from '@eecs/solver-core';
import { type TrussCase, convertTruss, solveTruss } from '@eecs/solver-core/truss';
import { createSteel, writeCsv, writeWorkbook } from '@eecs/ui-kit/editing';
import type { Library, Locale } from '@eecs/ui-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSheetReader } from '../../test/sheetReader.ts';
import { readCase } from '../../test/triangle.ts';
import { FIRST_SECTION } from '../examples/firstConstants.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { readTrussBlob } from './readTrussBlob.ts';
import { writeDxf } from './writeDxf.ts';
import { listSheets } from './writeTables.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

const readers = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await createSheetReader(locale)] as const)),
) as Record<Locale, Awaited<ReturnType<typeof createSheetReader>>>;

/** Units that a reader may have chosen. */
const UNITS: Readonly<Partial<Record<Quantity, Readonly<Record<UnitSystem, readonly Unit[]>>>>> = {
  length: { 0: ['m', 'mm', 'cm'], 1: ['ft-in', 'ft', 'in'] },
  force: { 0: ['kN', 'N', 'tf'], 1: ['kip', 'lbf'] },
  distributedLoad: { 0: ['kN/m', 'N/mm', 'kgf/m'], 1: ['kip/ft', 'lbf/in'] },
  linearMass: { 0: ['kg/m', 't/m'], 1: ['lb/ft', 'lb/in'] },
  angle: { 0: ['°', 'rad'], 1: ['°', 'rad'] },
};

/** Loads of any kind, in case sets of a mask; on rods over the whole length or a part. */
const anyUpTo = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((value) => (Math.abs(value) < 1e-3 ? 0 : value));
const size = anyUpTo(1e6);
const angle = fc.oneof(fc.constantFrom(0, 90, -90, 45), anyUpTo(360));
const sets = fc.nat(31);
const jointLoad = fc.record({
  className: fc.constantFrom('AxialLoad', 'ShearLoad', 'GenericLoad'),
  c: fc.tuple(size),
  alpha: angle,
  beta: fc.oneof(fc.constant(0), angle),
  sets,
});
const linkLoad = fc.record(
  {
    className: fc.constantFrom('DistributedLoad', 'DistributedMass'),
    y: fc.tuple(size, size, size),
    x: fc.constantFrom([0.25, 0.5], [0, 1 / 3]),
    alpha: angle,
    sets,
  },
  { requiredKeys: ['className', 'y', 'alpha', 'sets'] },
);
const title = fc.oneof(fc.constant(''), fc.stringMatching(/^[a-zа-яё"(=-][a-zа-яё",;()=%-]{0,8}$/));
const caseSets = fc.array(
  title.map((one) => ({ title: one, combined: false })),
  { maxLength: 5 },
);

/** A stable truss whose forces name case sets, or any joints and rods. */
const truss: fc.Arbitrary<TrussCase> = fc
  .record({
    base: fc.oneof(
      fc.constant(createTrussExample('pratt')),
      fc
        .uniqueArray(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9), fc.constantFrom(0, 0, 0.7)), {
          minLength: 2,
          maxLength: 9,
          selector: String,
        })
        .map((places) =>
          readCase({
            joints: places.map(([x, y, z], at) => ({ x: x / 3, y: y * 1.1, z, anchor: at % 8 })),
            links: places.slice(1).map((_, at) => ({ i: at, j: at + 1, materialIndex: 0, sectionIndex: 0 })),
            materials: [createSteel(0)],
            sections: [FIRST_SECTION[0]],
          }),
        ),
    ),
    caseSets,
    onJoints: fc.array(fc.tuple(fc.nat(99), jointLoad), { maxLength: 8 }),
    onLinks: fc.array(fc.tuple(fc.nat(99), linkLoad), { maxLength: 8 }),
    system: fc.constantFrom<UnitSystem>(0, 1),
  })
  .map(({ base, caseSets: named, onJoints, onLinks, system }) => {
    const { joints, links } = base;
    const pick = <Load>(loads: readonly (readonly [number, Load])[], at: number, count: number): Load[] =>
      loads.flatMap(([where, load]) => (where % count === at ? [load] : []));
    const made = readCase({
      ...base,
      caseSets: named,
      joints: joints.map((joint, at) => ({ ...joint, loads: pick(onJoints, at, joints.length) })),
      links: links.map((link, at) => ({ ...link, loads: pick(onLinks, at, links.length) })),
    });
    return system === 0 ? made : convertTruss(made, 1);
  });

/** Missing names are reported as such; the tables of a library would be read hundreds of times. */
const NO_LIBRARY: Library = {
  listSections: () => Promise.resolve([]),
  listMaterials: () => Promise.resolve([]),
};

// A failing run prints its seed and the smallest failing truss.
test('a truss written as a table is read back equal, within the columns', async () => {
  const way = fc.record({
    locale: fc.constantFrom(...LOCALES),
    kind: fc.constantFrom('csv', 'xlsx'),
    unit: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(truss, way, async (document, { locale, kind, unit }) => {
      const { system } = document.units;
      const unitOf = (quantity: Quantity): Unit => {
        const units = UNITS[quantity]?.[system] ?? [];
        return units[unit % units.length] ?? displayUnit(quantity, system);
      };
      const solved = solveTruss(document);
      const answer = solved.level === 'error' ? null : solved;
      const sheets = listSheets(document, answer, { ...readers[locale], unitOf });
      const file =
        kind === 'csv'
          ? new File([writeCsv(sheets, { hasComma: locale !== 'en-US' })], 'a.csv')
          : new File([writeWorkbook(sheets) as Uint8Array<ArrayBuffer>], 'a.xlsx');
      const back = await readTrussBlob(file, { locale, system, library: NO_LIBRARY });
      if (!back.ok) throw new Error(JSON.stringify(back));
      expect(back.corrections).toEqual([]);
      expect(back.rest?.rows).toBe(0);
      expectSame(back.document, document, answer !== null);
    }),
    { numRuns: drawCases(60) },
  );
});

function expectSame(back: TrussCase, document: TrussCase, hasTitles: boolean): void {
  const { joints, links, caseSets: named } = document;
  expectNear(
    back.joints.flatMap(({ x, y, z }) => [x, y, z]),
    joints.flatMap(({ x, y, z }) => [x, y, z]),
  );
  expect(back.joints.map(({ anchor }) => anchor)).toEqual(joints.map(({ anchor }) => anchor));
  expect(back.links.map(({ i, j }) => [i, j])).toEqual(links.map(({ i, j }) => [i, j]));
  const masks = [...joints, ...links].flatMap(({ loads }) => loads.map(({ sets: mask }) => mask));
  const actsIn = (mask: number): number => (named.length === 0 ? 1 : mask % 2 ** named.length);
  // A case set without loads is not written, except for its title; a single set without a title counts as none.
  const count = masks.reduce((most, mask) => Math.max(most, 32 - Math.clz32(actsIn(mask))), 0);
  const titles = hasTitles ? named.map((set) => set.title) : [];
  const isPlain = titles.every((one) => one === '') && masks.every((mask) => actsIn(mask) === 1);
  expect(back.caseSets.map((set) => set.title)).toEqual(
    masks.length === 0 || isPlain
      ? []
      : Array.from({ length: Math.max(1, count) }, (_, at) => titles[at] ?? ''),
  );
  for (const [read, written] of [
    [back.joints, joints],
    [back.links, links],
  ] as const) {
    const [one, other] = [read, written].map((owners) =>
      owners.flatMap(({ loads }, at) => loads.map((load) => ({ ...load, at }))),
    );
    expect(one?.map(({ at, className }) => [at, className])).toEqual(
      other?.map(({ at, className }) => [at, className]),
    );
    expect(one?.map(({ sets: mask }) => mask)).toEqual(other?.map(({ sets: mask }) => actsIn(mask)));
    const numbers = (loads: typeof one): number[] =>
      loads?.flatMap((load) => [
        load.alpha,
        ...('c' in load ? [load.c[0], load.beta ?? 0] : [...load.y, ...(load.x ?? [])]),
      ]) ?? [];
    expectNear(numbers(one), numbers(other));
  }
}

/** A table has twelve digits of a number. Negligible values become zero by the rounding of units. */
function expectNear(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [at, value] of expected.entries())
    expect(Math.abs((actual[at] ?? NaN) - value)).toBeLessThanOrEqual(1e-11 * Math.abs(value));
}

test.each(['pratt', 'tower', 'crossed'] as const)('%s comes back from its own drawing', async (name) => {
  const document = createTrussExample(name);
  const file = new File([writeDxf(document)], 'Saved.dxf');
  const back = await readTrussBlob(file);
  if (!back.ok) throw new Error(back.problem);
  const ends = ({ joints, links }: typeof document) =>
    links.map(({ i, j }) => [joints[i], joints[j]].map((joint) => [joint?.x, joint?.y, joint?.z]));
  expect(back.document.title).toBe('Saved');
  expect(ends(back.document)).toEqual(ends(document));
});

test.each([true, false])(
  'joints, rods and anchors come back from the tables, decimal comma %s',
  async (hasComma) => {
    const document = createTrussExample('spaceGrid');
    const text = writeCsv(listSheets(document, null, readers['en-US']), { hasComma });
    const back = await readTrussBlob(new File([text], 'Saved.csv'));
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.joints.map(({ x, y, z, anchor }) => [x, y, z, anchor])).toEqual(
      document.joints.map(({ x, y, z, anchor }) => [x, y, z, anchor]),
    );
    expect(back.document.links.map(({ i, j }) => [i, j])).toEqual(document.links.map(({ i, j }) => [i, j]));
  },
);
