import type { Atom } from 'jotai/vanilla';
import { useState } from 'react';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';

export interface SolvedAnnouncerProps {
  readonly session: { readonly solutionAtom: Atom<unknown> };
  /** The announcement. */
  readonly text: string;
}

/** Announces to screen readers that a document was solved since the editor has been open. */
export function SolvedAnnouncer({ session, text }: SolvedAnnouncerProps) {
  const solution = useKitAtomValue(session.solutionAtom);
  const [kept] = useState(solution);
  return (
    <VisuallyHidden>
      <span role="status">{solution !== null && solution !== kept ? text : ''}</span>
    </VisuallyHidden>
  );
}
