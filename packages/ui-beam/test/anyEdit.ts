import type { BeamCase, LoadClass } from '@eecs/solver-core';
import { fixCollisions, removeCaseSet, setGrid, setLength } from '@eecs/solver-core/rules';
import {
  createCaseSet,
  addCrossSection,
  addMaterial,
  changeCaseSet,
  changeMaterialNumber,
  changeSection,
  changeSectionShape,
  linkConstant,
  type MaterialNumber,
  SECTION_SHAPES,
  setCaseOption,
  setDescription,
  setFactor,
  setIncrement,
  setTitle,
} from '@eecs/ui-kit/editing';
import fc from 'fast-check';
import { addCaseSet } from '../src/editing/addCaseSet.ts';
import { addLoad } from '../src/editing/addLoad.ts';
import { addSupport } from '../src/editing/addSupport.ts';
import { addFirstPart, changePart, dropPartMass, removePart, splitPart } from '../src/editing/beamParts.ts';
import { changeDistributedLoad, changePointLoad } from '../src/editing/changeLoad.ts';
import { changeLoadKind } from '../src/editing/changeLoadKind.ts';
import { changeSupport, setSettlement, setStiffness } from '../src/editing/changeSupport.ts';
import type { Edit } from '../src/editing/edit.ts';
import { beamCrossSections, beamMaterials } from '../src/editing/beamConstants.ts';
import { removeLoad } from '../src/editing/removeLoad.ts';
import { removeSupport } from '../src/editing/removeSupport.ts';
import { toggleLoadSet } from '../src/editing/toggleLoadSet.ts';

/** Generates any edit of the editor as a command, including senseless ones. */
export function anyEdit(): fc.Arbitrary<(document: BeamCase) => Edit> {
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
    verb(index, (at, document) => beamCrossSections.remove(document, at)),
    verb(index, (at, document) => beamMaterials.remove(document, at)),
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
    verb(fc.string(), (title, document) => addCaseSet(document, createCaseSet(document.caseSets, title))),
    verb(index, (at, document) => removeCaseSet(document, at)),
    verb(
      fc.tuple(index, fc.boolean(), fc.integer({ min: -90, max: 90 })),
      ([at, combined, angle], document) => changeCaseSet(document, at, { combined, angle }),
    ),
    verb(fc.tuple(index, index, value), ([at, member, factor], document) =>
      setFactor(document, at, { member, factor }),
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
