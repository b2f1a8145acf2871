import { describe, expect, test } from 'vitest';
import { parseCase } from '../../src/model/beam/parseCase.ts';
import { caseHash } from '../../src/model/beam/caseHash.ts';
import type { CrossSection, SectionPart } from '../../src/model/common/document.ts';
import { sectionProperties } from '../../src/sections/sectionProperties.ts';
import { drawSection } from '../../src/sections/drawSection.ts';
import { convertCase } from '../../src/units/convertCase.ts';
import { solveBeam, timoshenko } from '../../src/index.ts';
import { addStresses } from '../../src/stress/index.ts';
import { expectClose } from '@eecs/testing';

type Part = Omit<SectionPart, 'y' | 'z' | 'alpha' | 'flip'> & Partial<SectionPart>;

const build = (parts: readonly Part[], rest: Partial<CrossSection> = {}): CrossSection => ({
  className: 'builtup',
  label: '',
  parts: parts.map((part) => ({ y: 0, z: 0, alpha: 0, flip: false, ...part })),
  ...rest,
});

const propertiesOf = (section: CrossSection) => {
  const result = sectionProperties(section);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.properties;
};

describe('double angles of AISC Manual, table 1-15: radii of gyration', () => {
  // Legs back to back at a distance s; the root radii of AISC are k less the thickness.
  test.each([
    ['2L4X4X1/2', { h: 4, b: 4, t: 0.5, r1: 0.375 }, 1.21, { 0: 1.69, 0.375: 1.83, 0.75: 1.96 }],
    ['2L6X4X1/2 LLBB', { h: 6, b: 4, t: 0.5, r1: 0.5 }, 1.91, { 0: 1.51, 0.375: 1.64, 0.75: 1.78 }],
    ['2L3X3X1/4', { h: 3, b: 3, t: 0.25, r1: 0.375 }, 0.926, { 0: 1.25, 0.375: 1.38, 0.75: 1.52 }],
  ] as const)('%s', (_, legs, rx, byGap) => {
    for (const [gap, ry] of Object.entries(byGap)) {
      const angle = { className: 'lsection', ...legs } as const;
      const found = propertiesOf(
        build(
          [
            { ...angle, flip: true },
            { ...angle, y: legs.b + Number(gap) },
          ],
          { units: 1 },
        ),
      );
      expectClose(found.iy, rx, 8e-3);
      expectClose(found.iz, ry, 1.3e-2);
      expect(found.Iyz).toBe(0);
    }
  });
});

describe('parallel axes', () => {
  const channel = {
    className: 'csection',
    h: 200,
    b: 75,
    tw: 8.5,
    tf: 11.5,
    r1: 11.5,
    r2: 6,
    sf: 8,
    uf: 37.5,
  } as const;
  const single = propertiesOf({ label: '', ...channel });

  test.each([
    ['[ ] 100 mm apart, flanges inwards', 75 + 100 + 75, (gap: number) => 75 - single.ey / 1 + gap / 2],
  ])(
    'two channels %s: A, Iy doubled, Iz = 2 (Iz1 + A1 d²), It the sum, nothing made up',
    (_, width, distance) => {
      const gap = width - 150;
      const found = propertiesOf(build([channel, { ...channel, y: 75 + gap, flip: true }]));
      const d = distance(gap) / 10;
      expectClose(found.A, 2 * single.A, 1e-12);
      expectClose(found.Iy, 2 * single.Iy, 1e-12);
      expectClose(found.Iz, 2 * (single.Iz + single.A * d * d), 1e-12);
      expectClose(found.It ?? NaN, 2 * (single.It ?? NaN), 1e-12);
      expect([found.Iw, found.yShear, found.zShear, found.Asy]).toEqual([null, 0, 0, null]);
      // Side by side, each carries half of a vertical force.
      expectClose(found.Asz ?? NaN, 2 * (single.Asz ?? NaN), 1e-12);
    },
  );

  test('two angles a gap apart have a shear area along their legs, but none across and no Iw: these depend on battens', () => {
    const angle = { className: 'lsection', h: 100, b: 100, t: 10, r1: 12 } as const;
    const parts = [
      { ...angle, flip: true },
      { ...angle, y: 110 },
    ];
    const one = propertiesOf({ label: '', ...angle });
    for (const connection of ['battened', 'laced', 'welded'] as const) {
      const found = propertiesOf(build(parts, { connection }));
      expect([found.Iw, found.Asy, found.yShear, found.zShear]).toEqual([null, null, 0, null]);
      expectClose(found.It ?? NaN, 2 * (one.It ?? NaN), 1e-9);
      // Held straight by each other, both carry Q/2 along z and ±Q Iyz/(2 Iy) along y: the flow is that of a leg, not
      // of a tee.
      expect(found.Asz ?? NaN).toBeGreaterThan(0);
      expect(found.Asz ?? NaN).toBeLessThan(2 * one.A);
    }
  });

  test('two planks side by side shear as one plank twice as wide', () => {
    const plank = { className: 'rectangle', b: 45, h: 195 } as const;
    const found = propertiesOf(build([plank, { ...plank, y: 60 }]));
    expectClose(found.Asz ?? NaN, (5 / 6) * 2 * 4.5 * 19.5, 1e-12);
    expect(found.Asy).toBeNull();
  });

  test('a part of another system keeps its size', () => {
    const found = propertiesOf(
      build([
        { className: 'rectangle', b: 1, h: 2, units: 1 },
        { className: 'rectangle', b: 25.4, h: 50.8, y: 25.4 },
      ]),
    );
    expectClose(found.A, 2 * 2.54 * 5.08, 1e-12);
  });
});

