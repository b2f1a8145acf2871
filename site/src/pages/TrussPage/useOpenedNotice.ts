import { useCallback, useRef } from 'react';
import { type NoticeHandle, useFormat, useNotices, useText } from '@eecs/ui-kit';
import type { DxfUnit, ReadTrussFile } from '@eecs/ui-truss';
import { useServices } from '../../ports/kept/services.ts';
import { READ_NOTICE_MS } from '../../task/files/readNotice.ts';
import { useTrussFailureLines } from '../../task/words/useTrussFailureLines.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { describeOpened } from './describeOpened.ts';

/** The file whose opening is reported, and a function that reads it in another unit. */
interface OpenedFile {
  readonly name: string;
  /** Whether it was added to the drawing; otherwise it replaced the drawing. */
  readonly isAdded: boolean;
  /** Whether the reader chose the unit. */
  readonly isUnitAsked: boolean;
  readonly readIn: (unit: DxfUnit) => void;
}

/** Returns the function that reports an opened file; the notice about the previous file is dismissed. */
export function useOpenedNotice(): (read: Extract<ReadTrussFile, { ok: true }>, file: OpenedFile) => void {
  const t = useText(trussTaskMessages);
  const list = useTrussFailureLines();
  const { notify } = useNotices();
  const format = useFormat();
  const { settings } = useServices();
  const last = useRef<NoticeHandle | null>(null);
  return useCallback(
    (read, { name, isAdded, isUnitAsked, readIn }) => {
      const { locale } = settings.get();
      const told = describeOpened(read, { isAdded, isUnitAsked, t, format, list, locale });
      const { kind, text, isLong, isDoubtful, other } = told;
      last.current?.dismiss();
      last.current = notify({
        kind,
        text,
        ...(isLong && { timeoutMs: READ_NOTICE_MS }),
        ...(isDoubtful && { group: `drawing ${name}` }),
        ...(other !== null && { action: { label: other.label, run: () => readIn(other.unit) } }),
      });
    },
    [t, list, notify, format, settings],
  );
}
