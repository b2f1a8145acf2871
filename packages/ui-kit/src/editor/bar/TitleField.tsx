import { useState } from 'react';
import { styled } from 'styled-components';
import { LIMITS } from '@eecs/solver-core';
import { vars } from '../../theme/tokens.ts';

export interface TitleFieldProps {
  readonly title: string;
  /** What the field is called aloud. */
  readonly label: string;
  /** What a document without a title is called. */
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly onCommit: (title: string) => void;
}

/** The title of a document as on a title block; typed over in place, one step back for each commit. */
export function TitleField({ title, label, placeholder, isReadOnly, onCommit }: TitleFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft);
  }

  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? title}
      readOnly={isReadOnly}
      maxLength={LIMITS.full.title}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

const Input = styled.input`
  flex: 1 1 200px;
  min-width: 0;
  min-height: ${vars.hit};
  padding: 0 ${vars.space1};
  border: 1px solid transparent;
  border-radius: ${vars.radius};
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  font-size: ${vars.text3};
  font-weight: 600;
  text-overflow: ellipsis;

  &:hover:not(:read-only) {
    border-color: ${vars.line};
  }
`;
