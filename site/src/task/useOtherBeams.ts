import { useCallback } from 'react';
import type { BeamHost } from '@eecs/ui-beam';
import { readKept } from '../ports/keptDocument.ts';
import { useServices } from '../ports/services.ts';
import { beamPages } from './beamPages.ts';
import type { TaskText } from './taskText.ts';

/** Gives what lists the beams that are kept in this browser beside the one in a slot. */
export function useOtherBeams(slot: string, t: TaskText): NonNullable<BeamHost['listKept']> {
  const { shelf } = useServices();
  return useCallback(
    () =>
      Promise.resolve(
        shelf
          .get()
          .slots.filter(({ id }) => id !== slot)
          .map(({ id, title }) => ({
            id,
            title: title === '' ? t('shelf.untitled') : title,
            open: () => Promise.resolve(readKept(beamPages, shelf.open(id))),
          })),
      ),
    [shelf, slot, t],
  );
}
