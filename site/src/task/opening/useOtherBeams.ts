import { useCallback } from 'react';
import { findUser } from '@eecs/ui-account';
import type { BeamHost } from '@eecs/ui-beam';
import { useLocale } from '@eecs/ui-kit';
import { readKept } from '../../ports/kept/keptDocument.ts';
import { useServices } from '../../ports/kept/services.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { beamPages } from './beamPages.ts';
import { findTaskSlot, readTaskCase } from '../keeping/keepTask.ts';
import type { TaskText } from '../words/taskText.ts';

/**
 * Returns a function that lists the beams other than the one in a slot: those stored in this browser, and those saved
 * with the logged-in account. A saved beam that is open in another slot is listed once, in the version of that slot;
 * the one of this slot is listed in its saved version.
 */
export function useOtherBeams(slot: string, t: TaskText): NonNullable<BeamHost['listKept']> {
  const { shelves, session } = useServices();
  const { msb: shelf } = shelves;
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
    // If the account does not answer, the other sources are still listed.
    await list.load(user.id);
    const saved = list.get().tasks.filter((task) => {
      const open = findTaskSlot(shelf, task, user.id);
      return task.kind === beamPages.kind && (open === null || open.id === slot);
    });
    return [
      ...kept,
      ...saved.map((task) => ({
        id: `task ${task.id}`,
        // Saved beams are often states of one beam with the same title; the time distinguishes them.
        title: `${name(task.title)} · ${when.format(task.saved)}`,
        open: () => Promise.resolve(readTaskCase(task, beamPages)),
      })),
    ];
  }, [shelf, slot, t, session, list, locale]);
}
