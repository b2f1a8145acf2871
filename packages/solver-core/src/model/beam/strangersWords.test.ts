import { expect, test } from 'vitest';
import { solveBeam } from '../../beam/solveBeam.ts';
import { solveTruss } from '../../truss/solveTruss.ts';
import { parseCase } from './parseCase.ts';
import { parseTruss } from '../truss/parseTruss.ts';

const beam = (supports: readonly string[], more: object = {}) => ({
  schema: 1,
  L: 6,
  supports: supports.map((className, at) => ({ className, x: 6 * at })),
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: -12_000 }],
  ...more,
});

function classesOf(input: object) {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const { supports, loads } = parsed.document;
  return [...supports, ...loads].map(({ className }) => className);
}

test('the words of other programs are read', () => {
  expect(classesOf(beam(['pinned', 'Encastre']))).toEqual(['fixed', 'cantilever', 'DistributedLoad']);
  const loads = [
    { className: 'PointLoad', x: 3, c: [-1000] },
    { className: 'PointLoad', x: 3, c: [1000], alpha: 0 },
    { className: 'Moment', x: 3, c: [500] },
  ];
  const parsed = parseCase(beam(['pin', 'roller'], { loads }));
  // A force without a direction acts upwards, as a shear load does.
  expect(parsed.ok && parsed.document.loads).toMatchObject([
    { className: 'GenericLoad', alpha: 90, c: [-1000, 0, -1000] },
    { className: 'GenericLoad', alpha: 0, c: [1000, 1000, 0] },
    { className: 'BendingMoment', c: [500, 0, 0] },
  ]);
});

test.each([
  ['rollar', 'roller'],
  ['klamp', 'clamp'],
  ['pinn', 'pin'],
  ['something', undefined],
])('a support called %s is refused with the usual words and the nearest', (word, nearest) => {
  const parsed = parseCase(beam(['pin', word]));
  const [failure] = parsed.ok ? [] : parsed.failures;
  expect(failure).toMatchObject({
    code: 'schema.className',
    path: '/supports/1/className',
    values: { actual: word, allowed: 'pin, roller, clamp, hinge, spring' },
  });
  expect(failure?.values['nearest']).toBe(nearest);
});

test('a stranger who writes fixed at both ends is told that it is a pin', () => {
  const told = (input: object) => {
    const { level, ...answer } = solveBeam(input);
    if (level === 'error') throw new Error('refused');
    const { corrections } = answer as Exclude<ReturnType<typeof solveBeam>, { level: 'error' }>;
    return corrections.flatMap(({ code, path }) => (code === 'correction.fixedIsPin' ? [path] : []));
  };
  expect(told(beam(['fixed', 'fixed']))).toEqual(['/supports/0/className', '/supports/1/className']);
  expect(told(beam(['fixed', 'fixed'], { kind: 'msb' }))).toHaveLength(2);
  // Documents of this program have always used `fixed` for a pin.
  expect(told(beam(['fixed', 'fixed'], { kind: 'msb', className: 'casemsb' }))).toEqual([]);
  expect(told(beam(['fixed', 'roller']))).toEqual([]);
  expect(told(beam(['pin', 'pin']))).toEqual([]);
});

const truss = (link: object, more: object = {}) => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2, loads: [{ className: 'AxialLoad', c: [1000] }] },
  ],
  links: [{ i: 0, j: 1, ...link }],
  materials: [{ name: 'steel', E: 210_000 }],
  sections: [{ className: 'generic', A: 10 }],
  ...more,
});

test('both words for a cross-section are read in both documents', () => {
  const own = truss({ materialIndex: 0, sectionIndex: 0 });
  const other = truss({ materialIndex: 0, crossSectionIndex: 0 });
  const [a, b] = [solveTruss(own), solveTruss(other)];
  if (a.level === 'error' || b.level === 'error') throw new Error('refused');
  // A force of 1000 N over 4 m with EA = 210 MN.
  expect(b.sets[0]?.displacement?.[1]?.x).toBeCloseTo(4000 / 2.1e8, 12);
  expect(b).toMatchObject({ level: 'ok', hash: a.hash });
  const parsed = parseTruss(other);
  expect(parsed.ok && parsed.document.links[0]).toMatchObject({ sectionIndex: 0 });
  const parts = { materials: own.materials, sections: [{ className: 'rectangle', b: 100, h: 200 }] };
  const read = parseCase(
    beam(['pin', 'roller'], { ...parts, beamSections: [{ x: 6, materialIndex: 0, sectionIndex: 0 }] }),
  );
  expect(read.ok && read.document.beamSections[0]).toMatchObject({ crossSectionIndex: 0 });
});

test('an unknown field of a truss is reported with its place', () => {
  const answer = solveTruss(truss({ materialIndex: 0, sectionIdx: 0 }, { caseset: [] }));
  if (answer.level === 'error') throw new Error('refused');
  const told = answer.corrections.filter(({ code }) => code === 'correction.unknownField');
  expect(told.map(({ path }) => path).sort()).toEqual(['/caseset', '/links/0/sectionIdx']);
});
