import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** On a phone the title stays at the top and the rest moves to a bar at the bottom of the screen. */
export const Bar = styled.div`
  display: flex;
  grid-area: bar;
  align-items: center;
  gap: ${vars.space3};
  height: 44px;

  @container (max-width: 639px) {
    display: contents;

    & > :first-child {
      grid-area: bar;
    }
  }
`;

/**
 * The text wraps before a button leaves the line; the words of a button do not. On a phone the verdict has its own
 * line, shared with the button that fixes the problem.
 */
export const Float = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  gap: ${vars.space1} ${vars.space3};

  @container (min-width: 640px) {
    & button {
      flex: none;
      white-space: nowrap;
    }
  }

  @container (max-width: 639px) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    grid-row: 1 / -1;
    grid-column: 1;
    align-self: end;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 2px;
    margin: 0 calc(-1 * ${vars.space3});
    padding: ${vars.space1} ${vars.space3};
    border-top: 1px solid ${vars.line};
    background: ${vars.board};

    & > [role='status'] {
      flex: 1 1 100%;
      justify-content: start;
      order: -1;
      text-align: start;
    }
    & > [data-fix] {
      order: -1;
    }
    &:has([data-fix]) > [role='status'] {
      flex-basis: calc(100% - 160px);
    }
  }
`;

/**
 * The messages of the bar. At most two lines fit into it; a longer text is shown in full among the results. On a phone
 * the reason that prevents solving replaces other messages. Comments inside these styles would reach every visitor.
 */
export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  text-align: end;
  gap: 0 ${vars.space3};
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 1.2;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @container (max-width: 639px) {
    & [data-also] {
      display: none;
    }
  }
  & [data-standing='false'] {
    color: ${vars.error};
  }
`;
