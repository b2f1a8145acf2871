/**
 * Input at the limit of what can be solved: a finite result or a refusal that names the place, never NaN and never 1e11
 * m.
 */
import { describe, expect, it } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import type { TrussAnswer } from '@eecs/solver-core/truss';
import { drawnTruss } from './drawnTruss.ts';
import type { Drawing } from './drawnTruss.ts';

const triangle: Drawing = {
  joints: { A: [0, 0], B: [4, 0], C: [2, 3] },
  held: { A: 'xy', B: 'y' },
  links: 'AB BC CA',
  forces: { C: [0, -1e3] },
  A: 5,
};

type Document = Record<string, unknown> & {
  joints: Record<string, unknown>[];
  links: Record<string, unknown>[];
  materials: Record<string, unknown>[];
  sections: Record<string, unknown>[];
};

/** Returns the triangle with an alteration. */
function altered(alter: (document: Document) => void, drawing = triangle): TrussAnswer {
  const document = drawnTruss(drawing) as Document;
  alter(document);
  return solveTruss(document);
}

function refusals(answer: TrussAnswer): string[] {
  return answer.level === 'error' ? answer.failures.map(({ code, path }) => `${code} ${path}`) : ['solved'];
}

describe('documents that are refused', () => {
  it.each<[string, (document: Document) => void, string]>([
    ['nothing acts', (d) => (d.joints[2]!['loads'] = []), 'loads.none '],
    ['a link to itself', (d) => (d.links[0]!['j'] = 0), 'geometry.linkToItself /links/0'],
    ['a link twice', (d) => d.links.push({ id: 'again', i: 1, j: 0 }), 'geometry.doubledLink /links/3'],
    ['a link to no joint', (d) => (d.links[2]!['j'] = 7), 'geometry.index /links/2/j'],
    ['a link without length', (d) => Object.assign(d.joints[2]!, { x: 4, y: 0 }), 'geometry.zeroLength'],
    ['no joints', (d) => Object.assign(d, { joints: [], links: [] }), 'geometry.noJoints'],
    ['a place that is no number', (d) => (d.joints[1]!['x'] = NaN), 'schema.notFinite /joints/1/x'],
    ['an endless place', (d) => (d.joints[1]!['y'] = Infinity), 'schema.notFinite /joints/1/y'],
    ['E of zero', (d) => (d.materials[0]!['E'] = 0), 'materials.modulus /materials/0'],
    ['A below zero', (d) => (d.sections[0]!['A'] = -1), 'materials.area /sections/0'],
    [
      'a moment on a joint',
      (d) => (d.joints[2]!['loads'] = [{ id: 'm', className: 'BendingMoment', c: [5] }]),
      'schema.className /joints/2/loads/0',
    ],
    [
      'a force out of the plane',
      (d) =>
        (d.joints[2]!['loads'] = [
          { id: 'z', className: 'GenericLoad', c: [5], alpha: 0, beta: 30, sets: 1 },
        ]),
      'geometry.outOfPlane',
    ],
    [
      'a settlement that nothing holds',
      (d) => (d.joints[1]!['settlement'] = { x: 0.01 }),
      'schema.notHeld /joints/1/settlement/x',
    ],
    ['a temperature without expansion', (d) => (d.links[0]!['dT'] = 10), 'materials.expansion'],
    [
      'loads that belong to no set',
      (d) => {
        d['caseSets'] = [{ title: 'one' }];
        d.joints[2]!['loads'] = [{ id: 'p', className: 'ShearLoad', c: [5], sets: 2 }];
      },
      'loads.unassigned',
    ],
  ])('%s', (_, alter, wanted) => {
    const found = refusals(altered(alter));
    expect(
      found.some((one) => one.startsWith(wanted)),
      found.join('; '),
    ).toBe(true);
  });

  it.each([null, 4, 'truss', [], {}, { schema: 1 }, { schema: 2, joints: [], links: [] }])(
    '%o is no truss',
    (input) => {
      expect(solveTruss(input)).toMatchObject({ level: 'error', message: 'schema' });
    },
  );
});

