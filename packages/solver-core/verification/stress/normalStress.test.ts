import { sectionProperties, valueAt } from '@eecs/solver-core';
import { describe, expect, it } from 'vitest';
import { axial, beamCase, clamp, force, moment, pin, roller, uniform } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';

const STEEL = [{ name: 'S355', E: 210_000, nu: 0.3 }];
const RECTANGLE = { className: 'rectangle', label: '', b: 100, h: 200 };

function simple(section: object, loads: object[], rest: object = {}) {
  return beamCase(6, {
    materials: STEEL,
    sections: [section],
    supports: [pin(0), roller(6)],
    loads,
    ...rest,
  });
}

describe('normal stress', () => {
  it('is -M/W on top and M/W at the bottom of a rectangle that sags: q L²/8 = 45 kN·m over b h²/6', () => {
    const { stresses } = stressBeam(simple(RECTANGLE, [uniform(0, 6, -10_000)]));
    const { top, bottom } = stresses.sets[0]!.S!;
    expectClose(bottom.max.value, 67.5, 1e-13);
    expectClose(bottom.max.x, 3, 1e-12);
    expectClose(top.min.value, -67.5, 1e-13);
    expect(stresses.places[0]).toMatchObject({ top: { z: 100 }, bottom: { z: -100 } });
  });

  it('adds N/A, which jumps where an axial load acts', () => {
    const { stresses } = stressBeam(simple(RECTANGLE, [uniform(0, 6, -10_000), axial(3, 40_000)]));
    const { bottom } = stresses.sets[0]!.S!;
    expect(bottom.jumps).toHaveLength(1);
    expectClose(bottom.jumps[0]!.left, 69.5, 1e-13);
    expectClose(bottom.jumps[0]!.right, 67.5, 1e-13);
    expectClose(valueAt(bottom, 0), 2, 1e-13);
  });

  it('has zeros where N/A and M/W cancel', () => {
    // -P/A + (P·x/2)/W = 0 in half the beam: x = 2 W/A · N/P = h/3 · 2.
    const { stresses } = stressBeam(simple(RECTANGLE, [force(3, -1000), axial(6, -30_000)]));
    const { zeros } = stresses.sets[0]!.S!.bottom;
    // 30000/20000 = 1.5 MPa; M/W reaches it at M = 1000 N·m = 500 x, x = 2.
    expect(zeros).toHaveLength(2);
    expectClose(zeros[0], 2, 1e-11);
    expectClose(zeros[1], 4, 1e-11);
  });

  it('jumps where the section changes, with the moduli of both', () => {
    const { stresses } = stressBeam(
      beamCase(2, {
        materials: STEEL,
        sections: [RECTANGLE, { className: 'rectangle', label: '', b: 100, h: 100 }],
        beamSections: [
          { x: 1, materialIndex: 0, crossSectionIndex: 0 },
          { x: 2, materialIndex: 0, crossSectionIndex: 1 },
        ],
        supports: [clamp(0)],
        loads: [moment(2, 10_000)],
      }),
    );
    const [jump] = stresses.sets[0]!.S!.bottom.jumps;
    expectClose(jump!.left, 15, 1e-12);
    expectClose(jump!.right, 60, 1e-12);
    expect(stresses.places).toHaveLength(2);
  });

  it('is that of WyTop and WyBottom of an unsymmetrical tee', () => {
    const tee = { className: 'tsection', label: '', b: 120, h: 150, tw: 10, tf: 14 };
    const { stresses } = stressBeam(simple(tee, [force(3, -4000)]));
    const properties = sectionProperties({ ...tee, className: 'tsection' }, 0);
    if (!properties.ok) throw new Error('no tee');
    const { WyTop, WyBottom } = properties.properties;
    const { top, bottom } = stresses.sets[0]!.S!;
    expectClose(top.min.value, -6000 / WyTop!, 1e-12);
    expectClose(bottom.max.value, 6000 / WyBottom!, 1e-12);
  });

  it('changes sides when the section is turned by 180 degrees', () => {
    const tee = { className: 'tsection', label: '', b: 120, h: 150, tw: 10, tf: 14 };
    const turned = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 180 }];
    const one = stressBeam(simple(tee, [force(2, -4000)])).stresses.sets[0]!.S!;
    const other = stressBeam(simple(tee, [force(2, -4000)], { beamSections: turned })).stresses.sets[0]!.S!;
    expectClose(other.top.min.value, -one.bottom.max.value, 1e-12);
    expectClose(other.bottom.max.value, -one.top.min.value, 1e-12);
  });

  it('a rectangle turned by 90 degrees has M over h b²/6', () => {
    const upright = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 90 }];
    const { stresses } = stressBeam(simple(RECTANGLE, [uniform(0, 6, -10_000)], { beamSections: upright }));
    expectClose(stresses.sets[0]!.S!.bottom.max.value, 135, 1e-12);
  });

  it('a square turned by 45 degrees has M·sqrt(2)·6/a³ at its corners', () => {
    const square = { className: 'rectangle', label: '', b: 100, h: 100 };
    const turned = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 45 }];
    const { stresses } = stressBeam(simple(square, [force(3, -2000)], { beamSections: turned }));
    expectClose(stresses.sets[0]!.S!.bottom.max.value, 18 * Math.SQRT2, 1e-12);
    expectClose(stresses.places[0]!.bottom!.z, -50 * Math.SQRT2, 1e-12);
  });

  it('a circle has 32 M/(pi d³)', () => {
    const { stresses } = stressBeam(simple({ className: 'circle', label: '', Dy: 80 }, [force(3, -2000)]));
    expectClose(stresses.sets[0]!.S!.bottom.max.value, (32 * 3e6) / (Math.PI * 80 ** 3), 1e-12);
  });

  it('in US documents is in psi', () => {
    const { stresses } = stressBeam({
      ...beamCase(120),
      units: { system: 1 },
      materials: [{ name: 'steel', E: 29e6, nu: 0.3 }],
      sections: [{ className: 'rectangle', label: '', b: 4, h: 8 }],
      supports: [pin(0), roller(120)],
      loads: [force(60, -1000)],
    });
    expectClose(stresses.sets[0]!.S!.bottom.max.value, (30_000 * 6) / (4 * 64), 1e-12);
  });

  it('is null, with the reason, without real constants and of a generic section', () => {
    const bare = stressBeam(
      beamCase(4, { beamSections: [], supports: [pin(0), roller(4)], loads: [force(2, -1)] }),
    );
    expect(bare.stresses.sets).toEqual([{ S: null, T: null, EQ: null }]);
    expect(bare.stresses.gaps).toEqual([{ code: 'stress.noConstants', path: '/beamSections' }]);
    const generic = stressBeam(beamCase(4, { supports: [pin(0), roller(4)], loads: [force(2, -1)] }));
    expect(generic.stresses.sets).toEqual([{ S: null, T: null, EQ: null }]);
    expect(generic.stresses.gaps).toEqual([{ code: 'stress.noExtent', path: '/sections/0' }]);
  });

  it('a generic section with stated outermost fibres has M/W there; T and EQ are unknown', () => {
    // M = 6 kN·m, I = 2000 cm4, 60 mm above and 140 mm below the centroid.
    const section = { className: 'generic', label: '', A: 40, Iy: 2000, h: 200, ez: 140 };
    const { stresses } = stressBeam(simple(section, [force(3, -4000)]), { hasTheories: true });
    const [set] = stresses.sets;
    expectClose(set!.S!.top.min.value, -18, 1e-13);
    expectClose(set!.S!.bottom.max.value, 42, 1e-13);
    expect(set).toMatchObject({ T: null, EQ: null });
    expect(stresses.gaps).toEqual([{ code: 'stress.noOutline', path: '/sections/0' }]);
    expect(stresses.places).toEqual([
      { x0: 0, x1: 6, top: { y: 0, z: 60 }, bottom: { y: 0, z: -140 }, shear: null },
    ]);
  });

  it('a generic section turned by right angles has the stress of the shape with the same numbers', () => {
    const tee = { className: 'tsection' as const, label: '', b: 120, h: 150, tw: 10, tf: 14 };
    const channel = { className: 'csection' as const, label: '', b: 80, h: 200, tw: 9, tf: 11 };
    for (const shape of [tee, channel]) {
      const properties = sectionProperties(shape, 0);
      if (!properties.ok) throw new Error('no section');
      const { A, Iy, Iz, ey, ez } = properties.properties;
      const generic = { className: 'generic', label: '', A, Iy, Iz, ey, ez, b: shape.b, h: shape.h };
      for (const [alpha, flip] of [0, 90, 180, 270, -90].flatMap((turn) => [
        [turn, false] as const,
        [turn, true] as const,
      ])) {
        const beamSections = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha, flip }];
        const loads = [force(3, -4000), axial(6, 5000)];
        const [one, other] = [shape, generic].map(
          (section) => stressBeam(simple(section, loads, { beamSections })).stresses.sets[0]!.S!,
        );
        expectClose(other!.top.min.value, one!.top.min.value, 1e-12);
        expectClose(other!.bottom.max.value, one!.bottom.max.value, 1e-12);
      }
    }
  });
});

