import type { FrameModel } from '../assembly/frameModel.ts';
import { writeConstraints } from './conditionRows.ts';
import { dependentRows } from './eliminateRows.ts';

/**
 * Lists inextensible members whose lengths rigid supports and other inextensible members fix already: no equation gives
 * their axial forces. By residues modulo a prime: a list that is empty is proved.
 */
export function findOverheld(model: FrameModel): number[] {
  const { rows, members } = writeConstraints(model);
  if (members.length === 0) return [];
  const first = rows.length - members.length;
  // A frame too large for that is left to the solve, which does not come to an end then.
  return (dependentRows(rows, 2 * model.joints.length) ?? []).flatMap((row) =>
    row >= first ? [members[row - first]!] : [],
  );
}
