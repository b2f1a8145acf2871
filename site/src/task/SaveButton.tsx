import Save from 'lucide-react/icons/save';
import { styled } from 'styled-components';
import { Button, IconButton, vars } from '@eecs/ui-kit';
import { useAppleKeys, writePress } from '@eecs/ui-kit/editor';
import type { TaskText } from './taskText.ts';

export interface SaveButtonProps {
  readonly t: TaskText;
  readonly isModified: boolean;
  readonly isSaving: boolean;
  /** Without words, for a narrow bar. */
  readonly isShort: boolean;
  readonly onSave: () => void;
}

/** Saves what is open as a task of the account; a dot says that it is not there as it stands. */
export function SaveButton({ t, isModified, isSaving, isShort, onSave }: SaveButtonProps) {
  const label = t(isModified ? 'task.saveModified' : 'task.save');
  const icon = (
    <Mark data-modified={isModified || undefined}>
      <Save size={20} aria-hidden />
    </Mark>
  );
  const title = `${label} (${writePress('Mod S', useAppleKeys())})`;
  return isShort ? (
    <IconButton label={label} title={title} icon={icon} aria-busy={isSaving} onClick={onSave} />
  ) : (
    <Button icon={icon} title={title} aria-label={label} aria-busy={isSaving} onClick={onSave}>
      {t(isSaving ? 'task.saving' : 'task.save')}
    </Button>
  );
}

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
