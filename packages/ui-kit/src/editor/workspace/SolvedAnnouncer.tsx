import type { Atom } from 'jotai/vanilla';
import { useState } from 'react';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';

export interface SolvedAnnouncerProps {
  readonly session: { readonly solutionAtom: Atom<unknown>; readonly isCurrentAtom: Atom<boolean> };
  /** The announcement. */
  readonly text: string;
}

/**
 * Announces to screen readers that a document was solved since the editor has been open. The announcement is withdrawn
 * when an edit makes the solution outdated.
 */
export function SolvedAnnouncer({ session, text }: SolvedAnnouncerProps) {
  const solution = useKitAtomValue(session.solutionAtom);
  const isCurrent = useKitAtomValue(session.isCurrentAtom);
  const [kept] = useState(solution);
  const isNews = solution !== null && solution !== kept && isCurrent;
  return (
    <VisuallyHidden>
      <span role="status">{isNews ? text : ''}</span>
    </VisuallyHidden>
  );
}
