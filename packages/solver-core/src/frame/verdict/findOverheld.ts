import type { FrameModel } from '../assembly/frameModel.ts';
import { writeConstraints } from './conditionRows.ts';
import { dependentRows } from './eliminateRows.ts';

/**
 * Lists inextensible members whose length rigid supports and other inextensible members already fix, so that no
 * equation determines their axial forces. Uses residues modulo a prime; an empty list is proved.
 */
export function findOverheld(model: FrameModel): number[] {
  const { rows, members } = writeConstraints(model);
  if (members.length === 0) return [];
  const first = rows.length - members.length;
  // A frame too large for that is left to the solver, which then does not converge.
  return (dependentRows(rows, 2 * model.joints.length) ?? []).flatMap((row) =>
    row >= first ? [members[row - first]!] : [],
  );
}
