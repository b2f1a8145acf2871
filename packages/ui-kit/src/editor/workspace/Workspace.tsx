import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import { vars } from '../../theme/tokens.ts';
import { PANEL_PX, panelWidthAtom } from '../measures/panelWidth.ts';
import { WIDE_PX, splitterPositionAtom } from '../measures/splitter.ts';
import { loadFrameParts } from '../loadFrameParts.ts';
import { useBeside } from './useBeside.ts';

// Without the splitter the room is shared evenly.
const Splitter = createLate(loadFrameParts, 'Splitter', { isQuiet: true });

/** A part that the page hides is null, and the others take its room. */
export interface WorkspaceProps {
  /** Takes the grid area `bar` itself, because on a phone it is split in two. */
  readonly bar: ReactNode;
  readonly board: ReactNode;
  readonly results: ReactNode;
  /** Content below the inputs, or before them in one column. @default nothing */
  readonly answers?: ReactNode;
  /**
   * Whether the answers are long tables: beside the board the inputs leave them half of the height, and in one column
   * they come after the inputs.
   * @default false
   */
  readonly hasLongAnswers?: boolean;
  readonly inputs: ReactNode;
  /** Position of the results if there is room for both: under the board, or beside it. @default 'default' */
  readonly layout?: 'default' | 'wide' | undefined;
  /** The status line. */
  readonly foot: ReactNode;
}

/**
 * Arranges the parts of the editor: in one column; with the inputs beside the board; and, if the reader wants it and
 * there is room, with the results beside the board too, on an axis of their own. The width of the editor decides, not
 * that of the window.
 */
export function Workspace({
  bar,
  board,
  results,
  answers,
  inputs,
  foot,
  layout = 'default',
  hasLongAnswers = false,
}: WorkspaceProps) {
  const panel = useKitAtomValue(panelWidthAtom);
  const part = useKitAtomValue(splitterPositionAtom);
  const grid = useRef<HTMLDivElement>(null);
  const isWide = layout === 'wide' && results !== null;
  useBeside(grid, isWide);
  // The board is then the only panel.
  const isAlone = inputs === null && answers === undefined;
  return (
    <Grid
      ref={grid}
      data-layout={isWide ? 'wide' : 'default'}
      data-answers={hasLongAnswers ? 'long' : undefined}
      style={{
        '--panel': `${isAlone ? 0 : panel}px`,
        '--board': `${part}fr`,
        '--results': `${100 - part}fr`,
        ...(isAlone && !isWide && { columnGap: 0 }),
      }}
    >
      {bar}
      {/* Where there is no bar, its row would take a part of the height of the inputs beside it. */}
      <Main data-printed="" {...(bar === null && { style: { gridRowStart: 1 } })}>
        <Room>{board}</Room>
        {results === null ? null : (
          <>
            <Gap>
              <Splitter />
            </Gap>
            <Room>{results}</Room>
          </>
        )}
      </Main>
      {answers === undefined ? null : (
        <Room data-printed="" style={{ gridArea: 'answers' }}>
          {answers}
        </Room>
      )}
      {inputs === null ? null : <Room style={{ gridArea: 'inputs' }}>{inputs}</Room>}
      {foot === null ? null : <Foot data-foot="">{foot}</Foot>}
    </Grid>
  );
}

/**
 * In one column the results come before the inputs. If the host gives a least height, the status line is at the bottom.
 */
const Grid = styled.div`
  display: grid;
  box-sizing: border-box;
  flex: 1 0 auto;
  min-height: var(--eecs-min-height, 0);
  grid-template: 'bar' auto 'main' auto 'answers' auto 'inputs' 1fr 'foot' auto / minmax(0, 1fr);
  gap: ${vars.space2} ${vars.space3};
  padding: ${vars.space2} ${vars.space3} 0;

  &[data-answers] {
    --panel-body: clamp(250px, calc(100vh - 640px), 560px);

    grid-template: 'bar' auto 'main' auto 'inputs' auto 'answers' 1fr 'foot' auto / minmax(0, 1fr);
  }
  @container (max-width: 639px) {
    /* Room for the fixed bar at the bottom of the screen. */
    grid-template: 'bar' auto 'main' auto 'answers' auto 'inputs' 1fr '.' 64px / minmax(0, 1fr);

    &[data-answers] {
      grid-template: 'bar' auto 'main' auto 'inputs' auto 'answers' 1fr '.' 64px / minmax(0, 1fr);
    }
  }
  @container (min-width: ${PANEL_PX.beside}px) {
    &,
    &[data-answers] {
      grid-template:
        'bar inputs' auto
        'main inputs' auto
        'main answers' 1fr
        'foot foot' auto
        / minmax(0, 1fr) min(var(--panel), 50%);
    }
  }
  @container (min-width: ${WIDE_PX}px) {
    &[data-layout='wide'] {
      grid-template:
        'bar bar bar inputs' auto
        'board gap results inputs' auto
        'answers gap results inputs' 1fr
        'foot foot foot foot' auto
        / minmax(0, var(--board)) auto minmax(0, var(--results)) var(--panel);
    }
  }
`;

/** The board, the splitter and the results: rows of one column, or columns. */
const Main = styled.div`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  @container (min-width: ${WIDE_PX}px) {
    [data-layout='wide'] > & {
      display: contents;

      & > :first-child {
        grid-area: board;
      }
      & > :nth-child(2) {
        grid-area: gap;
        margin-inline: calc(-1 * ${vars.space3});
      }
      & > :last-child {
        grid-area: results;
      }
    }
  }
`;

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space2};
  min-width: 0;
`;

/** Wide enough to hit with a pointer or a finger. */
const Gap = styled.div`
  min-width: 24px;
  height: 24px;

  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
  /* Nothing is divided under a board while a room is open: it takes what is left of the window. */
  :has([data-room]) > & {
    height: ${vars.space2};
    visibility: hidden;
  }
  @container (min-width: ${WIDE_PX}px) {
    [data-layout='wide'] & {
      height: auto;
      visibility: visible;
    }
  }
`;

/** Sticks to the bottom of the screen; on a phone the bar is there instead. */
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
