import { sha1 } from '../../hashing/sha1.ts';
import { toCaseSetsInput, toMaterialInput, toSectionInput } from '../common/solverInput.ts';
import type { BeamCase, Load } from './document.ts';

/**
 * Computes the fingerprint of everything the solver reads: SHA-1 (hex) over canonical JSON with sorted keys.
 *
 * Defaults are filled in, absent optional fields are omitted and -0 is written as 0; the order of loads, supports and
 * sections matters. Ids, title, colours, grid, ratio and other fields that do not change the results are excluded.
 */
export function caseHash(document: BeamCase): string {
  // JSON writes -0 as 0 and omits undefined fields.
  return sha1(JSON.stringify(toSolverInput(document)));
}

// Every object below is written with its keys in order, so that no sorting is needed; a test checks this.
function toSolverInput(document: BeamCase): object {
  return {
    L: document.L,
    beamSections: document.beamSections.map((section) => ({
      alpha: section.alpha,
      crossSectionIndex: section.crossSectionIndex,
      flip: section.flip,
      mass: section.mass,
      materialIndex: section.materialIndex,
      x: section.x,
    })),
    caseSets: toCaseSetsInput(document),
    className: document.className,
    loads: document.loads.map(toLoadInput),
    materials: document.materials.map(toMaterialInput),
    schema: document.schema,
    sections: document.sections.map((section) => toSectionInput(section, document.units.system)),
    selfWeight: document.selfWeight,
    shear: document.shear,
    supports: document.supports.map((support) => ({
      className: support.className,
      release: support.release === true ? true : undefined,
      settlement: support.settlement && toDirections(support.settlement),
      sets: support.sets,
      stiffness: support.stiffness && toDirections(support.stiffness),
      x: support.x,
    })),
    units: { system: document.units.system },
    weightSets: document.selfWeight ? document.weightSets : undefined,
  };
}

function toLoadInput(load: Load): object {
  const { className, sets, x } = load;
  switch (className) {
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad':
    case 'BendingMoment': {
      const alpha = className === 'BendingMoment' ? undefined : load.alpha;
      return { alpha, c: load.c[0], className, sets, x };
    }
    case 'DistributedLoad':
    case 'DistributedMass': {
      const alpha = className === 'DistributedMass' ? undefined : load.alpha;
      return { alpha, className, sets, x, y: load.y };
    }
    default:
      return className satisfies never;
  }
}

function toDirections({ r, x, y }: { r?: number; x?: number; y?: number }): object {
  return { r, x, y };
}
