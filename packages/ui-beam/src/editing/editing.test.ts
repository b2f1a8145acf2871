import { type BeamCase, type LoadClass, caseHash, parseCase } from '@eecs/solver-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { createBeam } from '../state/createBeam.ts';
import { type History, createHistory, pushStep, stepBack, stepForward } from '../state/history.ts';
import { addCaseSet } from './addCaseSet.ts';
import { addCrossSection } from './addCrossSection.ts';
import { addLoad } from './addLoad.ts';
import { addMaterial } from './addMaterial.ts';
import { addSupport } from './addSupport.ts';
import { applyFix } from './applyFix.ts';
import { addFirstPart, changePart, dropPartMass, removePart, splitPart } from './beamParts.ts';
import { changeCaseSet, setFactor } from './changeCaseSet.ts';
import { changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import { changeLoadKind } from './changeLoadKind.ts';
import { type MaterialNumber, changeMaterialNumber, linkConstant } from './changeMaterial.ts';
import { changeSection, changeSectionShape } from './changeSection.ts';
import { changeSupport, setSettlement, setStiffness } from './changeSupport.ts';
import type { Edit } from './edit.ts';
import { fitGridStep } from './fitGridStep.ts';
import { fixCollisions } from './fixCollisions.ts';
import { removeCaseSet } from './removeCaseSet.ts';
import { removeCrossSection, removeMaterial } from './removeConstants.ts';
import { removeLoad } from './removeLoad.ts';
import { removeSupport, removeSupportsBeyond } from './removeSupport.ts';
import { SECTION_SHAPES } from '../naming/sectionShapes.ts';
import { setCaseOption, setIncrement } from './setCaseOption.ts';
import { setGrid } from './setGrid.ts';
import { setLength } from './setLength.ts';
import { setDescription, setTitle } from './setTitle.ts';
import { toggleLoadSet } from './toggleLoadSet.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

describe('the length', () => {
  test('shrinking takes the end support along, moves loads inside and cuts the last section', () => {
    const { document, notes } = setLength(twoSpans, 8);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 5, 8]);
    expect(document.loads[0]?.x).toEqual([0, 8]);
    expect(document.beamSections.map(({ x }) => x)).toEqual([8]);
    expect(notes).toEqual([
      { code: 'endSupportMoved', count: 1 },
      { code: 'loadsMovedInside', count: 1 },
    ]);
  });

  test('supports left beyond the end stay until they are asked to go', () => {
    const { document } = setLength(hingedSpans, 5);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 6, 8, 5]);
    const { document: mended, notes } = removeSupportsBeyond(document);
    expect(mended.supports.map(({ x }) => x)).toEqual([0, 5]);
    expect(notes).toEqual([{ code: 'supportsBeyondRemoved', count: 2 }]);
  });

  test('a grid step that a longer beam raised comes down with it; a typed one stays', () => {
    const long = setLength(proppedCantilever, 1200).document;
    expect(long.grid.step).toBe(50);
    expect(setLength(long, 12).document.grid.step).toBe(1);
    expect(setLength(long, 60).document.grid.step).toBe(5);
    const typed = setGrid(setLength(proppedCantilever, 40).document, { step: 8 }).document;
    expect(setLength(typed, 12).document.grid.step).toBe(8);
  });

  test('a range wholly beyond the end keeps its extent', () => {
    const far = changeDistributedLoad(twoSpans, 0, { start: 8, end: 10 }).document;
    expect(setLength(far, 5).document.loads[0]?.x).toEqual([3, 5]);
  });

  test('growing moves the end support only, stretches the section and raises the grid step', () => {
    const { document, notes } = setLength(proppedCantilever, 40);
    expect(document.supports.map(({ x }) => x)).toEqual([0, 40]);
    expect(document.loads).toEqual(proppedCantilever.loads);
    expect(document.beamSections.at(-1)?.x).toBe(40);
    expect(document.grid.step).toBe(2);
    expect(notes).toEqual([]);
  });

  test.each([
    [1, 25, 1],
    [1, 25.001, 2],
    [1, 60, 5],
    [1, 1e6, 50000],
    [0.1, 0.5, 0.1],
  ])('a grid step of %s on a beam of %s becomes %s', (step, length, fitted) => {
    expect(Math.abs(fitGridStep(step, length) / fitted - 1)).toBeLessThan(1e-12);
  });
});

