import { useState } from 'react';
import { styled } from 'styled-components';
import { savedTaskMessages, tellSession } from '@eecs/ui-account';
import { Button, Panel, useNotices, useText, vars } from '@eecs/ui-kit';
import { failureMessages } from '../messages/failureMessages.ts';
import { describeFailure } from '../ports/describeFailure.ts';
import { readLocalCase, readLocalSolution } from '../ports/localCase.ts';
import { useServices, useShelf } from '../ports/services.ts';
import type { Slot } from '../ports/shelf.ts';
import { printCase, writeTaskLink } from '../ports/taskLink.ts';
import { useTaskList } from '../ports/useTaskList.ts';
import { listUnclaimed, noteOffered } from './unclaimedBeams.ts';

/** Offers the beams that are kept in this browser alone to the account, each once: what is saved or put off is not offered again. */
export function KeptBeams({ userId }: { readonly userId: number }) {
  const t = useText(savedTaskMessages);
  const tFailure = useText(failureMessages);
  const { shelf, session } = useServices();
  const { slots } = useShelf();
  const list = useTaskList();
  const { notify } = useNotices();
  const [dismissed, setDismissed] = useState(0);
  const [isSending, setSending] = useState(false);
  // Read again when one of them has been put off.
  void dismissed;
  const offered = listUnclaimed(shelf, slots);
  if (offered.length === 0) return null;

  async function saveAll(): Promise<void> {
    if (isSending) return;
    setSending(true);
    let count = 0;
    for (const slot of offered) if (await saveOne(slot)) count += 1;
    setSending(false);
    if (count > 0) notify({ kind: 'success', text: t('kept.saved', { count }) });
    setDismissed(dismissed + 1);
  }

  async function saveOne({ id, title }: Slot): Promise<boolean> {
    const store = shelf.open(id);
    const document = readLocalCase(store);
    if (document === null) return false;
    try {
      const solution = readLocalSolution(store, document);
      const place = await list.save({ data: { ...document, id: 0 }, solution });
      writeTaskLink(store, { ...place, userId, print: printCase(document) });
      return true;
    } catch (error) {
      tellSession(session, error);
      const reason = describeFailure(error, tFailure);
      notify({ kind: 'error', text: t('kept.failed', { title: title || t('kept.untitled'), reason }) });
      return false;
    }
  }

  return (
    <Panel title={t('kept.heading')}>
      <Text>{t('kept.text')}</Text>
      <Names>
        {offered.map(({ id, title }) => (
          <li key={id}>{title || t('kept.untitled')}</li>
        ))}
      </Names>
      <Buttons>
        <Button variant="primary" aria-busy={isSending} onClick={() => void saveAll()}>
          {t('kept.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            noteOffered(shelf, offered);
            setDismissed(dismissed + 1);
          }}
        >
          {t('kept.dismiss')}
        </Button>
      </Buttons>
    </Panel>
  );
}

const Text = styled.p`
  margin: 0 0 ${vars.space2};
`;

const Names = styled.ul`
  margin: 0 0 ${vars.space3};
  padding-inline-start: ${vars.space5};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
