import { type CrossSection, listBodies, sectionProperties } from '@eecs/solver-core';
import { problemsOf } from '@eecs/solver-core/rules';
import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { OWN } from '../../../test/ownCase.ts';
import { addCrossSection } from '../addCrossSection.ts';
import { changeSectionShape } from '../changeSection.ts';
import {
  MOST_PARTS,
  addPart,
  connectParts,
  removePart,
  reorderPart,
  replacePart,
  resizePart,
} from './changeParts.ts';
import { createBuiltUp, createPart, toPart } from './createBuiltUp.ts';
import { boundParts, layParts } from './layParts.ts';
import { placeBeside } from './placeBeside.ts';
import { readPartProblem } from './readPartProblem.ts';

const built = addCrossSection({ ...OWN, sections: [] }, 'builtup').document;
const sectionOf = ({ sections }: { readonly sections: readonly CrossSection[] }) => sections[0]!;
const partsOf = (document: { readonly sections: readonly CrossSection[] }) => sectionOf(document).parts ?? [];

describe('a section built up of parts', () => {
  test('begins as a welded I: I = (b H³ - (b - tw) h³)/12', () => {
    expect(sectionOf(built)).toMatchObject({ className: 'builtup', label: 'CS1', connection: 'welded' });
    const result = sectionProperties(sectionOf(built), 0);
    if (!result.ok) throw new Error(JSON.stringify(result));
    expectClose(result.properties.Iy, (150 * 324 ** 3 - 142 * 300 ** 3) / 12 / 1e4, 1e-12);
    expect(listBodies(sectionOf(built))).toEqual([[0, 1, 2]]);
  });

  test('is as sound in inches', () => {
    expect(sectionProperties(createBuiltUp(1, ''), 1).ok).toBe(true);
    expect(listBodies(createBuiltUp(1, ''))).toHaveLength(1);
  });

  test('a shape becomes its first part, and keeps its numbers', () => {
    const [first] = OWN.sections;
    const document = changeSectionShape(OWN, 0, 'builtup').document;
    expect(partsOf(document)).toHaveLength(1);
    expect(partsOf(document)[0]).toMatchObject({
      className: first!.className,
      y: 0,
      z: 0,
      alpha: 0,
      flip: false,
    });
    expect(partsOf(document)[0]).not.toHaveProperty('origin');
  });

  test('parts are added, reordered, resized, replaced and removed; the last one and the eighth are the ends', () => {
    const angle = { ...createPart('lsection', 0), y: 200 };
    const four = addPart(built, 0, angle).document;
    expect(partsOf(four)[3]).toMatchObject({ className: 'lsection', h: 100, y: 200 });
    expect(partsOf(reorderPart(four, 0, { from: 3, to: 0 }).document)[0]).toMatchObject({ y: 200 });
    const named = replacePart(four, 0, 3, { ...angle, label: 'L 100x100x10' }).document;
    const resized = replacePart(named, 0, 3, resizePart(partsOf(named)[3]!, 't', 12)).document;
    expect(partsOf(resized)[3]).toMatchObject({ t: 12 });
    expect(partsOf(resized)[3]).not.toHaveProperty('label');
    expect(partsOf(removePart(four, 0, 0).document)).toHaveLength(3);
    const one = [0, 1, 2, 3, 4].reduce((document) => removePart(document, 0, 0).document, four);
    expect(partsOf(one)).toHaveLength(1);
    const full = Array.from({ length: 12 }).reduce<typeof built>(
      (now) => addPart(now, 0, angle).document,
      built,
    );
    expect(partsOf(full)).toHaveLength(MOST_PARTS);
  });

  test('the profile of a catalogue that is changed gets a label of its own', () => {
    const printed = {
      ...built,
      sections: [{ ...sectionOf(built), label: '2L 100x65x8 / 12', editable: false }],
    };
    const edited = sectionOf(connectParts(printed, 0, 'laced').document);
    expect(edited).toMatchObject({ label: 'CS1', connection: 'laced' });
    expect(edited).not.toHaveProperty('editable');
    expect(connectParts(built, 0, 'welded').document).toBe(built);
  });

  test('a generic section has no outline and is no part; a part in inches is labelled beside one in mm', () => {
    expect(toPart({ className: 'generic', label: '', A: 1, Iy: 1 }, 0)).toBeNull();
    expect(toPart({ className: 'circle', label: 'R', Dy: 2, units: 1 }, 0)).toMatchObject({
      units: 1,
      label: 'R',
    });
  });
});

describe('places', () => {
  const plate = { ...createPart('rectangle', 0), b: 100, h: 20 };

  test('a plate is placed on, under and beside the others, its middle in line', () => {
    const section = sectionOf(built);
    expect(placeBeside(section, plate, { of: 2, side: 'above', gap: 0 })).toMatchObject({ y: 25, z: 324 });
    expect(placeBeside(section, plate, { of: 0, side: 'below', gap: 5 })).toMatchObject({ y: 25, z: -25 });
    expect(placeBeside(section, plate, { of: 1, side: 'right', gap: 0 })).toMatchObject({ y: 79, z: 152 });
    expect(placeBeside(section, plate, { of: 1, side: 'left', gap: 10 })).toMatchObject({ y: -39, z: 152 });
  });

  test('a turned part is placed by its bounding box', () => {
    const upright = { ...plate, alpha: 90 };
    expect(placeBeside(sectionOf(built), upright, { of: 1, side: 'right', gap: 0 })).toMatchObject({
      y: 79,
      z: 112,
    });
  });

  test('a plate put on a flange is connected to it, one a gap away is not', () => {
    const on = (gap: number) => {
      const cover = placeBeside(sectionOf(built), plate, { of: 2, side: 'above', gap })!;
      return listBodies(sectionOf(addPart(built, 0, cover).document));
    };
    expect(on(0)).toEqual([[0, 1, 2, 3]]);
    expect(on(5)).toEqual([[0, 1, 2], [3]]);
  });

  test('overlapping parts are laid out too', () => {
    const over = sectionOf(addPart(built, 0, plate).document);
    expect(layParts(over)[3]).toMatchObject({ y: 0, z: 0, width: 100, height: 20 });
    expect(boundParts(layParts(over))).toEqual({ y: 0, z: 0, width: 150, height: 324 });
  });
});

test('a fault names its part', () => {
  const over = addPart(built, 0, createPart('rectangle', 0)).document;
  const [overlap] = problemsOf(over, 0);
  expect(overlap).toMatchObject({ reason: 'overlap', limit: 1 });
  expect(readPartProblem(overlap!.name)).toEqual({ part: 3, number: null });
  const thin = replacePart(built, 0, 1, resizePart(partsOf(built)[1]!, 'b', 0)).document;
  expect(problemsOf(thin, 0)[0]).toMatchObject({ name: 'parts/1/b', reason: 'above', limit: 0 });
  expect(readPartProblem('parts/1/b')).toEqual({ part: 1, number: 'b' });
  expect(readPartProblem('tf')).toBeNull();
});
