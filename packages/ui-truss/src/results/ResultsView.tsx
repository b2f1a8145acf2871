import type { ComponentType } from 'react';
import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { ResultsSheet, SolvedAnnouncer } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { loadMethods } from '../late/loadParts.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { openRoomAtom } from '../state/openRoom.ts';
import { documentAtom, hindranceAtom, session } from '../state/sessionAtoms.ts';
import { ForcesAnnouncer } from './tables/ForcesAnnouncer.tsx';
import { OpenRoom } from './OpenRoom.ts';
import { RoomsRow } from './RoomsRow.tsx';

const AnswerNotes = createLate(loadMethods, 'AnswerNotes', { isQuiet: true });

/** Names the parts that an empty truss lacks. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set(['noJoints', 'noLinks', 'noSupports', 'noLoads']);

export interface ResultsViewProps {
  /** Shown while there is nothing to solve. */
  readonly lesson: ComponentType | null;
}

/** The results, on the screen and as an announcement. */
export function ResultsView(props: ResultsViewProps) {
  return (
    <>
      <Found {...props} />
      <ForcesAnnouncer />
    </>
  );
}

/** The calculations of the answer, and notes on it; the forces themselves are on the board and in the tables. */
function Found({ lesson: Lesson }: ResultsViewProps) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const room = useKitAtomValue(openRoomAtom);
  const drawn = useKitAtomValue(documentAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const answered = shown === null || set === null ? null : shown;
  const isNew = answered === null && NOT_BEGUN.has(hindrance?.code);
  const lesson = isNew && Lesson !== null ? <Lesson /> : null;
  if (drawn.links.length === 0) return lesson === null ? null : <ResultsSheet>{lesson}</ResultsSheet>;
  const standing = answered === null ? undefined : answered.isSolved ? 'recorded' : 'preview';
  return (
    <ResultsSheet aria-label={tOwn('room')} data-standing={standing}>
      <RoomsRow />
      {room === null ? (
        <>
          {lesson}
          {answered !== null && hasNotes(answered.document, answered.answer) ? (
            <AnswerNotes document={answered.document} answer={answered.answer} />
          ) : null}
        </>
      ) : (
        <OpenRoom name={room} hasResults={answered !== null} />
      )}
      <SolvedAnnouncer session={session} text={t('results.solved')} />
    </ResultsSheet>
  );
}

/** Returns whether there may be notes: corrections, or sets with actions that have no factor. */
function hasNotes({ caseSets }: TrussCase, { corrections }: SolvedTruss): boolean {
  return (
    corrections.length > 0 || caseSets.some(({ combined, factors }) => combined || factors !== undefined)
  );
}
