import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { vars } from '../../theme/tokens.ts';
import { findBoard } from '../board/findBoard.ts';
import { LOW_WINDOW_PX } from '../measures/lowWindow.ts';
import { useHelpText } from '../messages/helpMessages.ts';

/** A step on the way to the first results. */
export interface FirstStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Lines of a sketch in a box of 160 by 56; lines that begin with `!` show what the step is about. */
  readonly sketch: readonly string[];
  /** Common ways to do it, one button each. @default none */
  readonly ways?: readonly FirstWay[];
  /** Further ways in a list. @default none */
  readonly more?: { readonly label: string; readonly ways: readonly FirstWay[] };
}

/** A way to do a step. */
export interface FirstWay {
  readonly label: string;
  readonly run: () => void;
}

export interface FirstStepsProps {
  readonly title: string;
  readonly steps: readonly FirstStep[];
  /** Help that is useful everywhere. */
  readonly tip: string;
}

/**
 * Shown in the place of the results while there is nothing to solve: the steps, which of them are done, and common ways
 * to do them.
 */
export function FirstSteps({ title, steps, tip }: FirstStepsProps) {
  const t = useHelpText();
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <Lesson data-first-steps="">
      <h2>{title}</h2>
      <ol>
        {steps.map(({ id, title: name, text, isDone, sketch, ways = [], more }, index) => (
          <Step key={id} data-done={isDone} aria-current={id === next ? 'step' : undefined}>
            <strong>
              <Mark>{isDone ? <Check size={14} strokeWidth={2.5} aria-hidden="true" /> : index + 1}</Mark>
              {name}
              {isDone ? <VisuallyHidden>{`, ${t('done')}`}</VisuallyHidden> : null}
              <Sketch lines={sketch} />
            </strong>
            <p>{text}</p>
            {isDone || ways.length === 0 ? null : <Ways ways={ways} {...(more && { more })} />}
          </Step>
        ))}
      </ol>
      <small>{tip}</small>
    </Lesson>
  );
}

function Sketch({ lines }: { readonly lines: readonly string[] }) {
  return (
    <svg viewBox="0 0 160 56" width={103} height={36} data-sketch="" aria-hidden="true">
      {lines.map((line) =>
        line.startsWith('!') ? (
          <path key={line} d={line.slice(1)} data-point="" />
        ) : (
          <path key={line} d={line} />
        ),
      )}
    </svg>
  );
}

function Ways({ ways, more }: Required<Pick<FirstStep, 'ways'>> & Pick<FirstStep, 'more'>) {
  const row = useRef<HTMLDivElement>(null);

  function take(way: FirstWay): void {
    // The row disappears when the step is done.
    const board = row.current === null ? null : findBoard(row.current);
    way.run();
    // A number that is typed next is the value of the placed object.
    board?.focus({ preventScroll: true });
  }

  return (
    <WayRow ref={row}>
      {ways.map((way) => (
        <Button key={way.label} onClick={() => take(way)}>
          {way.label}
        </Button>
      ))}
      {more === undefined ? null : (
        <SelectField
          label={more.label}
          hideLabel
          value=""
          options={[
            { value: '', label: `${more.label} …` },
            ...more.ways.map(({ label }, at) => ({ value: String(at), label })),
          ]}
          onChange={(at) => {
            const way = more.ways[Number(at)];
            if (at !== '' && way !== undefined) take(way);
          }}
        />
      )}
    </WayRow>
  );
}

const Lesson = styled.div`
  display: grid;
  gap: ${vars.space3};
  padding: ${vars.space3};

  & > h2 {
    margin: 0;
    font-size: ${vars.text3};
    font-weight: 600;
  }
  & > small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space4} ${vars.space5};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Step = styled.li`
  display: grid;
  flex: 1 1 210px;
  align-content: start;
  gap: ${vars.space2};

  /* The first step has the most ways. */
  &:first-child {
    flex: 1.3 1 260px;
  }

  & > strong {
    display: flex;
    align-items: center;
    gap: ${vars.space2};
    font-weight: 600;
  }
  & > p {
    margin: 0;
    color: ${vars.inkMuted};
  }
  & svg[data-sketch] {
    flex: 0 99 103px;
    min-width: 0;
    margin-inline-start: auto;
  }
  /* In a low window the line below the board explains the tool; here the text is for screen readers only. */
  @media (max-height: ${LOW_WINDOW_PX - 1}px) {
    & > p {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  & path {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1.5px;
  }
  & path[data-point] {
    stroke: ${vars.accent};
    stroke-width: 2px;
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${vars.line};
  border-radius: 50%;
  font-size: ${vars.text1};

  [aria-current='step'] & {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
  }
  [data-done='true'] & {
    border-color: ${vars.success};
    color: ${vars.success};
  }
`;

const WayRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};

  & > :not(button) {
    flex: 1 1 100px;
    max-width: 16em;
  }
  & select {
    width: 100%;
  }
`;
