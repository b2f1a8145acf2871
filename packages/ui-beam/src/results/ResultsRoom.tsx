import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { NOTES_LINE_PX } from '../studies/equations/notesLine.ts';
import { caseSetCountAtom } from '../state/derivedAtoms.ts';
import { RESULT_ROWS, isLate } from '../naming/resultRows.ts';
import { GreatestRoom } from './GreatestRoom.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { StandingTag } from './StandingTag.tsx';

export interface ResultsRoomProps {
  /** How many diagrams will be in it, and how high each, px. */
  readonly rows: number;
  readonly height: number;
  readonly isPhone: boolean;
  /** The text there until then, and the later content of its foot. */
  readonly hint: ReactNode;
  readonly legend: ReactNode;
}

/** The rows of results that have buttons in the bar; rows of stresses have none. */
const FIRST_ROWS = RESULT_ROWS.filter(({ id }) => !isLate(id));

/**
 * The room of results that are on their way, made of what will fill it: when they come nothing below them moves, in any
 * language and at any size of letters.
 */
export function ResultsRoom({ rows, height, isPhone, hint, legend }: ResultsRoomProps) {
  const setCount = useKitAtomValue(caseSetCountAtom);
  return (
    <Room>
      <Over>{hint}</Over>
      <Blank aria-hidden="true">
        <ResultsBar rows={FIRST_ROWS} isPhone={isPhone} standing="preview" />
        {isPhone && setCount > 1 ? <SwitchRoom /> : null}
        <div data-diagram-rows="" style={{ height: rows * (height + 1) }} />
        {isPhone ? <StandingTag standing="preview" /> : null}
        <GreatestRoom />
        {legend}
        <NotesRoom />
      </Blank>
    </Room>
  );
}

const Room = styled.div`
  position: relative;
`;

/** Where the notes on an answer stand, which come late: the line they are folded to. */
export const NotesRoom = styled.div`
  min-height: calc(${NOTES_LINE_PX.fine}px + ${vars.space1});

  @media (pointer: coarse) {
    min-height: calc(${NOTES_LINE_PX.coarse}px + ${vars.space1});
  }
`;

const Over = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

const Blank = styled.div`
  visibility: hidden;
`;

const SwitchRoom = styled.div`
  height: calc(${vars.hit} + 4px);
`;
