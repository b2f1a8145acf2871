import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface HeaderSelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
}

export interface HeaderSelectProps<Value extends string> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly HeaderSelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /**
   * The visible content in the header: an icon, or an abbreviation of the choice. If it is a text, the accessible name
   * begins with it.
   */
  readonly face: ReactNode;
}

/**
 * A select with the width of one icon. The browser's own select lies invisibly above the icon, so that keyboard, touch
 * and screen readers work as usual, and a phone opens its own picker.
 */
export function HeaderSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  face,
}: HeaderSelectProps<Value>) {
  return (
    <Box title={label}>
      <Face aria-hidden="true">{face}</Face>
      <Select
        aria-label={typeof face === 'string' ? `${face}, ${label}` : label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-flex;
  min-width: ${vars.hit};
  height: ${vars.hit};
  border-radius: ${vars.radius};
  &:hover {
    background: ${vars.sunken};
  }
  &:has(select:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 1px;
  }
`;

const Face = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${vars.space1};
  padding: 0 6px;
  color: ${vars.ink};
  pointer-events: none;
`;

const Select = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  background: ${vars.sheet};
  color: ${vars.ink};
  font: inherit;
  cursor: pointer;
`;
