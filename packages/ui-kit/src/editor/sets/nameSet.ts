import type { CaseSet } from '@eecs/solver-core';
import type { EditorText } from '../messages/editorMessages.ts';

/** Returns the title of a case set, or "Set 3" if it has none. */
export function titleSet(index: number, caseSets: readonly CaseSet[], t: EditorText): string {
  return caseSets[index]?.title || t('set.untitled', { number: index + 1 });
}

/** Names a case set as in lists: its number with its title, or "Set 3" if it has none. */
export function nameSet(index: number, caseSets: readonly CaseSet[], t: EditorText): string {
  const title = caseSets[index]?.title;
  return title ? t('set.named', { number: index + 1, title }) : titleSet(index, caseSets, t);
}
