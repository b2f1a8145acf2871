import { useState } from 'react';
import { styled } from 'styled-components';
import { LIMITS } from '@eecs/solver-core';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { setTitle } from '@eecs/ui-kit/editing';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** The title of the beam as on a title block; typed over in place, one step back for each commit. */
export function TitleField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useBeamText();
  const { title } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [draft, setDraft] = useState<string | null>(null);

  function commit(): void {
    if (draft === null) return;
    setDraft(null);
    edit((document) => setTitle(document, draft));
  }

  return (
    <Input
      aria-label={t('title')}
      placeholder={t('untitled')}
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
