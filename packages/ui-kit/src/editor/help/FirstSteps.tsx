import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { vars } from '../../theme/tokens.ts';
import { findBoard } from '../board/findBoard.ts';
import { useHelpText } from '../messages/helpMessages.ts';

/** One of the things that are done before there are results. */
export interface FirstStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Lines of a sketch in a box of 160 by 56; those that begin with `!` are what the step is about. */
  readonly sketch: readonly string[];
  /** Common ways to do it, one press each. @default none */
  readonly ways?: readonly { readonly label: string; readonly run: () => void }[];
}

export interface FirstStepsProps {
  readonly title: string;
  readonly steps: readonly FirstStep[];
  /** Help that is useful everywhere. */
  readonly tip: string;
}

/**
 * Shown where results will be, as long as there is nothing to solve: what to do,
 * what is done by now, common ways to do it.
 */
export function FirstSteps({ title, steps, tip }: FirstStepsProps) {
  const t = useHelpText();
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <Lesson data-first-steps="">
      <h2>{title}</h2>
      <ol>
        {steps.map(({ id, title: name, text, isDone, sketch, ways = [] }, index) => (
          <Step key={id} data-done={isDone} aria-current={id === next ? 'step' : undefined}>
            <strong>
              <Mark>{isDone ? <Check size={14} strokeWidth={2.5} aria-hidden="true" /> : index + 1}</Mark>
              {name}
              {isDone ? <VisuallyHidden>{`, ${t('done')}`}</VisuallyHidden> : null}
            </strong>
            <svg viewBox="0 0 160 56" width={160} height={56} aria-hidden="true">
              {sketch.map((line) =>
                line.startsWith('!') ? (
                  <path key={line} d={line.slice(1)} data-point="" />
                ) : (
                  <path key={line} d={line} />
                ),
              )}
            </svg>
            <p>{text}</p>
            {isDone || ways.length === 0 ? null : (
              <Ways>
                {ways.map(({ label, run }) => (
                  <Button
                    key={label}
                    onClick={({ currentTarget }) => {
                      const board = findBoard(currentTarget);
                      run();
                      // A number that is typed next is the value of what was placed.
                      board?.focus({ preventScroll: true });
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </Ways>
            )}
          </Step>
        ))}
      </ol>
      <small>{tip}</small>
    </Lesson>
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
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
    gap: ${vars.space4} ${vars.space5};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${vars.space2};

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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
