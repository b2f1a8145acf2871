import { useCallback } from 'react';
import { findUser } from '@eecs/ui-account';
import type { BeamHost } from '@eecs/ui-beam';
import { useLocale } from '@eecs/ui-kit';
import { readKept } from '../ports/kept/keptDocument.ts';
import { useServices } from '../ports/kept/services.ts';
import { useTaskList } from '../ports/reader/useTaskList.ts';
import { beamPages } from './beamPages.ts';
import { findTaskSlot, readTaskCase } from './keepTask.ts';
import type { TaskText } from './taskText.ts';

/**
 * Gives what lists the beams beside the one in a slot: those that are kept in this browser, and those saved with the
 * account of whoever is logged in. A saved one that stands in another slot is listed once, as it is there; that of this
 * slot as it was saved.
 */
export function useOtherBeams(slot: string, t: TaskText): NonNullable<BeamHost['listKept']> {
  const { shelf, session } = useServices();
  const list = useTaskList();
  const locale = useLocale();
  return useCallback(async () => {
    const name = (title: string): string => (title === '' ? t('shelf.untitled') : title);
    const kept = shelf
      .get()
      .slots.filter(({ id }) => id !== slot)
      .map(({ id, title }) => ({
        id,
        title: name(title),
        open: () => Promise.resolve(readKept(beamPages, shelf.open(id))),
      }));
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const user = findUser(session.get());
    if (user === null) return kept;
    // Where the account does not answer there are the others.
    await list.load(user.id);
    const saved = list.get().tasks.filter((task) => {
      const open = findTaskSlot(shelf, task, user.id);
      return task.kind === beamPages.kind && (open === null || open.id === slot);
    });
    return [
      ...kept,
      ...saved.map((task) => ({
        id: `task ${task.id}`,
        // Saved ones are often states of one beam under one title: the time tells them apart.
        title: `${name(task.title)} · ${when.format(task.saved)}`,
        open: () => Promise.resolve(readTaskCase(task, beamPages)),
      })),
    ];
  }, [shelf, slot, t, session, list, locale]);
}
