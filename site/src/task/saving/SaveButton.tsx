import Save from 'lucide-react/icons/save';
import { styled } from 'styled-components';
import { Button, IconButton, vars } from '@eecs/ui-kit';
import { useAppleKeys, writePress } from '@eecs/ui-kit/editor';
import type { TaskText } from '../words/taskText.ts';

export interface SaveButtonProps {
  readonly t: TaskText;
  readonly isModified: boolean;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** Without a text, for a narrow bar. */
  readonly isShort: boolean;
  readonly onSave: () => void;
}

/**
 * Saves the open document as a task of the account. A dot shows a change since the last save or solve; a text shows
 * when the account has another state.
 */
export function SaveButton({ t, isModified, isUnsaved, isSaving, isShort, onSave }: SaveButtonProps) {
  const state = t(isModified ? 'task.saveModified' : 'task.save');
  const label = isUnsaved ? `${state}. ${t('task.unsaved')}` : state;
  const icon = (
    <Mark data-modified={isModified || undefined}>
      <Save size={20} aria-hidden />
    </Mark>
  );
  const title = `${label} (${writePress('Mod S', useAppleKeys())})`;
  return isShort ? (
    <IconButton label={label} title={title} icon={icon} aria-busy={isSaving} onClick={onSave} />
  ) : (
    <>
      {isUnsaved ? <Unsaved aria-hidden="true">{t('task.unsaved')}</Unsaved> : null}
      <Button icon={icon} title={title} aria-label={label} aria-busy={isSaving} onClick={onSave}>
        {t(isSaving ? 'task.saving' : 'task.save')}
      </Button>
    </>
  );
}

const Unsaved = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 1.2;
  max-width: 12ch;
`;

const Mark = styled.span`
  position: relative;
  display: inline-flex;
  &[data-modified]::after {
    content: '';
    position: absolute;
    top: -3px;
    inset-inline-end: -4px;
    width: 8px;
    height: 8px;
    border: 1px solid ${vars.sheet};
    border-radius: 50%;
    background: ${vars.warning};
  }
`;
