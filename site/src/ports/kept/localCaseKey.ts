import type { Store } from '@eecs/ui-kit';

/** Where the beam that was edited last is kept. */
export const LOCAL_CASE_KEY = 'case';

/** Where its last result is kept: apart, so that an edit does not write it anew. */
export const LOCAL_SOLUTION_KEY = 'solution';

/** Where the editor keeps the steps back of that beam, as the editor itself calls it. */
export const LOCAL_STEPS_KEY = 'beam.steps';

/** Where it is kept which saved task of the account the beam is. */
export const LOCAL_TASK_KEY = 'task';

/** Where a kept beam that cannot be read is put aside. */
export const DAMAGED_CASE_KEY = 'case.damaged';

/** Reads the title of the kept beam without the rules of the whole document; null when there is no beam. */
export function readLocalTitle(local: Store): string | null {
  const stored = local.read(LOCAL_CASE_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { title } = stored as Record<string, unknown>;
  return typeof title === 'string' ? title : '';
}
