import { type BeamCase, totalMass, completeConstants } from '@eecs/solver-core';
import {
  addCrossSection,
  addMaterial,
  changeMaterialNumber,
  changeSectionShape,
  linkConstant,
  renameSection,
} from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../examples/beamExamples.ts';
import { createBeam } from '../state/createBeam.ts';
import { addFirstPart, changePart, removePart, splitPart } from './beamParts.ts';
import { computeOwnMass, computeWeight } from './computeWeight.ts';
import { beamCrossSections, beamMaterials } from './beamConstants.ts';

const { hingedSpans, twoSpans } = beamExamples;

describe('E, G and Poisson’s ratio', () => {
  test('the third follows from two: G = E / 2(1 + nu)', () => {
    expect(completeConstants({ E: 210000, nu: 0.3 })).toEqual({
      E: 210000,
      nu: 0.3,
      G: 210000 / 2.6,
      linked: 'G',
    });
    expect(completeConstants({ E: 210000, G: 84000 })).toMatchObject({ nu: 0.25, linked: 'nu' });
    expect(completeConstants({ G: 80, nu: 0.25 })).toMatchObject({ E: 200, linked: 'E' });
    expect(completeConstants({ E: 210000 })).toMatchObject({ G: null, nu: null, linked: null });
  });

  test('typed E, G and nu are all kept, as for timber, and one can be derived again', () => {
    const timber = changeMaterialNumber(hingedSpans, 0, 'G', 690).document;
    expect(timber.materials[0]).toMatchObject({ E: 210000, nu: 0.3, G: 690 });
    expect(changeMaterialNumber(timber, 0, 'E', 11000).document.materials[0]).toMatchObject({ G: 690 });
    const linked = linkConstant(timber, 0, 'G').document.materials[0];
    expect(linked).not.toHaveProperty('G');
    expect(linkConstant(hingedSpans, 0, 'nu').document).toBe(hingedSpans);
  });

  test('a bulk modulus is typed over, and follows again', () => {
    const typed = changeMaterialNumber(hingedSpans, 0, 'K', 160000).document;
    expect(typed.materials[0]).toMatchObject({ E: 210000, nu: 0.3, K: 160000 });
    expect(changeMaterialNumber(typed, 0, 'K', null).document.materials[0]).not.toHaveProperty('K');
  });

  test('an E that follows is written down: it is the one the solver reads', () => {
    const bare: BeamCase = { ...hingedSpans, materials: [{ name: 'M1', nu: 0.25 }] };
    expect(changeMaterialNumber(bare, 0, 'G', 80000).document.materials[0]).toMatchObject({ E: 200000 });
  });

  test('a number that is taken away is no longer in the document', () => {
    expect(changeMaterialNumber(hingedSpans, 0, 'rho', null).document.materials[0]).not.toHaveProperty('rho');
  });
});

