import type { Store } from '@eecs/ui-kit';

/** Storage key of the beam that was edited last. */
export const LOCAL_CASE_KEY = 'case';

/** Storage key of its last result: separate, so that an edit does not write the result again. */
export const LOCAL_SOLUTION_KEY = 'solution';

/** Storage key of the undo steps of that beam, as the editor names it. */
export const LOCAL_STEPS_KEY = 'beam.steps';

/** Storage key of the link to the account's task that the beam was saved as. */
export const LOCAL_TASK_KEY = 'task';

/** Storage key of a stored beam that cannot be read. */
export const DAMAGED_CASE_KEY = 'case.damaged';

/** Reads the title of the stored beam without validating the document; null if there is no beam. */
export function readLocalTitle(local: Store): string | null {
  const stored = local.read(LOCAL_CASE_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { title } = stored as Record<string, unknown>;
  return typeof title === 'string' ? title : '';
}