describe('supports', () => {
  test('the first ones go to the ends, the next into the widest gap', () => {
    const one = addSupport(createBeam(), 'fixed').document;
    const two = addSupport(one, 'simple').document;
    const three = addSupport(two, 'simple').document;
    expect(three.supports.map(({ x }) => x)).toEqual([0, 2.5, 5]);
  });

  test('two at one place are refused', () => {
    const { document, notes } = changeSupport(hingedSpans, 1, { x: 8 });
    expect(document).toBe(hingedSpans);
    expect(notes).toEqual([{ code: 'placeTaken', count: 1 }]);
  });

  test('beside a clamp a pin becomes a roller', () => {
    const { document, notes } = changeSupport(hingedSpans, 3, { className: 'cantilever' });
    expect(document.supports.map(({ className }) => className)).toEqual([
      'simple',
      'simple',
      'hinge',
      'cantilever',
    ]);
    expect(notes).toEqual([{ code: 'pinBecameRoller', count: 1 }]);
  });

  test('a hinge at an end is taken away', () => {
    const free = removeSupport(hingedSpans, 3).document;
    const { document, notes } = changeSupport(free, 2, { x: 12 });
    expect(document.supports).toHaveLength(2);
    expect(notes).toEqual([{ code: 'endHingeRemoved', count: 1 }]);
  });
});

describe('loads', () => {
  test.each<[LoadClass]>([
    ['AxialLoad'],
    ['ShearLoad'],
    ['GenericLoad'],
    ['BendingMoment'],
    ['DistributedLoad'],
    ['DistributedMass'],
  ])('a new %s is canonical in both systems', (kind) => {
    for (const system of [0, 1] as const) {
      const { document } = addLoad(createBeam(system), kind, 'aa00-bb11');
      const parsed = parseCase(document);
      expect(parsed).toEqual({ ok: true, document, corrections: [] });
    }
  });

  test('value and angle of an inclined load decide its parts', () => {
    const { document } = changePointLoad(hingedSpans, 1, { value: 8000, alpha: -90 });
    const load = document.loads[1];
    expect(load !== undefined && 'c' in load ? load.c : null).toEqual([8000, 0, -8000]);
  });

  test('the parts are those the core would write, at any angle', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), (alpha) => {
        const { document } = changePointLoad(hingedSpans, 1, { value: 7300, alpha });
        expect(parseCase(document)).toMatchObject({ ok: true, corrections: [] });
      }),
    );
  });

  test.each([-1e-9, 12 + 1e-9])('a place off the beam is refused: %s', (x) => {
    const refused = { document: hingedSpans, notes: [{ code: 'placeOutside', count: 1 }] };
    expect(changePointLoad(hingedSpans, 0, { x })).toEqual(refused);
    expect(changeDistributedLoad(hingedSpans, 3, { start: x })).toEqual(refused);
    expect(changeDistributedLoad(hingedSpans, 3, { end: x })).toEqual(refused);
    expect(changeSupport(hingedSpans, 1, { x })).toEqual(refused);
  });

  test('a range without extent is refused, a reversed one turned with its ordinates', () => {
    expect(changeDistributedLoad(hingedSpans, 3, { start: 6 }).notes).toEqual([
      { code: 'rangeEmpty', count: 1 },
    ]);
    const stepped = changeDistributedLoad(hingedSpans, 3, { ordinate: { at: 0, value: -3000 } }).document;
    const { document } = changeDistributedLoad(stepped, 3, { start: 9 });
    expect(document.loads[3]).toMatchObject({ x: [6, 9], y: [-1000, -2500, -3000] });
  });

  test('a mass has one value for its three ordinates', () => {
    const { document } = changeDistributedLoad(hingedSpans, 4, { ordinate: { at: 1, value: 50 } });
    expect(document.loads[4]).toMatchObject({ y: [50, 50, 50] });
  });

  test('another kind keeps place, force and identity where they mean the same', () => {
    const { document } = changeLoadKind(hingedSpans, 0, 'AxialLoad');
    expect(document.loads[0]).toMatchObject({ id: 'ab12-cd34', x: 3, c: [-10000, -10000, 0], alpha: 0 });
  });
});

