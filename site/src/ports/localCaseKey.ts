import type { Store } from '@eecs/ui-kit';

/** Where the beam that was edited last is kept. */
export const LOCAL_CASE_KEY = 'case';

/** Reads the title of the kept beam without the rules of the whole document; null when there is no beam. */
export function readLocalTitle(local: Store): string | null {
  const stored = local.read(LOCAL_CASE_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { title } = stored as Record<string, unknown>;
  return typeof title === 'string' ? title : '';
}
