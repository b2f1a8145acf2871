import { describe, expect, it } from 'vitest';
import { parseCase } from '../../model/beam/parseCase.ts';
import { expectClose } from '@eecs/testing';
import { totalMass } from './totalMass.ts';

function massOf(document: object): number {
  const parsed = parseCase({ schema: 1, supports: [{ className: 'clamp', x: 0 }], ...document });
  if (!parsed.ok) throw new Error('`massOf` was given a document that cannot be read');
  return totalMass(parsed.document);
}

describe('totalMass', () => {
  const steel = { name: 'S355', E: 210_000, nu: 0.3, rho: 7850 };
  const bar = { className: 'generic', A: 53.8, Iy: 8360 };
  const section = { materialIndex: 0, crossSectionIndex: 0 };

  it('is rho·A times the length, with or without self weight', () => {
    const document = { L: 4, materials: [steel], sections: [bar], beamSections: [{ x: 4, ...section }] };
    expectClose(massOf({ ...document, selfWeight: true }), 7850 * 53.8e-4 * 4, 1e-15);
    expectClose(massOf({ ...document, selfWeight: false }), 7850 * 53.8e-4 * 4, 1e-15);
  });

  it('takes the stated mass of a section before rho·A, and needs no material for it', () => {
    const beamSections = [
      { x: 1, ...section, mass: 10 },
      { x: 4, ...section },
    ];
    expectClose(
      massOf({ L: 4, materials: [steel], sections: [bar], beamSections }),
      10 + 3 * 7850 * 53.8e-4,
      1e-15,
    );
    expectClose(massOf({ L: 4, beamSections: [{ x: 4, mass: 2 }] }), 8, 1e-15);
  });

  it('adds every distributed mass, whatever set it belongs to', () => {
    const loads = [
      { className: 'DistributedMass', x: [0, 12], y: [42.2, 42.2, 42.2], sets: 1 },
      { className: 'm(x)', x: [2, 5], y: [1, 1, 1], sets: 2 },
      { className: 'ShearLoad', x: 2, c: [5], sets: 1 },
    ];
    expectClose(massOf({ L: 12, loads, caseSets: [{ title: 'a' }, { title: 'b' }] }), 506.4 + 3, 1e-14);
  });

  it('is nothing without any', () => {
    expect(massOf({ L: 3 })).toBe(0);
  });

  it('is in pounds in US units', () => {
    const materials = [{ ...steel, E: 29e6, rho: 0.284 }];
    const sections = [{ className: 'generic', A: 10, Iy: 300 }];
    const beamSections = [{ x: 120, ...section }];
    expectClose(
      massOf({ L: 120, units: { system: 1 }, materials, sections, beamSections }),
      0.284 * 10 * 120,
      1e-15,
    );
  });
});
