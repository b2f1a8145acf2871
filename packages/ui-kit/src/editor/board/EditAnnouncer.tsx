import type { Atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { useTableText } from '../messages/tableMessages.ts';
import type { History } from '../session/history.ts';
import { Announcer, type AnnouncerProps, createAnnouncement, findStep } from './Announcer.tsx';
import { announcementAtom } from './announcement.ts';

export interface EditAnnouncerProps<Document> extends Partial<AnnouncerProps> {
  readonly session: {
    readonly historyAtom: Atom<History<Document> | null>;
    readonly openingAtom: Atom<unknown>;
  };
  /**
   * Announces changes of the document other than undo and redo; must stay the same function between renders. @default
   * none
   */
  readonly describeEdit?: (now: History<Document>, before: History<Document>) => string | null;
}

const NONE: readonly never[] = [];

/**
 * Announces undo and redo, the text that `announceAtom` received, and the other announcements of a board to screen
 * readers. Drops an announcement when another document is opened.
 */
export function EditAnnouncer<Document>({
  session: { historyAtom, openingAtom },
  describeEdit,
  sayings = NONE,
  ends = NONE,
}: EditAnnouncerProps<Document>) {
  const t = useTableText();
  const all = useMemo(
    () => [
      createAnnouncement(announcementAtom, (said) => said && said.text),
      createAnnouncement(historyAtom, (now, before) => {
        if (now === null || before === null) return null;
        const step = findStep(before, now);
        return step === null ? (describeEdit?.(now, before) ?? null) : t(`said.${step}`);
      }),
      ...sayings,
    ],
    [historyAtom, describeEdit, sayings, t],
  );
  const over = useMemo(
    () => [{ atom: openingAtom, isOver: (): boolean => true }, ...ends],
    [openingAtom, ends],
  );
  return <Announcer sayings={all} ends={over} />;
}
