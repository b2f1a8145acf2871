import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { PANEL_PX, panelWidthAtom } from '@eecs/ui-kit/editor';

export interface WorkspaceProps {
  /** Takes the place `bar` of the grid by itself: on a phone it stands in two. */
  readonly bar: ReactNode;
  readonly board: ReactNode;
  readonly results: ReactNode;
  readonly inputs: ReactNode;
  readonly foot: ReactNode;
}

/** Where the parts of the editor stand: under each other, or with the inputs beside the board. The width of the editor decides. */
export function Workspace({ bar, board, results, inputs, foot }: WorkspaceProps) {
  const panel = useKitAtomValue(panelWidthAtom);
  return (
    <Grid style={{ '--panel': `${panel}px` }}>
      {bar}
      <Room style={{ gridArea: 'board' }}>{board}</Room>
      <Room style={{ gridArea: 'results' }}>{results}</Room>
      <Room style={{ gridArea: 'inputs' }}>{inputs}</Room>
      <Foot>{foot}</Foot>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  box-sizing: border-box;
  min-height: var(--eecs-min-height, 0);
  grid-template: 'bar' auto 'board' auto 'results' auto 'inputs' 1fr 'foot' auto / minmax(0, 1fr);
  gap: ${vars.space2} ${vars.space3};
  padding: ${vars.space2} ${vars.space3} 0;

  @container (max-width: 639px) {
    grid-template: 'bar' auto 'board' auto 'results' auto 'inputs' 1fr '.' 64px / minmax(0, 1fr);
  }
  @container (min-width: ${PANEL_PX.beside}px) {
    grid-template:
      'bar inputs' auto
      'board inputs' auto
      'results inputs' 1fr
      'foot foot' auto
      / minmax(0, 1fr) min(var(--panel), 50%);
  }
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space2};
  min-width: 0;
`;

const Foot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  grid-area: foot;
  min-height: 24px;
  margin-inline: calc(-1 * ${vars.space3});
  padding-inline: ${vars.space3};
  border-top: 1px solid ${vars.hairline};
  background: ${vars.board};

  @container (max-width: 639px) {
    display: none;
  }
`;
