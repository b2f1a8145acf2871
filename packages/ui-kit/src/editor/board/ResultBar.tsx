import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { vars } from '../../theme/tokens.ts';

/** One result that a board can draw on its structure. */
export interface ResultView<View extends string> {
  readonly view: View;
  /** The symbol or the short name on its button. */
  readonly label: ReactNode;
  /** Read aloud and shown as the tooltip. */
  readonly name: string;
}

export interface ResultBarProps<View extends string> {
  /** The id that links to the result point to. @default none */
  readonly id?: string | undefined;
  /** The accessible name of the group of results. */
  readonly label: string;
  /** The available results, in the order of their buttons; the first draws none. */
  readonly views: readonly ResultView<View>[];
  readonly current: View;
  readonly onChoose: (view: View) => void;
  /** Whether there is no answer to draw. @default false */
  readonly isIdle?: boolean;
  /** Further controls: the case set, the scale of displacements. */
  readonly children?: ReactNode;
  /** Shown at the end: whether the answer is a preview. */
  readonly state?: ReactNode;
}

/**
 * The row over a board that switches the result drawn on the structure. Its height is constant; if its content does not
 * fit, it scrolls.
 */
export function ResultBar<View extends string>({
  id,
  label,
  views,
  current,
  onChoose,
  isIdle = false,
  children,
  state,
}: ResultBarProps<View>) {
  return (
    <Row id={id} data-screen-only="">
      <SegmentedControl
        label={label}
        value={current}
        disabled={isIdle}
        segments={views.map(({ view, ...segment }) => ({ value: view, ...segment }))}
        onChange={onChoose}
      />
      {isIdle ? null : children}
      {state === undefined ? null : <End>{state}</End>}
    </Row>
  );
}

/** The least height of the row, px, which a board reserves until the row is loaded. */
export const RESULT_BAR_PX = 41;

/** Width of the fading edge of the row on a phone, px. */
const FADE_PX = 24;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space3};
  box-sizing: border-box;
  min-height: ${RESULT_BAR_PX}px;
  padding: ${vars.space1} ${vars.space2};
  overflow-x: auto;
  border-bottom: 1px solid ${vars.hairline};
  scrollbar-width: thin;

  @container (max-width: 639px) {
    /* The row fades where it continues. */
    padding-inline-end: ${FADE_PX}px;
    mask-image: linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent);
  }
  /* A link to the row leaves the title and the commands of the editor visible. */
  scroll-margin-top: 110px;

  & > * {
    flex: none;
  }
  & select {
    width: auto;
  }
`;

const End = styled.span`
  margin-inline-start: auto;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  white-space: nowrap;
`;
