import { styled } from 'styled-components';
import { Button, vars } from '@eecs/ui-kit';

export interface StateStripProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** Explains why the open document is read-only, with a button to edit it. */
export function StateStrip({ text, action, onAction }: StateStripProps) {
  return (
    <Strip role="status">
      <span>{text}</span>
      <Button onClick={onAction}>{action}</Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space2} ${vars.space4};
  margin: ${vars.space2} ${vars.space3} 0;
  padding: ${vars.space1} ${vars.space2} ${vars.space1} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${vars.accent};
  background: ${vars.sheet};
  & > span {
    flex: 1 1 240px;
  }
`;
