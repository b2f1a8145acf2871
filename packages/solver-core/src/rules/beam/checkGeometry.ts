import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/** Returns every place where supports, beam sections or loads lie outside the beam or refer to a missing object. */
export function checkGeometry(document: BeamCase): Failure[] {
  return [...checkSupports(document), ...checkBeamSections(document), ...checkLoads(document)];
}

function checkSupports({ supports, L }: BeamCase): Failure[] {
  const failures: Failure[] = [];
  const firstAt = new Map<number, number>();
  supports.forEach(({ x }, i) => {
    if (x < 0 || x > L) {
      failures.push(
        createFailure('geometry.supportOutside', `/supports/${i}/x`, { ids: [i], values: { x, L } }),
      );
    }
    const other = firstAt.get(x);
    if (other === undefined) firstAt.set(x, i);
    else
      failures.push(
        createFailure('geometry.supportsAtOneX', `/supports/${i}/x`, { ids: [other, i], values: { x } }),
      );
  });
  return failures;
}

function checkBeamSections({ beamSections, materials, sections }: BeamCase): Failure[] {
  const failures: Failure[] = [];
  beamSections.forEach(({ x, materialIndex, crossSectionIndex }, i) => {
    const start = i === 0 ? 0 : (beamSections[i - 1]?.x ?? 0);
    if (x <= start) {
      failures.push(
        createFailure('geometry.sectionOrder', `/beamSections/${i}/x`, { ids: [i], values: { x, start } }),
      );
    }
    if (materialIndex >= materials.length) {
      const values = { index: materialIndex, count: materials.length };
      failures.push(
        createFailure('geometry.index', `/beamSections/${i}/materialIndex`, { ids: [i], values }),
      );
    }
    if (crossSectionIndex >= sections.length) {
      const values = { index: crossSectionIndex, count: sections.length };
      failures.push(
        createFailure('geometry.index', `/beamSections/${i}/crossSectionIndex`, { ids: [i], values }),
      );
    }
  });
  return failures;
}

function checkLoads({ loads, L }: BeamCase): Failure[] {
  const failures: Failure[] = [];
  loads.forEach((load, i) => {
    const { id, x } = load;
    const isSpread = typeof x !== 'number';
    const x0 = isSpread ? x[0] : x;
    const x1 = isSpread ? x[1] : x;
    if (x0 < 0 || x1 > L)
      failures.push(
        createFailure('geometry.loadOutside', `/loads/${i}/x`, { ids: [id], values: { x0, x1, L } }),
      );
    if (isSpread && x0 === x1)
      failures.push(createFailure('geometry.emptyRange', `/loads/${i}/x`, { ids: [id], values: { x: x0 } }));
  });
  return failures;
}