describe('unsymmetrical bending', () => {
  it('an equal angle of thin legs bends about its principal axes', () => {
    // sigma = -M cos·v'/Iu + ..., summed by the principal axes: an independent way to the same number.
    const angle = { className: 'lsection', label: '', b: 100, h: 100, t: 10 };
    const { stresses } = stressBeam(simple(angle, [force(3, -2000)]));
    const result = sectionProperties({ ...angle, className: 'lsection' }, 0);
    if (!result.ok) throw new Error('no angle');
    const { Iu, Iv, alpha } = result.properties;
    const [c, s] = [Math.cos((alpha * Math.PI) / 180), Math.sin((alpha * Math.PI) / 180)];
    const M = 3e6;
    const stressAt = ({ y, z }: { y: number; z: number }) => {
      const [u, v] = [y * c + z * s, z * c - y * s];
      // The moment vector is along y; these are its components about u and v.
      return (-M * c * v) / (Iu * 1e4) + (-M * s * u) / (Iv * 1e4);
    };
    const { top, bottom } = stresses.places[0]!;
    expectClose(stresses.sets[0]!.S!.top.min.value, stressAt(top!), 1e-11);
    expectClose(stresses.sets[0]!.S!.bottom.max.value, stressAt(bottom!), 1e-11);
  });

  it('a mirrored angle has the same stresses at mirrored points', () => {
    const angle = { className: 'lsection', label: '', b: 75, h: 150, t: 9, r1: 12, r2: 6 };
    const flipped = [{ x: 6, materialIndex: 0, crossSectionIndex: 0, flip: true }];
    const one = stressBeam(simple(angle, [force(2, -900)])).stresses;
    const other = stressBeam(simple(angle, [force(2, -900)], { beamSections: flipped })).stresses;
    for (const side of ['top', 'bottom'] as const) {
      expectClose(other.sets[0]!.S![side].min.value, one.sets[0]!.S![side].min.value, 1e-12, 10);
      expectClose(other.places[0]![side]!.y, -one.places[0]![side]!.y, 1e-11, 100);
      expectClose(other.places[0]![side]!.z, one.places[0]![side]!.z, 1e-11, 100);
    }
  });
});