describe('a joint without links', () => {
  const lone = { ...triangle, joints: { ...triangle.joints, D: [9, 9] } };

  it('is a mechanism', () => {
    expect(solveTruss(drawnTruss(lone))).toMatchObject({ level: 'error', message: 'singular' });
  });

  it('is stable if it is held in every direction', () => {
    const answer = solveTruss(drawnTruss({ ...lone, held: { ...lone.held, D: 'xy' } }));
    expect(answer.level).toBe('ok');
  });
});

describe('nearly a mechanism', () => {
  /** Two links between pins 4 m apart, with their joint off the line by `off`. */
  const shallow = (off: number): Drawing => ({
    joints: { A: [0, 0], B: [2, off], C: [4, 0] },
    held: { A: 'xy', C: 'xy' },
    links: 'AB BC',
    forces: { B: [0, -1e3] },
    A: 5,
  });

  it.each([1e-2, 1e-3, 1e-4])('%d m off the line, forces grow as in statics', (off) => {
    const answer = solveTruss(drawnTruss(shallow(off)));
    if (answer.level === 'error') throw new Error(refusals(answer).join());
    const wanted = (-500 * Math.hypot(2, off)) / off;
    expect(Math.abs(answer.sets[0]!.N[0]! / wanted - 1)).toBeLessThan(1e-10);
  });

  // Half of the sum of the squared sines of both links to the line, off²/2² here, is compared with 1e-10: refused below
  // 2e-5 m.
  it.each([1.99e-5, 1e-5, 1e-6, 1e-7, 1e-9, 1e-12, 1e-15])('%d m off the line: refused', (off) => {
    expect(solveTruss(drawnTruss(shallow(off)))).toMatchObject({ level: 'error', message: 'singular' });
  });

  it('2.01e-5 m off the line it is solved, with the forces of statics', () => {
    const answer = solveTruss(drawnTruss(shallow(2.01e-5)));
    if (answer.level === 'error') throw new Error(refusals(answer).join());
    expect(Math.abs(answer.sets[0]!.N[0]! / ((-500 * Math.hypot(2, 2.01e-5)) / 2.01e-5) - 1)).toBeLessThan(
      1e-9,
    );
  });

  /** The triangle with a joint D beside its top at a distance `apart`, held by a link of that length and one to B. */
  const doubled = (apart: number): Drawing => ({
    ...triangle,
    joints: { ...triangle.joints, D: [2 + apart, 3] },
    links: 'AB BC CA CD BD',
    forces: { D: [0, -1e3] },
  });

  it.each([1e-3, 1e-6, 1e-9, 1e-12])(
    'two joints %d m apart: solved, with the forces of the joint',
    (apart) => {
      const answer = solveTruss(drawnTruss(doubled(apart)));
      if (answer.level === 'error') throw new Error(refusals(answer).join());
      // So short a rod rotates by more than linear theory permits, which a note reports.
      expect(answer.corrections.map(({ code }) => code)).toEqual(['correction.largeDisplacement']);
      const [, , , CD, BD] = answer.sets[0]!.N;
      expect(Math.abs(CD! / ((-1e3 * (2 - apart)) / 3) - 1)).toBeLessThan(1e-10);
      expect(Math.abs(BD! / ((-1e3 * Math.hypot(2 - apart, 3)) / 3) - 1)).toBeLessThan(1e-10);
    },
  );

  it.each([
    [1e15, 1],
    [1e-15, 1],
    [1, 1e12],
    [1, 1e-12],
  ])('places times %d, areas times %d: the same forces', (length, area) => {
    const scaled: Drawing = {
      ...triangle,
      joints: Object.fromEntries(
        Object.entries(triangle.joints).map(([name, place]) => [name, place.map((value) => value * length)]),
      ),
      A: 5 * area,
    };
    const [plain, other] = [solveTruss(drawnTruss(triangle)), solveTruss(drawnTruss(scaled))];
    if (plain.level === 'error' || other.level === 'error') throw new Error(refusals(other).join());
    plain.sets[0]!.N.forEach((N, link) => {
      expect(Math.abs(other.sets[0]!.N[link]! - N)).toBeLessThan(1e-9 * 1e3);
    });
  });
});
