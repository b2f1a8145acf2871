import type { Check, Subject } from './check.ts';
import { type Results, agrees } from './runChecks.ts';

export type Shown = 'all' | 'compared' | 'memory' | 'except' | 'wrong' | 'apart';

/** Conditions for displayed cases. */
export interface Wanted {
  readonly subject: Subject | 'all';
  readonly shown: Shown;
  /** Words separated by spaces; a case matches if it contains all of them. */
  readonly words: string;
}

/** Filters the cases, ignoring case. */
export function filterChecks(
  checks: readonly Check[],
  { subject, shown, words }: Wanted,
  results: Results,
): readonly Check[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return checks.filter((check) => {
    if (subject !== 'all' && check.subject !== subject) return false;
    if (shown === 'compared' && !isCompared(check)) return false;
    if (shown === 'memory' && isCompared(check)) return false;
    if (shown === 'except' && check.except === undefined) return false;
    if (shown === 'wrong' && check.derived === undefined) return false;
    if (shown === 'apart' && agrees(results.get(check.id)) !== false) return false;
    const text =
      `${check.group} ${check.title} ${check.cited} ${check.compared ?? ''} ${check.id}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** A table of profiles states itself whether it was typed from memory. */
function isCompared({ compared, subject, cited }: Check): boolean {
  return compared !== undefined || (subject === 'profiles' && !cited.endsWith('cited from memory'));
}

/** Groups cases under their headings, in the order of the list. */
export function groupChecks(checks: readonly Check[]): readonly (readonly [string, readonly Check[]])[] {
  const groups = new Map<string, Check[]>();
  for (const check of checks) {
    const group = groups.get(check.group);
    if (group === undefined) groups.set(check.group, [check]);
    else group.push(check);
  }
  return [...groups];
}
