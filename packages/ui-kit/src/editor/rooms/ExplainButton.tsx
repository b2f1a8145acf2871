import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

export interface ExplainButtonProps {
  /** The value. */
  readonly children: ReactNode;
  /** Opens the explanation of the value. */
  readonly onExplain: () => void;
}

/** A value in a table, which opens the explanation where it comes from. */
export function ExplainButton({ children, onExplain }: ExplainButtonProps) {
  const t = useWorkspaceText();
  return (
    <Value
      type="button"
      title={t('room.explain')}
      onClick={(event) => {
        event.stopPropagation();
        onExplain();
      }}
    >
      {children}
    </Value>
  );
}

const Value = styled.button`
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  text-align: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
