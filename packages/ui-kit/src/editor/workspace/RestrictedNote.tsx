import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { useHost } from '../../kit/useHost.ts';
import { vars } from '../../theme/tokens.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

export interface RestrictedNoteProps {
  /** Name of the feature that the host does not grant. */
  readonly feature: string;
  /** The controls that need it. */
  readonly children: ReactNode;
}

/** Shown in place of a feature that the host does not offer: explains that, and asks the host how to get it. */
export function RestrictedNote({ feature, children }: RestrictedNoteProps) {
  const t = useWorkspaceText();
  const { explain } = useHost();
  return (
    <Note role="note">
      <Lock size={16} aria-hidden />
      <span>{children}</span>
      {explain === undefined ? null : (
        <Button
          onClick={() => {
            explain(feature);
          }}
        >
          {t('restrictedHow')}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${vars.warning};
  background: ${vars.sheet};
  color: ${vars.ink};
  font-size: ${vars.text2};
  & > span {
    flex: 1 1 200px;
  }
`;