test('parts in mm of a document in inches keep their size where the section names no system: P L³/(48 E I)', () => {
  const section = build([{ className: 'rectangle', b: 25.4, h: 50.8, units: 0 }]);
  const result = sectionProperties(section, 1);
  expectClose(result.ok ? result.properties.A : NaN, 2, 1e-12);
  expectClose(result.ok ? (result.properties.Asz ?? NaN) : NaN, (5 / 6) * 2, 1e-12);
  const parsed = parseCase({
    schema: 1,
    L: 100,
    units: { system: 1 },
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 100 },
    ],
    materials: [{ name: 'S', E: 29e6, nu: 0.3 }],
    sections: [section],
    beamSections: [{ x: 100, materialIndex: 0, crossSectionIndex: 0 }],
    loads: [{ id: 1, className: 'ShearLoad', x: 50, c: [-100], alpha: 90 }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document);
  if (answer.level === 'error') throw new Error(answer.message);
  expectClose(answer.sets[0]!.deflection.min.value, (-100 * 100 ** 3) / (48 * 29e6 * (2 / 3)), 1e-9);
  // Outermost fibres: M/W with W = 2/3 in³.
  const { S } = addStresses(parsed.document, answer).sets[0]!;
  expectClose(S?.bottom.max.value, 2500 / (2 / 3), 1e-9);
});

describe('welded parts are one body', () => {
  test('two rectangles make a square: Saint-Venant, It = 0.140577 a⁴', () => {
    const half = { className: 'rectangle', b: 50, h: 100 } as const;
    const found = propertiesOf(build([half, { ...half, y: 50 }], { connection: 'welded' }));
    expectClose(found.It ?? NaN, 0.140577 * 1e4, 1e-5);
    expectClose(found.Asz ?? NaN, (5 / 6) * 100, 1e-6);
    expect([found.yShear, found.zShear]).toEqual([0, 0]);
  });

  test('a flange and a web make the tee of the same plates', () => {
    const tee = propertiesOf({ className: 'tsection', label: '', h: 110, b: 100, tw: 10, tf: 10 });
    const found = propertiesOf(
      build(
        [
          { className: 'rectangle', b: 10, h: 100, y: 45 },
          { className: 'rectangle', b: 100, h: 10, z: 100 },
        ],
        { connection: 'welded' },
      ),
    );
    for (const name of ['A', 'Iy', 'Iz', 'Wply', 'It', 'Iw', 'zShear'] as const)
      expectClose(found[name] ?? NaN, tee[name] ?? NaN, 1e-6);
  });

  test('a box of two thin channels toe to toe is a closed cell: Bredt, It = 4 Am²/∮ds/t', () => {
    const channel = { className: 'csection', h: 200, b: 60, tw: 2, tf: 2 } as const;
    const parts = [channel, { ...channel, y: 60, flip: true }];
    const box = propertiesOf(build(parts, { connection: 'welded' }));
    const [w, h] = [118, 198];
    expectClose(box.It ?? NaN, (4 * (w * h) ** 2 * 2) / (2 * (w + h)) / 1e4, 1e-2);
    // The same channels with battens are open, with a thousandth of the torsion constant.
    const open = propertiesOf(build(parts));
    expectClose(open.It ?? NaN, (2 * (200 + 2 * 58) * 8) / 3 / 1e4, 3e-2);
    expect(open.Iw).toBeNull();
  });

  test('800S250-97 back to back, of SFIA: Iy 3.177 in⁴', () => {
    const joist = { className: 'lippedcsection', h: 8, b: 2.5, c: 0.625, t: 0.1017, r1: 0.1525 } as const;
    const found = propertiesOf(
      build(
        [
          { ...joist, flip: true },
          { ...joist, y: 2.5 },
        ],
        { units: 1 },
      ),
    );
    expectClose(found.Iz, 3.177, 1e-2);
  });

  test('parts that do not touch are separate bodies, whatever they are called', () => {
    const bar = { className: 'rectangle', b: 10, h: 100 } as const;
    const found = propertiesOf(build([bar, { ...bar, y: 30 }], { connection: 'welded' }));
    expect(found.Iw).toBeNull();
  });
});

