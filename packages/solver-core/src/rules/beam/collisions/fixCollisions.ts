import type { BeamCase } from '../../../model/beam/document.ts';
import type { RuleEdit } from '../ruleEdit.ts';
import { listNotes } from '../../common/caseEdit.ts';
import { findCollisions } from './findCollisions.ts';
import { moveInside } from './moveInside.ts';

/** Fixes all collisions in one step: loads are moved inside, and supports in impossible places are removed. */
export function fixCollisions(document: BeamCase): RuleEdit {
  const { supportsBeyond, supportsAtOnePlace, loadsBeyond } = findCollisions(document);
  const gone = new Set([...supportsBeyond, ...supportsAtOnePlace]);
  if (gone.size + loadsBeyond.length === 0) return { document, notes: [] };
  return {
    document: {
      ...document,
      supports: document.supports.filter((_, index) => !gone.has(index)),
      loads: document.loads.map((load) => moveInside(load, document.L)),
    },
    notes: listNotes({
      supportsBeyondRemoved: supportsBeyond.length,
      supportsAtOnePlaceRemoved: gone.size - supportsBeyond.length,
      loadsMovedInside: loadsBeyond.length,
    }),
  };
}
