import { useMemo } from 'react';
import { Announcer, announcementAtom, createSaying, findStep, useTableText } from '@eecs/ui-kit/editor';
import { openingAtom, session } from '../state/sessionAtoms.ts';

/** An announcement is dropped when another truss is opened. */
const ENDS = [{ atom: openingAtom, isOver: (): boolean => true }];

/** Says what was done to a truss, and steps back and on, to those who do not see the board. */
export function BoardAnnouncer() {
  const t = useTableText();
  const sayings = useMemo(
    () => [
      createSaying(announcementAtom, (said) => said && said.text),
      createSaying(session.historyAtom, (now, before) => {
        const step = before === null || now === null ? null : findStep(before, now);
        return step === null ? null : t(`said.${step}`);
      }),
    ],
    [t],
  );
  return <Announcer sayings={sayings} ends={ENDS} />;
}