describe('documents', () => {
  const angle = { className: 'lsection', h: 100, b: 100, t: 10, r1: 12 } as const;
  const section = build(
    [
      { ...angle, flip: true },
      { ...angle, y: 110 },
    ],
    { label: '2L 100x100x10 / 10' },
  );
  const beam = (of: object) => ({
    schema: 1,
    L: 4,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
    ],
    materials: [{ name: 'S235', E: 210_000, nu: 0.3 }],
    sections: [of],
    beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0 }],
    loads: [{ id: 1, className: 'ShearLoad', x: 2, c: [-10_000], alpha: 90 }],
  });

  test('a beam of two angles deflects according to I, also with shear', () => {
    const { Iy, Asz } = propertiesOf(section);
    const plain = solveBeam(beam(section));
    const bent = (10_000 * 4 ** 3) / (48 * 210e9 * Iy * 1e-8);
    expectClose(plain.level === 'error' ? NaN : -plain.sets[0]!.deflection.min.value, bent, 1e-9);
    const sheared = solveBeam({ ...beam(section), shear: true }, { shear: timoshenko });
    const GA = (210e9 / 2.6) * (Asz ?? NaN) * 1e-4;
    expectClose(
      sheared.level === 'error' ? NaN : -sheared.sets[0]!.deflection.min.value,
      bent + (10_000 * 4) / (4 * GA),
      1e-9,
    );
  });

  test('turned by a quarter, its shear area is that of the battens and refused', () => {
    const document = beam(section);
    const [part] = document.beamSections;
    const answer = solveBeam(
      { ...document, shear: true, beamSections: [{ ...part, alpha: 90 }] },
      { shear: timoshenko },
    );
    expect(answer).toMatchObject({ level: 'error', failures: [{ code: 'materials.shearArea' }] });
  });

  test('stresses: M/W at the outermost fibres, Q S/(I b) over the width of both angles', () => {
    const { WyTop, WyBottom, Iy, ez } = propertiesOf(section);
    const parsed = parseCase(beam(section));
    const answer = solveBeam(beam(section));
    if (!parsed.ok || answer.level === 'error') throw new Error('the beam is solved');
    const { sets } = addStresses(parsed.document, answer);
    const { S, T, EQ } = sets[0]!;
    // 10 kNm in the middle, in MPa with W in cm³.
    expectClose(S?.bottom.max.value, 10_000 / (WyBottom ?? NaN), 1e-9);
    expectClose(S?.top.min.value, -10_000 / (WyTop ?? NaN), 1e-9);
    // Below the neutral axis are two upright legs 10 mm thick: S = b (h - ez)²/2 above it.
    const lever = 100 - ez;
    expectClose(T?.max.value, (5000 * 20 * lever ** 2) / 2 / (Iy * 1e4 * 20), 1e-6);
    expect(EQ).not.toBeNull();
  });

  test('the fingerprint knows places, fills what is left out, and no label of a part', () => {
    const hashOf = (of: object) => {
      const parsed = parseCase(beam(of));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
      return caseHash(parsed.document);
    };
    const bare = {
      className: 'built-up',
      parts: [
        { ...angle, className: 'l', flip: true, label: 'L' },
        { ...angle, y: 110 },
      ],
    };
    expect(hashOf(bare)).toBe(hashOf(section));
    expect(
      hashOf(
        build([
          { ...angle, flip: true },
          { ...angle, y: 111 },
        ]),
      ),
    ).not.toBe(hashOf(section));
  });

  test('in the other system it is the same section', () => {
    const parsed = parseCase(beam(section));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const [converted] = convertCase(parsed.document, 1).sections;
    const result = sectionProperties(converted!, 1);
    expectClose(result.ok ? result.properties.Iz * 2.54 ** 4 : NaN, propertiesOf(section).Iz, 1e-9);
  });

  test.each([
    ['parts over each other', build([angle, { ...angle, y: 5, z: 5 }]), 'materials.overlap', '/parts/1'],
    ['a part twice at one place', build([angle, angle]), 'materials.overlap', '/parts/1'],
    [
      'a plate through another',
      build([
        { className: 'rectangle', b: 10, h: 100, y: 45 },
        { className: 'rectangle', b: 100, h: 10, z: 45 },
      ]),
      'materials.overlap',
      '/parts/1',
    ],
    ['a part that is none', build([{ ...angle, t: 200 }]), 'materials.dimensions', '/parts/0/t'],
    ['no parts', build([]), 'materials.shape', ''],
  ])('%s is refused at its place', (_, of, code, path) => {
    const result = sectionProperties(of);
    expect(result.ok ? [] : result.failures).toMatchObject([{ code, path }]);
  });

  test('a reading of nine parts, or of a generic one, is refused by the schema', () => {
    for (const parts of [Array.from({ length: 9 }, () => angle), [{ className: 'generic', A: 1 }], []])
      expect(parseCase(beam({ className: 'builtup', parts })).ok).toBe(false);
  });

  test('its drawing measures the whole', () => {
    const result = drawSection(section);
    const dimensions = result.ok ? result.drawing.annotations.map(({ name, value }) => [name, value]) : [];
    expect(dimensions).toEqual([
      ['h', 100],
      ['b', 210],
    ]);
  });
});