test('an offered fix is applied, one that no longer fits changes nothing', () => {
  type Fix = Parameters<typeof applyFix>[1];
  const fix: Fix = { code: 'removeHinge', edit: { op: 'remove', path: '/supports/2' } };
  expect(applyFix(hingedSpans, fix).document.supports).toHaveLength(3);
  const stray = { code: 'x', edit: { op: 'remove', path: '/loads/0' } } as unknown as Fix;
  expect(applyFix(hingedSpans, stray).document).toBe(hingedSpans);
});

test('an edit that changes nothing returns the document itself', () => {
  expect(setLength(twoSpans, 10).document).toBe(twoSpans);
  expect(setTitle(twoSpans, twoSpans.title).document).toBe(twoSpans);
  expect(setTitle(twoSpans, 'a\u0000b\ud800c 🙂').document.title).toBe('abc 🙂');
  expect(changePointLoad(hingedSpans, 0, { x: 3 }).document).toBe(hingedSpans);
  expect(changeSection(hingedSpans, 0, 'h', 300).document).toBe(hingedSpans);
  expect(changeMaterialNumber(hingedSpans, 0, 'E', 210000).document).toBe(hingedSpans);
});

test('any script of edits undone is the byte-equal document, redone the byte-equal end', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 60 }), (script) => {
      const start = createHistory(hingedSpans);
      const edited = script.reduce<History>(
        (history, verb) => pushStep(history, verb(history.present).document),
        start,
      );
      const steps = edited.past.length;
      const back = repeat(edited, steps, stepBack);
      expect(JSON.stringify(back.present)).toBe(JSON.stringify(hingedSpans));
      const forth = repeat(back, steps, stepForward);
      expect(JSON.stringify(forth.present)).toBe(JSON.stringify(edited.present));
      expect(caseHash(forth.present)).toBe(caseHash(edited.present));
    }),
    { numRuns: 150 },
  );
});

test('no script of edits leaves a document the core cannot read', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 30 }), (script) => {
      const end = script.reduce<BeamCase>((document, verb) => verb(document).document, hingedSpans);
      expect(parseCase(end).ok).toBe(true);
    }),
    { numRuns: 150 },
  );
});

function repeat(history: History, times: number, step: (history: History) => History): History {
  return Array.from({ length: times }).reduce<History>((current) => step(current), history);
}

