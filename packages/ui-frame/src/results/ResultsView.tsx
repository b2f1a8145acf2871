import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden, useKitAtomValue, vars } from '@eecs/ui-kit';
import { ReportButton, useShownParts } from '@eecs/ui-kit/editor';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { documentAtom, hindranceAtom, shownAnswerAtom, solutionAtom } from '../state/sessionAtoms.ts';

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
      <ReportRow />
      <SolvedSaid />
    </>
  );
}

/** The button of the report, once there is something to report. */
function ReportRow() {
  const t = useLaterText();
  const hasFiles = useShownParts()('files');
  const { members } = useKitAtomValue(documentAtom);
  if (!hasFiles || members.length === 0) return null;
  return (
    <Row data-screen-only="">
      <ReportButton label={t('results.report')} feature={null} />
    </Row>
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

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Sheet = styled.section`
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
