import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { BoardFrame, BoardStage } from '../board/BoardFrame.ts';
import type { BoardRoom } from './boardRoom.ts';

/** Lays out the board of a structure: results above, tools, the drawing with its overlay, fields below. */
export function StructureBoard({
  room: { box, isNarrow, isRow, hasTools, shows },
  kind,
  Tools,
  results,
  children,
  dock,
}: {
  readonly room: BoardRoom;
  /** The kind of structure, which names the attribute: `data-truss-board`. */
  readonly kind: string;
  readonly Tools: ComponentType<{ readonly isRow: boolean }>;
  readonly results: ReactNode;
  readonly children: ReactNode;
  readonly dock: ReactNode;
}) {
  return (
    <BoardFrame ref={box} {...{ [`data-${kind}-board`]: '' }}>
      {shows('results') ? results : null}
      {isRow && hasTools ? <Tools isRow /> : null}
      <Stage data-under={(isNarrow && shows('view')) || undefined}>
        {isRow || !hasTools ? null : <Tools isRow={false} />}
        {children}
      </Stage>
      {dock}
    </BoardFrame>
  );
}

const Stage = styled(BoardStage)`
  &[data-under]:not(:has([data-under-drawing])) {
    padding-bottom: ${vars.hit};
  }
`;
