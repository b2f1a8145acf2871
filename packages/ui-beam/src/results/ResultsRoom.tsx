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
  /** The future number of diagrams and their height, px. */
  readonly rows: number;
  readonly height: number;
  readonly isPhone: boolean;
  /** The temporary text, and the later content of the bottom line. */
  readonly hint: ReactNode;
  readonly legend: ReactNode;
}

/** The rows of results with buttons in the bar; rows of stresses have none. */
const FIRST_ROWS = RESULT_ROWS.filter(({ id }) => !isLate(id));

/**
 * Reserves the room of pending results with the same elements that will fill it, so that nothing below shifts when they
 * arrive, in any language and at any font size.
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

/** The place of the notes on an answer, which are loaded late: the line of their folded state. */
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