describe('removing what the beam is made of', () => {
  const part = (x: number, materialIndex: number, crossSectionIndex: number) => ({
    x,
    materialIndex,
    crossSectionIndex,
    alpha: 0,
    flip: false,
  });
  const three: BeamCase = {
    ...twoSpans,
    materials: ['a', 'b', 'c'].map((name) => ({ name, E: 1, nu: 0.3 })),
    sections: ['d', 'e'].map((label) => ({ className: 'generic' as const, label, A: 1, Iy: 1 })),
    beamSections: [part(2, 0, 1), part(5, 1, 0), part(10, 2, 1)],
  };

  test('indexes behind it move down, parts made of it have none and are counted', () => {
    const { document, notes } = beamMaterials.remove(three, 1);
    expect(document.materials.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(document.beamSections.map(({ materialIndex }) => materialIndex)).toEqual([0, -1, 1]);
    expect(notes).toEqual([{ code: 'partsLostMaterial', count: 1 }]);
    const sections = beamCrossSections.remove(three, 1);
    expect(sections.document.beamSections.map(({ crossSectionIndex }) => crossSectionIndex)).toEqual([
      -1, 0, -1,
    ]);
    expect(sections.notes).toEqual([{ code: 'partsLostSection', count: 2 }]);
  });

  test('an unused material or section is removed without a question', () => {
    const unused = { ...three, beamSections: [part(10, 0, 0)] };
    expect(beamMaterials.remove(unused, 2).notes).toEqual([]);
    expect(beamCrossSections.remove(unused, 1).notes).toEqual([]);
  });
});

describe('sections of the beam', () => {
  test('a section is split into two equal ones, and removing either restores the first', () => {
    const { document } = splitPart(twoSpans, 4);
    expect(document.beamSections.map(({ x }) => x)).toEqual([4, 10]);
    expect(removePart(document, 0).document.beamSections).toEqual(twoSpans.beamSections);
    expect(removePart(document, 1).document.beamSections).toEqual(twoSpans.beamSections);
    expect(splitPart(document, 4).document).toBe(document);
    expect(splitPart(document, 0).document).toBe(document);
  });

  test('an end stays between its neighbours; the last one is that of the beam', () => {
    const { document } = splitPart(splitPart(twoSpans, 4).document, 7);
    expect(changePart(document, 0, { x: 6.9 }).document.beamSections[0]?.x).toBe(6.9);
    const refused = { document, notes: [{ code: 'placeOutside', count: 1 }] };
    expect(changePart(document, 0, { x: 7 })).toEqual(refused);
    expect(changePart(document, 1, { x: 4 })).toEqual(refused);
    expect(changePart(document, 2, { x: 9 })).toEqual(refused);
    expect(changePart(document, 1, { flip: false }).document).toBe(document);
  });

  test('the first one is of what there is, or of what a beam begins with', () => {
    const bare = { ...createBeam(), beamSections: [], materials: [], sections: [] };
    const { document } = addFirstPart(bare);
    expect(document.materials[0]?.name).toBe('S235');
    expect(document.beamSections).toEqual([
      { x: 5, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
    ]);
    expect(addFirstPart(document).document).toBe(document);
  });
});

test('an added row gets a name that no other row has', () => {
  const { document } = addMaterial(addMaterial(twoSpans).document);
  // A custom material starts with the elasticity of steel, but without a strength that nobody typed.
  expect(document.materials[1]).toMatchObject({ E: 210000, nu: 0.3 });
  expect(document.materials[1]).not.toHaveProperty('strength');
  expect(document.materials.map(({ name }) => name)).toEqual(['S235', 'M1', 'M2']);
  const shapes = addCrossSection(addCrossSection(twoSpans, 'hsection').document, 'circle').document;
  expect(shapes.sections.map(({ label }) => label)).toEqual(['Section 1', 'IPE 200', 'CS1']);
  expect(renameSection(shapes, 2, 'Post').document.sections[2]?.label).toBe('Post');
  expect(changeSectionShape(shapes, 1, 'rectangle').document.sections[1]).toEqual({
    className: 'rectangle',
    label: 'CS2',
    h: 200,
    b: 100,
  });
});

test('self weight is density times area times length, and what lies on the beam is none of it', () => {
  // 7850 kg/m³ · 53.8 cm² · 10 m = 422.33 kg, which weigh 4141.6... N downwards.
  const { mass, force } = computeWeight(twoSpans);
  expectClose(mass, 422.33, 1e-12);
  expectClose(force, -9.80665 * 422.33, 1e-12);
  expectClose(computeOwnMass(twoSpans, 0), 42.233, 1e-12);
  // A stated mass takes precedence over the density; a superimposed mass (42.2 kg/m) is only in the total.
  const stated = changePart(hingedSpans, 0, { mass: 50 }).document;
  expect(computeWeight(stated).mass).toBe(600);
  expectClose(totalMass(stated), 600 + 506.4, 1e-12);
});
