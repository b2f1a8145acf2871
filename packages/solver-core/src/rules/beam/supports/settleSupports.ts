import type { BeamCase } from '../../../model/beam/document.ts';
import type { RuleEdit } from '../ruleEdit.ts';
import { listNotes } from '../../common/caseEdit.ts';
import { fitSupport } from './fitSupport.ts';

/**
 * Applies the rules of editing after a support was added or changed: if there is a clamp, a pin becomes a roller, and a
 * hinge at an end of the beam is removed.
 */
export function settleSupports(document: BeamCase): RuleEdit {
  const hasClamp = document.supports.some(({ className }) => className === 'cantilever');
  let becameRoller = 0;
  let hingesRemoved = 0;
  const supports = document.supports.flatMap((support) => {
    if (support.className === 'hinge' && (support.x === 0 || support.x === document.L)) {
      hingesRemoved += 1;
      return [];
    }
    if (hasClamp && support.className === 'fixed') {
      becameRoller += 1;
      return [fitSupport({ ...support, className: 'simple' })];
    }
    return [support];
  });
  return {
    document: { ...document, supports },
    notes: listNotes({ pinBecameRoller: becameRoller, endHingeRemoved: hingesRemoved }),
  };
}
