import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { ReportButton, RoomRow, useShownParts } from '@eecs/ui-kit/editor';
import { useSettled } from '../live/useSettled.ts';
import { useHandText } from '../messages/handMessages.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { ROOM_NAMES, openRoomAtom } from '../state/openRoom.ts';
import { documentAtom, hindranceAtom, shownAnswerAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { OpenRoom } from './OpenRoom.tsx';

/** Names the parts that a frame lacks before it can be solved. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set([
  'noJoints',
  'noMembers',
  'noSupports',
  'noLoads',
]);

/** The place under the board: the first steps while there is nothing to solve, and what a screen reader hears. */
export function ResultsView({ lesson: Lesson }: { readonly lesson: ComponentType | null }) {
  const hindrance = useKitAtomValue(hindranceAtom);
  const shown = useSettled(shownAnswerAtom);
  const isNew = NOT_BEGUN.has(hindrance?.code) && (shown === null || hindrance?.code === 'noLoads');
  return (
    <>
      {isNew && Lesson !== null ? (
        <Sheet>
          <Lesson />
        </Sheet>
      ) : null}
      <Rooms />
      <SolvedSaid />
    </>
  );
}

/** The row of rooms that work the result out, which open under the board, and the report. */
function Rooms() {
  const t = useLaterText();
  const tHand = useHandText();
  const hasFiles = useShownParts()('files');
  const [open, setOpen] = useKitAtom(openRoomAtom);
  const { members } = useKitAtomValue(documentAtom);
  if (members.length === 0) return null;
  return (
    <Sheet aria-label={tHand('room')}>
      <RoomRow
        label={tHand('room')}
        rooms={ROOM_NAMES.map((name) => ({
          name,
          short: tHand(`room.${name}`),
          title: tHand(`room.${name}`),
        }))}
        open={open}
        onOpen={setOpen}
      >
        {hasFiles ? <ReportButton label={t('results.report')} feature={null} /> : null}
      </RoomRow>
      {open === null ? null : <OpenRoom name={open} />}
    </Sheet>
  );
}

/** Announces that the frame was solved to readers who do not see the badge. */
function SolvedSaid() {
  const t = useLaterText();
  const solution = useKitAtomValue(solutionAtom);
  const [kept] = useState(solution);
  return (
    <VisuallyHidden>
      <span role="status">{solution !== null && solution !== kept ? t('results.solved') : ''}</span>
    </VisuallyHidden>
  );
}

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
