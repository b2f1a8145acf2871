import { Button } from '../../fields/Button.tsx';
import { vars } from '../../theme/tokens.ts';
import { styled } from 'styled-components';

/**
 * The sheet behind the line. While the board shows what is typed, it is visibly a preview, and the old document beside
 * it steps back. Texts keep their contrast: only lines of the drawing are faint, and the old document has the muted ink
 * and no sheet. A canvas takes its colours from the style of the board.
 */
export const Box = styled.div`
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};

  [data-layout]:has(&[data-ghost]) [data-board] path {
    stroke-opacity: 0.55;
  }
  [data-layout]:has(&[data-ghost]) [data-board] {
    outline: 2px dashed ${vars.accent};
    outline-offset: -3px;
  }
  [data-layout]:has(&[data-ghost]) :is([data-title], [data-panel]) {
    --eecs-ink: ${vars.inkMuted};

    color: ${vars.inkMuted};
  }
  [data-layout]:has(&[data-ghost]) [data-panel] {
    background: ${vars.board};
  }
`;

/** The field, and beside it the choice whether the line replaces the existing structure. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};

  & > :first-child {
    flex: 1 1 200px;
  }
`;

/** The place of the example below the field, and of the understood line: its height never changes. */
export const Under = styled.div`
  position: relative;
  min-height: ${vars.hit};
`;

/**
 * Styles of the understood line, a statement per row. It lies over the panel below, so that nothing there moves while the
 * reader types; once the focus is elsewhere, its first row is left.
 */
export const Readings = styled.ul`
  position: absolute;
  z-index: 3;
  inset: 0 calc(-1px - ${vars.space3}) auto;
  max-height: 60vh;
  margin: 0;
  padding: 0 ${vars.space3} ${vars.space2};
  overflow-y: auto;
  border: solid ${vars.hairline};
  border-width: 0 1px 1px;
  border-radius: 0 0 ${vars.radius} ${vars.radius};
  background: ${vars.sheet};
  list-style: none;
  font-size: ${vars.text1};

  ${Box}:not(:focus-within) & {
    max-height: ${vars.hit};
    padding-bottom: 0;
    overflow: hidden;
    border-bottom: 0;

    & > li {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  & > li {
    padding-top: ${vars.space1};
    overflow-wrap: anywhere;
  }
  & > li::before {
    content: '✓ ';
  }
  & > li[data-understood='false'] {
    color: ${vars.error};
  }
  & > li[data-understood='false']::before {
    content: '? ';
  }
  & > li[data-enter] {
    color: ${vars.inkMuted};
  }
  & > li[data-enter]::before {
    content: '';
  }
`;

/** The example below the field: a button until text is typed, then plain text. */
export const Example = styled(Button)`
  display: block;
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-weight: 400;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
