import type { ComponentType } from 'react';
import { useKitAtom, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ReportButton, ResultsSheet, RoomRow, SolvedAnnouncer, useShownParts } from '@eecs/ui-kit/editor';
import { useSettled } from '../live/useSettled.ts';
import { useHandText } from '../messages/handMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { listRooms, openRoomAtom } from '../state/openRoom.ts';
import { originAtom } from '../state/origin.ts';
import { documentAtom, hindranceAtom, session, shownAnswerAtom } from '../state/sessionAtoms.ts';
import { OpenRoom } from './OpenRoom.ts';

/** Codes of the parts that a frame lacks before it can be solved. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set([
  'noJoints',
  'noMembers',
  'noSupports',
  'noLoads',
]);

/**
 * The area below the board: the first steps while there is nothing to solve, and the announcements for screen readers.
 */
export function ResultsView({ lesson: Lesson }: { readonly lesson: ComponentType | null }) {
  const t = useLaterText();
  const hindrance = useKitAtomValue(hindranceAtom);
  const shown = useSettled(shownAnswerAtom);
  const isNew = NOT_BEGUN.has(hindrance?.code) && (shown === null || hindrance?.code === 'noLoads');
  return (
    <>
      {isNew && Lesson !== null ? (
        <ResultsSheet>
          <Lesson />
        </ResultsSheet>
      ) : null}
      <Rooms />
      <SolvedAnnouncer session={session} text={t('results.solved')} />
    </>
  );
}

/** The row of rooms below the board, and the report. */
function Rooms() {
  const t = useLaterText();
  const tHand = useHandText();
  const hasFiles = useShownParts()('files');
  const [open, setOpen] = useKitAtom(openRoomAtom);
  const setOrigin = useSetKitAtom(originAtom);
  const { kind, members } = useKitAtomValue(documentAtom);
  const hasResults = useKitAtomValue(shownAnswerAtom) !== null;
  if (members.length === 0) return null;
  return (
    <ResultsSheet aria-label={tHand('room')}>
      <RoomRow
        label={tHand('room')}
        rooms={listRooms(kind).map((name) => ({
          name,
          short: tHand(`room.${name}`),
          title: tHand(`room.${name}`),
        }))}
        open={open}
        onOpen={(name) => {
          // From the row a room opens without a question.
          setOrigin(null);
          setOpen(name);
        }}
      >
        {hasFiles ? <ReportButton label={t('results.report')} feature={null} /> : null}
      </RoomRow>
      {open === null ? null : <OpenRoom name={open} hasResults={hasResults} />}
    </ResultsSheet>
  );
}
