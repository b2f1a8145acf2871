import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { Spinner, VisuallyHidden, createLate, useKitAtomValue, vars } from '@eecs/ui-kit';
import { areResultsOpenAtom } from '@eecs/ui-kit/editor';
import { isEnvelopeAtom, shownAnswerAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { resultRoomAtom } from '../state/resultRoom.ts';
import { documentAtom, hindranceAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { drawnSetAtom } from './values/drawnSet.ts';
import { Extremes } from './tables/Extremes.tsx';
import { ForceBoard } from './picture/ForceBoard.tsx';
import { ForceKey } from './picture/ForceKey.tsx';
import { ForcesSaid } from './tables/ForcesSaid.tsx';
import { ForceTable } from './tables/ForceTable.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { RoomSwitch } from './RoomSwitch.tsx';

const loadHand = () => import('./handParts.ts');
const fallback = () => <Spinner delayMs={200} />;
const AnswerNotes = createLate(loadHand, 'AnswerNotes', { isQuiet: true });
const BalanceRoom = createLate(loadHand, 'BalanceRoom', { fallback });
const JointRoom = createLate(loadHand, 'JointRoom', { fallback });
const MohrRoom = createLate(loadHand, 'MohrRoom', { fallback });
const EquationsRoom = createLate(loadHand, 'EquationsRoom', { fallback });
const SectionRoom = createLate(loadHand, 'SectionRoom', { fallback });

/** Names the parts that an empty truss lacks. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set(['noJoints', 'noLinks', 'noSupports', 'noLoads']);

export interface ResultsViewProps {
  /** Stands there as long as there is nothing to solve. */
  readonly lesson: ComponentType | null;
}

/** The results, to be seen and to be heard. */
export function ResultsView(props: ResultsViewProps) {
  return (
    <>
      <Found {...props} />
      <ForcesSaid />
    </>
  );
}

/** The forces on the rods, the extremes, and under them the tables or how it is worked out. */
function Found({ lesson: Lesson }: ResultsViewProps) {
  const t = useLaterText();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(drawnSetAtom);
  const isEnvelope = useSettled(isEnvelopeAtom);
  const room = useKitAtomValue(resultRoomAtom);
  const isOpen = useKitAtomValue(areResultsOpenAtom);
  const drawn = useKitAtomValue(documentAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const [notes, setNotes] = useState<{ readonly hidden: number; readonly scale: number | null }>(NO_NOTES);
  if (shown === null || set === null || drawn.links.length === 0) {
    return Lesson === null || !NOT_BEGUN.has(hindrance?.code) ? null : (
      <Sheet>
        <Lesson />
      </Sheet>
    );
  }
  const { document, answer, isSolved } = shown;
  return (
    <Sheet
      id="truss-result-sampler-n"
      aria-label={t('results.label')}
      data-standing={isSolved ? 'recorded' : 'preview'}
    >
      <ResultsHead shown={shown} set={set} isEnvelope={isEnvelope} scale={notes.scale} />
      {isOpen ? (
        <>
          {hasNotes(document, answer) ? <AnswerNotes document={document} answer={answer} /> : null}
          <ForceBoard
            onNotes={({ hidden, shapeScale }) =>
              setNotes((before) =>
                before.hidden === hidden && before.scale === shapeScale
                  ? before
                  : { hidden, scale: shapeScale },
              )
            }
          />
          <ForceKey document={document} set={set} hidden={notes.hidden} />
          <Extremes />
          <RoomSwitch />
          <Room data-room={room}>
            {room === 'tables' ? <ForceTable /> : null}
            {room === 'joints' ? <JointRoom /> : null}
            {room === 'sections' ? <SectionRoom /> : null}
            {room === 'mohr' ? <MohrRoom /> : null}
            {room === 'equations' ? <EquationsRoom /> : null}
            {room === 'balance' ? <BalanceRoom /> : null}
          </Room>
        </>
      ) : null}
      <SolvedSaid />
    </Sheet>
  );
}

/** Says whether there may be something to tell: corrections, or sets in which something acts without a factor. */
function hasNotes({ caseSets }: TrussCase, { corrections }: SolvedTruss): boolean {
  return (
    corrections.length > 0 || caseSets.some(({ combined, factors }) => combined || factors !== undefined)
  );
}

const NO_NOTES = { hidden: 0, scale: null };

/** Says to those who do not see the badge that the truss was solved. */
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
  scroll-margin-top: 56px;
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};
  padding: ${vars.space2};
  border-top: 1px solid ${vars.hairline};
`;
