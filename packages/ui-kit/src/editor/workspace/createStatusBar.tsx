import type { UnitSystem } from '@eecs/solver-core';
import type { Atom } from 'jotai/vanilla';
import type { ComponentType, ReactElement } from 'react';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createSettled } from '../live/createSettled.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type Standing, StatusFacts, useStanding } from './StatusFacts.tsx';

type StatusTypes = SessionTypes & {
  readonly document: { readonly units: { readonly system: UnitSystem } };
};

/** The properties of an editor of structures that its status line needs. Hooks are the same in every render. */
export interface StatusBarPlan<Types extends StatusTypes, Place> {
  readonly session: Pick<Session<Types>, 'documentAtom' | 'isCurrentAtom' | 'isDraftedAtom' | 'solutionAtom'>;
  /** The hash of the document; null until it is known. */
  readonly hashAtom: Atom<string | null>;
  /** The results on the board; null while there are none. */
  readonly shownAnswerAtom: Atom<unknown>;
  /** The object that is being drawn, with the place under the pointer. */
  readonly ghostAtom: Atom<{ readonly aim: { readonly place: Place } | null }>;
  readonly useText: () => (key: `status.${'label' | 'hash' | 'hashNote' | Standing}`) => string;
  /** Returns the function that writes the sizes of a document. */
  readonly useCounts: () => (document: Types['document']) => readonly string[];
  readonly writePlace: (place: Place, format: ReturnType<typeof useFormat>, system: UnitSystem) => string;
  /** Shows what the document lacks. */
  readonly Marks: ComponentType;
}

/**
 * Creates the status line: the size of the structure, its hash, whether its solution is current, what it lacks, the
 * place under the pointer.
 */
export function createStatusBar<Types extends StatusTypes, Place>({
  session,
  hashAtom,
  shownAnswerAtom,
  ghostAtom,
  useText,
  useCounts,
  writePlace,
  Marks,
}: StatusBarPlan<Types, Place>): () => ReactElement {
  const useSettled = createSettled(session.isDraftedAtom);
  return function StatusBar() {
    const t = useText();
    const format = useFormat();
    const listCounts = useCounts();
    const document = useKitAtomValue(session.documentAtom);
    const { aim } = useSettled(ghostAtom);
    const standing = useStanding(session, useSettled(shownAnswerAtom) !== null);
    return (
      <StatusFacts
        data-screen-only=""
        aria-label={t('status.label')}
        counts={listCounts(document)}
        hash={useKitAtomValue(hashAtom)}
        hashLabel={t('status.hash')}
        hashNote={t('status.hashNote')}
        standing={standing}
        standingText={t(`status.${standing}`)}
      >
        <Marks />
        <output aria-live="off">
          {aim === null ? '' : writePlace(aim.place, format, document.units.system)}
        </output>
      </StatusFacts>
    );
  };
}
