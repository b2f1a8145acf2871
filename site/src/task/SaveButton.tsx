import Save from 'lucide-react/icons/save';
import { styled } from 'styled-components';
import { Button, IconButton, useText, vars } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';

export interface SaveButtonProps {
  readonly isModified: boolean;
  readonly isSaving: boolean;
  /** Without words, for a narrow bar. */
  readonly isShort: boolean;
  readonly onSave: () => void;
}

/** Saves the beam as a task of the account; a dot says that it is not there as it stands. */
export function SaveButton({ isModified, isSaving, isShort, onSave }: SaveButtonProps) {
  const t = useText(taskMessages);
  const label = t(isModified ? 'beam.task.saveModified' : 'beam.task.save');
  const icon = (
    <Mark data-modified={isModified || undefined}>
      <Save size={20} aria-hidden />
    </Mark>
  );
  const title = `${label} (Ctrl+S)`;
  return isShort ? (
    <IconButton label={label} title={title} icon={icon} aria-busy={isSaving} onClick={onSave} />
  ) : (
    <Button icon={icon} title={title} aria-label={label} aria-busy={isSaving} onClick={onSave}>
      {t(isSaving ? 'beam.task.saving' : 'beam.task.save')}
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
