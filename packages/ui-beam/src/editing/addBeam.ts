import { type BeamCase, convertCase } from '@eecs/solver-core';
import { setLength, settleSupports } from '@eecs/solver-core/rules';
import { addCaseSet } from './addCaseSet.ts';
import type { Edit, EditNote } from './edit.ts';
import { fitCaseSets } from './fitCaseSets.ts';

/**
 * Adds the supports and loads of a whole beam to another one, in the other's units and at the same places: the beam
 * becomes as long as the longer of both, and its own supports keep their places. A support at an occupied place is left
 * out. Sections, materials, self weight and title of the beam do not change; notes list what was not added. `createId`
 * gives each load a new id.
 */
export function addBeam(document: BeamCase, given: BeamCase, createId: () => string): Edit {
  const added = convertCase(given, document.units.system);
  const objects = fitCaseSets(added, { from: added.caseSets, to: document });
  const { supports, loads, caseSets = [] } = objects;
  // Lengthening a beam by hand moves its end support; here everything stays in place.
  const longer = added.L > document.L ? setLength(document, added.L).document : document;
  const grown = caseSets.reduce((beam, set) => addCaseSet(beam, set).document, longer);
  const taken = new Set(document.supports.map(({ x }) => x));
  const fresh = supports.filter(({ x }) => !taken.has(x));
  const next = {
    ...grown,
    supports: [...document.supports, ...fresh].sort((a, b) => a.x - b.x),
    loads: [...grown.loads, ...loads.map((load) => ({ ...load, id: createId() }))],
  };
  const settled = settleSupports(next);
  return {
    document: settled.document,
    notes: [
      ...settled.notes,
      ...listNotes('supportsLeftOut', supports.length - fresh.length),
      ...listNotes('caseSetsAdded', caseSets.length),
      ...listNotes('partsStay', isMadeAlike(document, added) ? 0 : 1),
    ],
  };
}

function listNotes(code: EditNote['code'], count: number): EditNote[] {
  return count === 0 ? [] : [{ code, count }];
}

/**
 * Returns whether two beams have cross-sections and materials with the same names, and self weight acts in both or
 * neither.
 */
function isMadeAlike(one: BeamCase, other: BeamCase): boolean {
  const write = ({ beamSections, sections, materials, selfWeight }: BeamCase): string => {
    const parts = beamSections.map(({ crossSectionIndex, materialIndex }) =>
      JSON.stringify([sections[crossSectionIndex]?.label, materials[materialIndex]?.name]),
    );
    return JSON.stringify([selfWeight, [...new Set(parts)]]);
  };
  return write(one) === write(other);
}
