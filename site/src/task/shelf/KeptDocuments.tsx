import { useState } from 'react';
import { styled } from 'styled-components';
import { savedTaskMessages, reportToSession } from '@eecs/ui-account';
import { Button, Panel, useNotices, useText, vars } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readKept, readKeptSolution } from '../../ports/kept/keptDocument.ts';
import { useServices } from '../../ports/kept/services.ts';
import { useShelves } from '../../ports/kept/useShelves.ts';
import type { Slot } from '../../ports/kept/shelf.ts';
import { writeTaskLink } from '../../ports/kept/taskLink.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { toTaskData } from '../keeping/keepTask.ts';
import { listUnclaimed, noteOffered } from './unclaimed.ts';

/**
 * Offers to save documents stored only in this browser to the account, each once: saved or dismissed documents are not
 * offered again.
 */
export function KeptDocuments({ userId }: { readonly userId: number }) {
  const t = useText(savedTaskMessages);
  const tFailure = useText(failureMessages);
  const services = useServices();
  const { session } = services;
  const shelves = useShelves();
  const list = useTaskList();
  const { notify } = useNotices();
  const [dismissed, setDismissed] = useState(0);
  const [isSending, setSending] = useState(false);
  // Computed again when one of them was dismissed.
  void dismissed;
  const offered = shelves.map(({ row, slots }) => ({
    row,
    slots: listUnclaimed(services.shelves[row.id], slots),
  }));
  const all = offered.flatMap(({ slots }) => slots);
  if (all.length === 0) return null;

  async function saveAll(): Promise<void> {
    if (isSending) return;
    setSending(true);
    let count = 0;
    for (const { row, slots } of offered) {
      if (slots.length === 0) continue;
      await row.withBranch(async (branch) => {
        for (const slot of slots) if (await saveOne(branch, slot)) count += 1;
      });
    }
    setSending(false);
    if (count > 0) notify({ kind: 'success', text: t('kept.saved', { count }) });
    setDismissed(dismissed + 1);
  }

  async function saveOne<Document extends BranchDocument, Solution extends object>(
    branch: Branch<Document, Solution>,
    { id, title }: Slot,
  ): Promise<boolean> {
    const store = branch.pickShelf(services).open(id);
    const document = readKept(branch, store);
    if (document === null) return false;
    try {
      const solution = readKeptSolution(branch, store, document);
      const place = await list.save({ data: toTaskData(document, { id: 0 }), solution });
      writeTaskLink(store, document, { ...place, userId });
      return true;
    } catch (error) {
      reportToSession(session, error);
      const reason = describeFailure(error, tFailure);
      notify({ kind: 'error', text: t('kept.failed', { title: title || t('kept.untitled'), reason }) });
      return false;
    }
  }

  return (
    <Panel title={t('kept.heading')}>
      <Text>{t('kept.text')}</Text>
      <Names>
        {all.map(({ id, title }, index) => (
          <li key={`${index} ${id}`}>{title || t('kept.untitled')}</li>
        ))}
      </Names>
      <Buttons>
        <Button variant="primary" aria-busy={isSending} onClick={() => void saveAll()}>
          {t('kept.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            for (const { row, slots } of offered) noteOffered(services.shelves[row.id], slots);
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
