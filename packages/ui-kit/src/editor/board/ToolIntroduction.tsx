import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { seenToolsAtom } from './seenTools.ts';
import { showsIntroductionsAtom } from './useIsNewTool.ts';

export interface ToolIntroductionProps {
  readonly tool: string;
  /** Explains its use in a sentence or two. */
  readonly text: string;
}

/** Introduces a tool that the reader uses for the first time: read aloud, and dismissed for this tool or for all. */
export function ToolIntroduction({ tool, text }: ToolIntroductionProps) {
  const t = useWorkspaceText();
  const setSeen = useSetKitAtom(seenToolsAtom);
  const want = useSetKitAtom(showsIntroductionsAtom);
  return (
    <Note data-introduction={tool}>
      <span role="status">{text}</span>
      <Button onClick={() => setSeen((seen) => `${seen} ${tool}`)}>{t('introduction.understood')}</Button>
      <Button onClick={() => want(false)}>{t('introduction.none')}</Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex: 1 0 600px;
  align-items: center;
  gap: ${vars.space2};
  padding-inline-start: ${vars.space2};
  border-inline-start: 3px solid ${vars.accent};
  font-size: ${vars.text1};

  & > span {
    flex: 1;
  }
  /* If not both fit, the introduction stays visible rather than the fields. */
  @container (max-width: 559px) {
    flex-basis: auto;
    order: -1;

    /* The whole sentence is in sight, and its buttons follow by scrolling. */
    & > span {
      flex: 0 0 calc(100cqw - 56px);
    }
  }
`;
