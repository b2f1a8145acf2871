import type { TrussCase, TrussFix } from '@eecs/solver-core/truss';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { changeJoints } from './joints.ts';
import { addLink } from './links.ts';

/** Applies a fix of a mechanism: adds a restraint or a rod. */
export function applyFix(document: TrussCase, fix: TrussFix, newId: NewId): Edit {
  if (fix.code === 'addLink') return addLink(document, fix.edit.value, newId);
  const joint = Number(fix.edit.path.split('/')[2]);
  if (document.joints[joint] === undefined) return toPlainEdit(document);
  return changeJoints(document, new Set([joint]), (one) => ({ ...one, anchor: fix.edit.value }));
}
