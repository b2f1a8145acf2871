import { useLibraryText } from './libraryMessages.ts';
import type { TakeProblem } from './takeItems.ts';

/** Returns the writer of why an entry cannot be added, and of what to do about it. */
export function useProblemText(): (problem: TakeProblem) => string {
  const t = useLibraryText();
  return (problem) =>
    problem.code === 'known'
      ? t('problem.known', { names: problem.names.join(', ') })
      : t(`problem.${problem.code}`, { maximum: problem.maximum });
}
