import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button, TextField, useText, vars } from '@eecs/ui-kit';
import { savedTaskMessages } from './taskMessages.ts';

/** Maximum length of a title, as in the limits of documents. */
const MOST_TITLE = 200;

export interface RenameFormProps {
  readonly title: string;
  readonly onRename: (title: string) => Promise<string | null>;
  readonly onDone: () => void;
}

/** Edits a title in place; Esc cancels. */
export function RenameForm({ title, onRename, onDone }: RenameFormProps) {
  const t = useText(savedTaskMessages);
  const [text, setText] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = text.trim();
    if (isSending) return;
    if (next === title) return onDone();
    if (next === '') return setProblem(t('tasks.titleEmpty'));
    if (next.length > MOST_TITLE) return setProblem(t('tasks.titleLong', { most: MOST_TITLE }));
    setSending(true);
    const wrong = await onRename(next);
    setSending(false);
    setProblem(wrong);
    if (wrong === null) onDone();
    return undefined;
  }

  return (
    <Form aria-busy={isSending} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('tasks.renameTitle')}
        hideLabel
        value={text}
        error={problem ?? undefined}
        autoFocus
        onChange={setText}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <Button type="submit">{t('tasks.renameSave')}</Button>
      <Button variant="quiet" onClick={onDone}>
        {t('tasks.renameCancel')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
  & > :first-child {
    flex: 1 1 160px;
  }
`;
