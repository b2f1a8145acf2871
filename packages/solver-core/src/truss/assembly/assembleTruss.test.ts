/**
 * The degenerate inputs that the contract lists for trusses: what is refused before stability is examined, and what is
 * not.
 */
import { describe, expect, it } from 'vitest';
import fixtures from '../../../verification/fixtures/trusses.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { readTruss } from '../../model/truss/readTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { assembleTruss } from './assembleTruss.ts';
import { totalMassOfTruss } from './totalMassOfTruss.ts';
import { sizeOf } from './sizeOf.ts';
import type { LinkSize, TrussModel } from './trussModel.ts';

const force = { className: 'ShearLoad', c: [-1000], sets: 1 };
const steel = { name: 'S', E: 210000, nu: 0.3, rho: 7850, alpha: 1.2e-5 };
const area = { className: 'generic', A: 10 };
const real = { materialIndex: 0, sectionIndex: 0 };
const triangle = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 0, y: 3, loads: [force] },
  ],
  links: [
    { i: 0, j: 1, ...real },
    { i: 1, j: 2, ...real },
    { i: 2, j: 0, ...real },
  ],
  materials: [steel],
  sections: [area],
};
const [left, right, top] = triangle.joints;
const [bottom, slope, side] = triangle.links;

function read(input: unknown): TrussCase {
  const parsed = parseTruss(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function refusals(part: object): string[] {
  return assembleTruss(read({ ...triangle, ...part })).failures.map(({ code, path }) => `${path} ${code}`);
}

function build(part: object): TrussModel {
  const { model, failures } = assembleTruss(read({ ...triangle, ...part }));
  if (!model || failures.length > 0) throw new Error(JSON.stringify(failures));
  return model;
}

function listSizes(model: TrussModel, name: keyof LinkSize): number[] {
  return Array.from(model.lengths, (_, link) => sizeOf(model, link)[name]);
}

const withLink = (part: object) => ({ links: [{ ...bottom, ...part }, slope, side] });
const withSlope = (part: object) => ({ links: [bottom, { ...slope, ...part }, side] });

describe('a truss as numbers', () => {
  it('has lengths, directions and stiffness EA/l in N and m', () => {
    const model = build({});
    expect([model.dim, model.jointCount, model.linkCount, model.isReal]).toEqual([2, 3, 3, true]);
    expect([...model.lengths]).toEqual([4, 5, 3]);
    expect([...model.directions]).toEqual([1, 0, -0.8, 0.6, 0, -1]);
    // 210 000 MPa · 10 cm2 = 2.1e8 N, and 7850 kg/m3 · 10 cm2 = 7.85 kg/m.
    expect(listSizes(model, 'EA')).toEqual([2.1e8, 2.1e8, 2.1e8]);
    expect([...model.system.stiffness]).toEqual([5.25e7, 4.2e7, 7e7]);
    expect(listSizes(model, 'massPerLength')).toEqual([7.85, 7.85, 7.85]);
    expect(listSizes(model, 'A')).toEqual([10, 10, 10]);
    expect([...model.system.anchors]).toEqual([3, 2, 0]);
  });

  it('keeps US documents unconverted: 29e6 psi · 2 in2', () => {
    const units = { system: 1 };
    const constants = { materials: [{ E: 29e6, rho: 0.28 }], sections: [{ ...area, A: 2 }] };
    const model = build({ units, ...constants });
    expect(listSizes(model, 'EA')).toEqual([58e6, 58e6, 58e6]);
    expect(listSizes(model, 'massPerLength')[0]).toBe(0.56);
  });

  it('takes the least second moment for E·Iv: a 60 by 20 mm bar has 20³·60/12 mm4', () => {
    const bar = build({ sections: [{ className: 'rectangle', b: 60, h: 20 }] });
    expectClose(listSizes(bar, 'EI')[0], 210e9 * ((0.06 * 0.02 ** 3) / 12), 1e-12);
    // Iy 100, Iz 40, Iyz 40 cm4: Mohr's circle has the radius 50 about 70.
    const skew = build({ sections: [{ ...area, Iy: 100, Iz: 40, Iyz: 40 }] });
    expectClose(listSizes(skew, 'EI')[0], 210e9 * 20e-8, 1e-12);
    expect(listSizes(build({ sections: [{ ...area, Iy: 100 }] }), 'EI')[0]).toBe(0);
  });

  it('reads a section in the units that it names: 1 in2 is 6.4516 cm2', () => {
    expectClose(listSizes(build({ sections: [{ ...area, A: 1, units: 1 }] }), 'A')[0], 6.4516, 1e-15);
    const bar = { className: 'rectangle', b: 1, h: 2, units: 1 };
    expectClose(listSizes(build({ sections: [bar] }), 'A')[0], 2 * 6.4516, 1e-12);
  });

  it('needs no constants where no link has any, also not half of them', () => {
    const bare = [
      { ...bottom, sectionIndex: -1 },
      { ...slope, materialIndex: -1 },
      { i: 2, j: 0 },
    ];
    const model = build({ links: bare });
    expect(model.isReal).toBe(false);
    expect([...model.system.stiffness]).toEqual([1 / 4, 1 / 5, 1 / 3]);
    expect(listSizes(model, 'massPerLength')).toEqual([0, 0, 0]);
  });

  it('is spatial when some z is not 0, and in the plane holds nothing along z', () => {
    const held = triangle.joints.map((joint) => ({ ...joint, anchor: 7 }));
    expect([...build({ joints: held }).system.anchors]).toEqual([3, 3, 3]);
    const raised = build({ joints: [{ ...left, anchor: 7 }, right, { ...top, z: 12 }] });
    expect(raised.dim).toBe(3);
    expect([...raised.system.anchors]).toEqual([7, 2, 0]);
    // From (4, 0, 0) to (0, 3, 12).
    expect([...raised.lengths]).toEqual([4, 13, Math.sqrt(153)]);
    expect([...raised.directions.slice(3, 6)]).toEqual([-4 / 13, 3 / 13, 12 / 13]);
  });

  it.each(fixtures)('is made of $id', ({ document, degree }) => {
    const { model, failures, corrections } = assembleTruss(read(document));
    expect([failures, corrections]).toEqual([[], []]);
    const held = [...model!.system.anchors].reduce(
      (sum, bits) => sum + (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1),
      0,
    );
    expect(model!.linkCount + held - model!.dim * model!.jointCount).toBe(degree);
  });

  it('weighs what its links and the masses on them weigh', () => {
    const loads = [{ className: 'DistributedMass', x: [1, 3], y: 6, sets: 1 }];
    const document = read({ ...triangle, ...withLink({ loads }) });
    expectClose(totalMassOfTruss(document, build(withLink({ loads }))), 7.85 * 12 + 12, 1e-14);
  });
});

describe('refused before it is judged', () => {
  it('is a document without joints and links', () => {
    expect(refusals({ joints: [], links: [] })).toEqual([
      '/joints geometry.noJoints',
      '/links geometry.noLinks',
      '/joints loads.none',
    ]);
  });

  it.each([
    ['to itself', { i: 1, j: 1 }, ['/links/1/j geometry.linkToItself']],
    ['doubled', { i: 0, j: 1 }, ['/links/1 geometry.doubledLink']],
    ['doubled the other way round', { i: 1, j: 0 }, ['/links/1 geometry.doubledLink']],
    [
      'of joints that are not there',
      { i: 3, j: 9 },
      ['/links/1/i geometry.index', '/links/1/j geometry.index'],
    ],
    [
      'of joints that no list can have',
      { i: 2 ** 31, j: 2 ** 52 },
      ['/links/1/i geometry.index', '/links/1/j geometry.index'],
    ],
    ['of a material that is not there', { materialIndex: 1 }, ['/links/1/materialIndex geometry.index']],
    ['of a section that is not there', { sectionIndex: 1 }, ['/links/1/sectionIndex geometry.index']],
  ])('is a link %s', (_, part, expected) => {
    expect(refusals(withSlope(part))).toEqual(expected);
  });

  it('is a link between joints at one place, and not one a nanometre long', () => {
    const at = (x: number) => ({ joints: [left, { ...right, x, y: 0 }, top] });
    expect(refusals(at(0))).toEqual(['/links/0 geometry.zeroLength']);
    expect(build(at(1e-9)).lengths[0]).toBe(1e-9);
  });

  it('names both of two doubled links', () => {
    const { failures } = assembleTruss(
      read({ ...triangle, links: [bottom, slope, side, { i: 2, j: 1, ...real }] }),
    );
    expect(failures).toMatchObject([{ code: 'geometry.doubledLink', ids: [1, 3], values: { i: 2, j: 1 } }]);
  });

  it('is what acts along z in the plane', () => {
    const joints = [
      { ...left, anchor: 7, settlement: { z: -0.01 } },
      right,
      { ...top, loads: [{ className: 'r', c: [5], beta: 30 }] },
    ];
    expect(refusals({ joints })).toEqual(
      ['/joints/2/loads/0/beta geometry.outOfPlane', '/joints/0/settlement/z geometry.outOfPlane'].toSorted(),
    );
    const turned = [left, right, { ...top, loads: [{ className: 'r', c: [5], beta: 180 }] }];
    expect(refusals({ joints: turned })).toEqual([]);
  });

  it.each([
    ['E of 0', { materials: [{ ...steel, E: 0 }] }, ['/materials/0/E materials.modulus']],
    ['no E', { materials: [{ rho: 7850 }] }, ['/materials/0/E materials.modulus']],
    ['nu of 0', { materials: [{ ...steel, nu: 0 }] }, ['/materials/0/nu materials.poisson']],
    ['A of 0', { sections: [{ ...area, A: 0 }] }, ['/sections/0/A materials.area']],
    ['no A', { sections: [{ className: 'generic' }] }, ['/sections/0/A materials.area']],
    [
      'a circle of no width',
      { sections: [{ className: 'circle', Dy: 0 }] },
      ['/sections/0/Dy materials.dimensions'],
    ],
    [
      'a temperature without alpha',
      { ...withLink({ dT: 20 }), materials: [{ E: 1 }] },
      ['/materials/0/alpha materials.expansion'],
    ],
  ])('is %s', (_, part, expected) => {
    expect(refusals(part)).toEqual(expected);
  });

  it('is not what no link is made of, and E follows from G and nu', () => {
    expect(
      refusals({ materials: [steel, { E: -1 }], sections: [area, { className: 'circle', Dy: 0 }] }),
    ).toEqual([]);
    const model = build({ materials: [{ G: 80000, nu: 0.25 }] });
    expect(listSizes(model, 'EA')[0]).toBe(2e8);
  });

  it.each([
    ['nothing that acts', {}, ['/joints loads.none']],
    ['a self weight of nothing', { selfWeight: true, materials: [{ E: 1 }] }, ['/joints loads.none']],
    ['temperatures and misfits of 0', withLink({ dT: 0, dL: 0 }), ['/joints loads.none']],
    ['a self weight', { selfWeight: true }, []],
    ['a temperature', withLink({ dT: 20 }), []],
    ['a misfit', withLink({ dL: 0.001 }), []],
    ['a settlement', { joints: [{ ...left, settlement: { x: 0.01 } }, right, { x: 0, y: 3 }] }, []],
    ['a mass', withLink({ loads: [{ className: 'm(x)', y: 5 }] }), []],
  ])('where nothing else does: %s', (_, part, expected) => {
    expect(refusals({ joints: [left, right, { x: 0, y: 3 }], ...part })).toEqual(expected);
  });

  it.each([
    ['begins before its link', [-1, 2], ['/links/0/loads/0/x geometry.loadOutside']],
    ['ends behind its link', [1, 4.1], ['/links/0/loads/0/x geometry.loadOutside']],
    ['ends more than rounding behind it', [1, 4 + 5e-9], ['/links/0/loads/0/x geometry.loadOutside']],
    ['ends at it within rounding', [1, 4 + 3e-9], []],
    ['has no range', [2, 2], ['/links/0/loads/0/x geometry.emptyRange']],
  ])('is a load that %s', (_, x, expected) => {
    expect(refusals(withLink({ loads: [{ className: 'q(x)', x, y: 1 }] }))).toEqual(expected);
  });

  it('is a load of no case set, on a joint and on a link', () => {
    const loads = [{ className: 'q(x)', y: 1, sets: 4 }];
    const joints = [left, right, { ...top, loads: [{ ...force, sets: 0 }, force] }];
    expect(refusals({ joints, ...withLink({ loads }), caseSets: [{}, {}] })).toEqual([
      '/joints/2/loads/0/sets loads.unassigned',
      '/links/0/loads/0/sets loads.unassigned',
    ]);
  });

  it('reports all failures at once', () => {
    const links = [bottom, { ...slope, i: 2 }, { ...side, sectionIndex: -1 }];
    expect(
      refusals({ links, joints: [left, right, { x: 0, y: 3 }], sections: [{ className: 'generic' }] }),
    ).toEqual(['/links/1/j geometry.linkToItself', '/sections/0/A materials.area', '/joints loads.none']);
  });
});

describe('reported, not refused', () => {
  it('self weight of links of unknown density is reported, not refused', () => {
    const corrections = (part: object) =>
      assembleTruss(read({ ...triangle, selfWeight: true, ...part })).corrections.map(
        ({ code, path }) => `${path} ${code}`,
      );
    expect(corrections({})).toEqual([]);
    expect(corrections({ materials: [{ E: 1, rho: 0 }] })).toEqual([]);
    expect(corrections({ materials: [{ E: 1 }] })).toEqual(['/materials/0/rho correction.noDensity']);
    expect(corrections({ links: [{ i: 0, j: 1 }] })).toEqual(['/links correction.noMass']);
    expect(corrections({ materials: [{ E: 1 }], selfWeight: false })).toEqual([]);
  });
});

describe('a document that could be read in part', () => {
  it('is judged by what is sound, every path by its own index, and gives no model', () => {
    const reading = readTruss({
      ...triangle,
      joints: [left, { x: 'four', y: 0 }, top],
      links: [bottom, { ...slope, i: 'x' }, { ...side, j: 2 }],
      sections: [{ className: 'generic', A: -1 }],
    });
    if (reading.document === null) throw new Error('nothing was read');
    const { model, failures } = assembleTruss(reading.document, reading.isWhole);
    expect(model).toBe(null);
    expect(failures.map(({ code, path }) => `${path} ${code}`)).toEqual(['/links/2/j geometry.linkToItself']);
  });

  it('does not miss loads that could not be read', () => {
    const reading = readTruss({ ...triangle, joints: [left, right, { ...top, loads: 7 }] });
    if (reading.document === null) throw new Error('nothing was read');
    expect(assembleTruss(reading.document, reading.isWhole).failures).toEqual([]);
  });
});
