import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, useText, vars } from '@eecs/ui-kit';
import type { SavedTask } from '../api/tasksApi.ts';
import { useWrittenMoment } from '../forms/useWrittenMoment.ts';
import { RenameForm } from './RenameForm.tsx';
import { savedTaskMessages } from './taskMessages.ts';

export interface TaskRowProps {
  readonly task: SavedTask;
  readonly picture: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOpen: () => void;
  readonly onPreview: () => void;
  /** Resolves to the error of the title; null if it was accepted. */
  readonly onRename: (title: string) => Promise<string | null>;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** A saved task in the list: its drawing, title, kind and date, and its actions. */
export function TaskRow(props: TaskRowProps) {
  const { task, picture, isChosen, onChoose, onOpen, onPreview, onRename, onCopy, onDelete } = props;
  const { title, kind, saved } = task;
  const t = useText(savedTaskMessages);
  const write = useWrittenMoment();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Row>
      <Tick>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('tasks.select', { title })}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Tick>
      <Picture type="button" tabIndex={-1} aria-hidden onClick={onOpen}>
        {picture ?? <span>{t('tasks.noPicture')}</span>}
      </Picture>
      <Words>
        {isRenaming ? (
          <RenameForm title={title} onRename={onRename} onDone={() => setRenaming(false)} />
        ) : (
          <Title type="button" aria-label={t('tasks.openNamed', { title })} onClick={onOpen}>
            {title}
          </Title>
        )}
        <small>
          {t(`tasks.kind.${kind}`)} ·{' '}
          <time dateTime={new Date(saved).toISOString()}>{t('tasks.savedAt', { date: write(saved) })}</time>
        </small>
      </Words>
      <Verbs>
        <IconButton
          label={t('tasks.preview', { title })}
          icon={<Eye size={20} aria-hidden />}
          onClick={onPreview}
        />
        <IconButton
          label={t('tasks.rename', { title })}
          icon={<Pencil size={20} aria-hidden />}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        />
        <IconButton
          label={t('tasks.copy', { title })}
          icon={<Copy size={20} aria-hidden />}
          onClick={onCopy}
        />
        <IconButton
          label={t('tasks.delete', { title })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onDelete}
        />
      </Verbs>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto 132px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space3};
  padding: ${vars.space2} ${vars.space3};
  &:hover {
    background: ${vars.sunken};
  }
  @container tasks (max-width: 639px) {
    grid-template-columns: auto 96px minmax(0, 1fr);
    gap: ${vars.space1} ${vars.space2};
  }
`;

const Tick = styled.label`
  display: grid;
  place-items: center;
  min-width: ${vars.hit};
  min-height: ${vars.hit};
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${vars.accent};
  }
`;

const Picture = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 2.18;
  padding: 0;
  border: 1px solid ${vars.hairline};
  background: ${vars.board};
  color: ${vars.inkMuted};
  font: inherit;
  font-size: ${vars.text1};
  cursor: pointer;
  overflow: hidden;
  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;

const Title = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${vars.ink};
  font: inherit;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    color: ${vars.accent};
    text-decoration: underline;
  }
`;

const Verbs = styled.div`
  display: flex;
  @container tasks (max-width: 639px) {
    grid-column: 1 / -1;
    justify-content: flex-end;
  }
`;
