import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface PickListProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly isPicked: boolean;
    readonly onToggle: () => void;
  }[];
}

/** A row of checkboxes. */
export function PickList({ label, items }: PickListProps) {
  return (
    <Group>
      <legend>{label}</legend>
      {items.map(({ key, label: text, isPicked, onToggle }) => (
        <label key={key}>
          <input type="checkbox" checked={isPicked} onChange={onToggle} />
          {text}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space3};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    float: left;
    margin: 0;
    padding: 0 ${vars.space3} 0 0;
    color: ${vars.inkMuted};
    line-height: ${vars.hit};
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space2};
    min-height: ${vars.hit};
    cursor: pointer;
  }
  & input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${vars.accent};
  }
`;