function anyEdit(): fc.Arbitrary<(document: BeamCase) => Edit> {
  const index = fc.nat(6);
  const place = fc.integer({ min: -2, max: 30 }).map((tenths) => tenths / 2);
  const value = fc.integer({ min: -50, max: 50 }).map((thousands) => thousands * 1000);
  const kind = fc.constantFrom('cantilever', 'fixed', 'simple', 'hinge', 'spring');
  const direction = fc.constantFrom('x', 'y', 'r');
  const stiffness = fc.integer({ min: 1, max: 1000 });
  const loadKind = fc.constantFrom<LoadClass>(
    'AxialLoad',
    'ShearLoad',
    'GenericLoad',
    'BendingMoment',
    'DistributedLoad',
    'DistributedMass',
  );
  const verb = <T>(from: fc.Arbitrary<T>, make: (args: T, document: BeamCase) => Edit) =>
    from.map((args) => (document: BeamCase) => make(args, document));
  return fc.oneof(
    verb(fc.integer({ min: 1, max: 60 }), (half, document) => setLength(document, half / 2)),
    verb(kind, (className, document) => addSupport(document, className)),
    verb(fc.tuple(index, kind), ([at, className], document) => changeSupport(document, at, { className })),
    verb(fc.tuple(index, place), ([at, x], document) => changeSupport(document, at, { x })),
    verb(index, (at, document) => removeSupport(document, at)),
    verb(fc.constant(null), (_, document) => removeSupportsBeyond(document)),
    verb(loadKind, (className, document) => addLoad(document, className, 'zz99-zz99')),
    verb(fc.tuple(index, loadKind), ([at, className], document) => changeLoadKind(document, at, className)),
    verb(fc.tuple(index, place, value), ([at, x, newton], document) =>
      changePointLoad(document, at, { x, value: newton }),
    ),
    verb(fc.tuple(index, place, value), ([at, start, newton], document) =>
      changeDistributedLoad(document, at, { start, ordinate: { at: 0, value: newton } }),
    ),
    verb(index, (at, document) => removeLoad(document, at)),
    verb(fc.string(), (title, document) => setTitle(document, title)),
    verb(fc.integer({ min: 1, max: 900 }), (mm, document) => changeSection(document, 0, 'h', mm)),
    verb(fc.constantFrom('generic', 'hsection'), (shape, document) => changeSectionShape(document, 0, shape)),
    verb(fc.constantFrom(...SECTION_SHAPES), (shape, document) => addCrossSection(document, shape)),
    verb(index, (at, document) => removeCrossSection(document, at)),
    verb(index, (at, document) => removeMaterial(document, at)),
    verb(fc.constant(null), (_, document) => addMaterial(document)),
    verb(
      fc.tuple(
        index,
        fc.constantFrom<MaterialNumber>('E', 'G', 'nu', 'rho', 'alpha'),
        fc.option(fc.integer({ min: 1, max: 9000 })),
      ),
      ([at, key, number], document) => changeMaterialNumber(document, at, key, number),
    ),
    verb(fc.tuple(index, fc.constantFrom('G', 'nu')), ([at, key], document) =>
      linkConstant(document, at, key),
    ),
    verb(fc.constant(null), (_, document) => addFirstPart(document)),
    verb(place, (x, document) => splitPart(document, x)),
    verb(fc.tuple(index, place), ([at, x], document) => changePart(document, at, { x })),
    verb(fc.tuple(index, index), ([at, material], document) =>
      changePart(document, at, {
        materialIndex: material < document.materials.length ? material : -1,
        crossSectionIndex: material < document.sections.length ? material : -1,
      }),
    ),
    verb(fc.tuple(index, fc.integer({ min: 0, max: 90 })), ([at, mass], document) =>
      changePart(document, at, { mass }),
    ),
    verb(index, (at, document) => dropPartMass(document, at)),
    verb(index, (at, document) => removePart(document, at)),
    verb(fc.string(), (title, document) => addCaseSet(document, title)),
    verb(index, (at, document) => removeCaseSet(document, at)),
    verb(
      fc.tuple(index, fc.boolean(), fc.integer({ min: -90, max: 90 })),
      ([at, combined, angle], document) => changeCaseSet(document, at, { combined, angle }),
    ),
    verb(fc.tuple(index, index, value), ([at, member, factor], document) =>
      setFactor(document, at, member, factor),
    ),
    verb(fc.tuple(index, index), ([at, set], document) => toggleLoadSet(document, at, set)),
    verb(fc.tuple(index, direction, fc.option(stiffness)), ([at, to, size], document) =>
      setStiffness(document, at, to, size),
    ),
    verb(fc.tuple(index, direction, fc.option(value)), ([at, to, size], document) =>
      setSettlement(document, at, to, size),
    ),
    verb(fc.tuple(index, fc.boolean()), ([at, release], document) =>
      changeSupport(document, at, { release }),
    ),
    verb(fc.tuple(place, fc.integer({ min: 1, max: 14 })), ([step, minors], document) =>
      setGrid(document, { step: Math.abs(step) + 0.1, minors }),
    ),
    verb(fc.tuple(fc.constantFrom('selfWeight', 'isAccurate'), fc.boolean()), ([option, isOn], document) =>
      setCaseOption(document, option, isOn),
    ),
    verb(fc.nat(6), (incrementIndex, document) => setIncrement(document, { incrementIndex })),
    verb(fc.string(), (text, document) => setDescription(document, text)),
    verb(fc.constant(null), (_, document) => fixCollisions(document)),
  );
}
