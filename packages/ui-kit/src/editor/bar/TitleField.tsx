import { useState } from 'react';
import { styled } from 'styled-components';
import { LIMITS } from '@eecs/solver-core';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { createOption } from '../measures/options.ts';

const isDescribedAtom = createOption('showDescription');

export interface TitleFieldProps {
  readonly title: string;
  /** Shown below the title in one line, if the reader wants it and there is room. @default '' */
  readonly description?: string;
  /** The accessible name of the field. */
  readonly label: string;
  /** The name of a document without a title. */
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly onCommit: (title: string) => void;
}

/** The title of a document, edited in place; each commit is one undo step. */
export function TitleField({
  title,
  description = '',
  label,
  placeholder,
  isReadOnly,
  onCommit,
}: TitleFieldProps) {
  const isDescribed = useKitAtomValue(isDescribedAtom);
  const [draft, setDraft] = useState<string | null>(null);

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft);
  }

  const isShown = description !== '' && isDescribed;
  return (
    <Block data-title="" data-described={isShown || undefined}>
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
      {isShown ? <Description title={description}>{description}</Description> : null}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  flex: 1 1 200px;
  align-content: center;
  min-width: min(120px, 20%);

  /* Both lines together are not higher than the bar, and end above the content of the gap below. */
  &[data-described] {
    align-self: start;
    padding-bottom: ${vars.space1};
  }
  @media (pointer: fine) {
    &[data-described] > input {
      min-height: 24px;
    }
  }
  @container (max-width: 639px) {
    &[data-described] {
      padding-bottom: 0;
    }
    &[data-described] > input {
      min-height: ${vars.hit};
    }
  }
`;

const Input = styled.input`
  box-sizing: border-box;
  width: 100%;
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

/** A phone has no room for it; the inputs show it in any case. */
const Description = styled.p`
  margin: 0 calc(${vars.space1} + 1px) -2px;
  padding-bottom: 2px;
  overflow: hidden;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 1;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container (max-width: 639px) {
    display: none;
  }
`;
