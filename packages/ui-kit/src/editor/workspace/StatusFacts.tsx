import type { HTMLAttributes, ReactNode } from 'react';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { SolveNote } from './SolveNote.tsx';
import { StatusLine } from './StatusLine.ts';

/** The relation of the shown result to the document: its solution, its preview, an older solution, or no result. */
export type Standing = 'current' | 'preview' | 'stale' | 'none';

/** Number of displayed characters of the hash: enough to tell two documents apart by eye. */
const SHORT_HASH = 7;

export interface StatusFactsProps extends HTMLAttributes<HTMLElement> {
  /** The sizes of the document in words. */
  readonly counts: readonly string[];
  /** The hash of the document; null until it is known. */
  readonly hash: string | null;
  readonly hashLabel: string;
  readonly hashNote: string;
  /** The status name, which a page may read from `data-solution`. */
  readonly standing: Standing | 'recorded';
  readonly standingText: string;
  /** Further facts at the end. */
  readonly children: ReactNode;
}

/** The status line of an editor: the size of the document, its hash, whether its solution is current. */
export function StatusFacts({
  counts,
  hash,
  hashLabel,
  hashNote,
  standing,
  standingText,
  children,
  ...line
}: StatusFactsProps) {
  return (
    <StatusLine {...line} role="group">
      {counts.map((count, index) => (
        <span key={index}>{count}</span>
      ))}
      <span title={hashNote}>
        {hashLabel} <code data-hash={hash ?? undefined}>{hash?.slice(0, SHORT_HASH) ?? '…'}</code>
      </span>
      <span data-solution={standing}>{standingText}</span>
      {standing === 'preview' ? <SolveNote /> : null}
      {children}
    </StatusLine>
  );
}

/** Returns the standing of the shown result. `hasPreview` states whether there is a preview of the board. */
export function useStanding<Types extends SessionTypes>(
  { solutionAtom, isCurrentAtom }: Pick<Session<Types>, 'solutionAtom' | 'isCurrentAtom'>,
  hasPreview: boolean,
): Standing {
  const solution = useKitAtomValue(solutionAtom);
  const isCurrent = useKitAtomValue(isCurrentAtom);
  if (solution !== null && isCurrent) return 'current';
  if (hasPreview) return 'preview';
  return solution === null ? 'none' : 'stale';
}
