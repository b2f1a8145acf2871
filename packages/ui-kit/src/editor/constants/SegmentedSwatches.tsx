import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { stepByArrow } from '../../fields/stepByArrow.ts';

export interface SegmentedSwatchesProps {
  readonly label: string;
  readonly value: string | null;
  /** The colour null means none: an empty box with a diagonal line. */
  readonly swatches: readonly { readonly color: string | null; readonly name: string }[];
  readonly disabled: boolean;
  readonly onChange: (color: string | null) => void;
}

const STRUCK = `linear-gradient(to top right, transparent 47%, ${vars.ink} 47% 53%, transparent 53%)`;

/** A choice of colours as a radio group: arrow keys choose, Tab leaves. */
export function SegmentedSwatches({ label, value, swatches, disabled, onChange }: SegmentedSwatchesProps) {
  const isAmong = swatches.some(({ color }) => color === value);
  const group = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = swatches.findIndex(({ color }) => color === value);
    const next = stepByArrow(event.key, index, swatches.length);
    if (next === undefined || disabled) return;
    event.preventDefault();
    const chosen = swatches[next];
    if (chosen === undefined) return;
    onChange(chosen.color);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={handleKeyDown}>
      {swatches.map(({ color, name }, at) => (
        <Swatch
          key={name}
          type="button"
          role="radio"
          aria-checked={color === value}
          aria-label={name}
          title={name}
          tabIndex={color === value || (!isAmong && at === 0) ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(color)}
        >
          <span data-swatch="" style={color === null ? { background: STRUCK } : { backgroundColor: color }} />
        </Swatch>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Swatch = styled.button`
  display: grid;
  place-items: center;
  width: ${vars.hit};
  height: ${vars.hit};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${vars.radius};
  background: transparent;
  cursor: pointer;

  & > span {
    width: 18px;
    height: 18px;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius};
  }
  &[aria-checked='true'] {
    border-color: ${vars.ink};
  }
  &:disabled {
    cursor: default;
  }
`;
