import type { CaseSet } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useTheme } from '../../kit/useSettings.ts';
import { getTokens, vars } from '../../theme/tokens.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameSet } from './nameSet.ts';
import { getSetLook } from './setLook.ts';

export interface SetMaskProps {
  readonly caseSets: readonly CaseSet[];
  readonly label: string;
  /** The accessible name of the group. */
  readonly name: string;
  /** Shows the label to screen readers only. @default false */
  readonly hideLabel?: boolean;
  /** Returns whether the object acts in a case set; `mixed` if only some of several objects do. */
  readonly isIn: (set: number) => boolean | 'mixed';
  /** Called with the wanted state for a set; a mixed state becomes true. */
  readonly onToggle: (set: number, isIn: boolean) => void;
  readonly disabled: boolean;
}

/** The case sets in which an object acts, as numbered toggles. */
export function SetMask({
  caseSets,
  label,
  name,
  hideLabel = false,
  isIn,
  onToggle,
  disabled,
}: SetMaskProps) {
  const t = useEditorText();
  const { ink, sheet } = getTokens(useTheme() === 'dark' ? 'dark' : 'light');
  return (
    <Frame role="group" aria-label={name}>
      {hideLabel ? null : <Label aria-hidden="true">{label}</Label>}
      <Toggles>
        {caseSets.map(({ color }, set) => {
          const words = nameSet(set, caseSets, t);
          return (
            <Toggle
              key={set}
              type="button"
              aria-pressed={isIn(set)}
              aria-label={words}
              title={words}
              disabled={disabled}
              style={{ borderBlockEndColor: getSetLook(set, color, { ink, paper: sheet }).color }}
              onClick={() => onToggle(set, isIn(set) !== true)}
            >
              {set + 1}
            </Toggle>
          );
        })}
      </Toggles>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
`;

const Label = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
`;

const Toggle = styled.button`
  min-width: ${vars.hit};
  height: ${vars.hit};
  padding: 0 2px;
  border: 1px solid ${vars.line};
  border-block-end-width: 3px;
  border-radius: ${vars.radius};
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${vars.accentWash};
    color: ${vars.ink};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${vars.accent};
  }
  &[aria-pressed='mixed'] {
    color: ${vars.ink};
    border-style: dashed;
    border-block-end-style: solid;
  }
  &:disabled {
    cursor: default;
  }
`;
