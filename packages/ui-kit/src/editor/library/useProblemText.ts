import { useLibraryText } from './libraryMessages.ts';
import type { TakeProblem } from './takeItems.ts';

/** Returns the writer of why something is not taken, and of what to do about it. */
export function useProblemText(): (problem: TakeProblem) => string {
  const t = useLibraryText();
  return (problem) =>
    problem.code === 'known'
      ? t('problem.known', { names: problem.names.join(', ') })
      : t(`problem.${problem.code}`, { maximum: problem.maximum });
}
