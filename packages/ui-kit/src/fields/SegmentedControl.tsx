import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { stepByArrow } from './stepByArrow.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  /** The content of the segment. */
  readonly label: ReactNode;
  /** Read aloud and shown as the tooltip, if the label is an icon or short. */
  readonly name?: string;
}

/** A few values to choose from, all visible. */
export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A choice of a few values, all visible: SI|US, theme, locale. A radio group: arrow keys choose, Tab leaves. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  segments,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const group = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = segments.findIndex((segment) => segment.value === value);
    const next = stepByArrow(event.key, index, segments.length);
    if (next === undefined || disabled) return;
    event.preventDefault();
    const segment = segments[next];
    if (segment === undefined) return;
    onChange(segment.value);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={handleKeyDown}>
      {segments.map((segment) => (
        <Option
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          aria-label={segment.name}
          title={segment.name}
          tabIndex={segment.value === value ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </Option>
      ))}
    </Group>
  );
}

/* If there is no room for all, they scroll in their frame, because a page that scrolls sideways hides more. */
const Group = styled.div`
  display: inline-flex;
  max-width: 100%;
  overflow: auto hidden;
  scrollbar-width: none;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Option = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: 1 0 auto;
  white-space: nowrap;
  min-width: ${vars.hit};
  min-height: calc(${vars.hit} - 2px);

  @media (pointer: coarse) {
    min-height: ${vars.hit};
  }
  padding: 2px ${vars.space2};
  border: 0;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  cursor: pointer;

  & + & {
    border-inline-start: 1px solid ${vars.hairline};
  }
  &:hover:not(:disabled) {
    color: ${vars.ink};
  }
  &[aria-checked='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 0 -2px 0 ${vars.accent};
    color: ${vars.ink};
    font-weight: 600;
  }
  &:disabled {
    cursor: default;
  }
  /* The frame would clip the focus outline. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;
