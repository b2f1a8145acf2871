import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface CheckFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes or no, by the browser's own checkbox; the whole row can be pressed. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <Row>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      {label}
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: ${vars.hit};
  cursor: pointer;
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${vars.accent};
  }
`;
