import { useState } from 'react';
import type { CrossSection, Material } from '@eecs/solver-core';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { BATCH, type LibraryRow } from '@eecs/ui-kit/editor';
import { failureMessages } from '../../messages/failureMessages.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import type { Partition } from '../../ports/api/libraryClient.ts';
import { copyEntry, createEntry, type Entry, nameEntry, toStored } from './entries.ts';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { readItems } from './readItems.ts';
import type { StoredRows } from './useStoredRows.ts';

type Row = LibraryRow<Material | CrossSection>;

/** The entry that is being edited: a new one, or the row with an id. */
export interface Writing {
  readonly entry: Entry;
  readonly id: number | null;
}

/** Actions of a logged-in reader on entries of a library. Each reports its result. */
export interface Entries {
  readonly writing: Writing | null;
  /** Opens a new entry, a row to be changed, or a copy of it. */
  readonly write: (row?: Row, isCopy?: boolean) => void;
  readonly stopWriting: () => void;
  /** Rejects with an error whose message explains why nothing was saved. */
  readonly save: (entry: Entry, id: number | null) => Promise<void>;
  /** Asks for confirmation; returns whether the row was removed. */
  readonly remove: (row: Row) => Promise<boolean>;
  /** Adds the entries of a file, at most five at once. */
  readonly bring: (file: File) => Promise<void>;
}

/** Returns the actions on the entries of a library, whose rows are reloaded after each change. */
export function useEntries(part: Partition, { rows, reload, client }: StoredRows): Entries {
  const t = useText(libraryPageMessages);
  const tFailure = useText(failureMessages);
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const [writing, setWriting] = useState<Writing | null>(null);

  /** Reports success or the reason for a failure. */
  async function report(change: Promise<unknown>, text: string): Promise<boolean> {
    try {
      await change;
    } catch (error) {
      notify({ kind: 'error', text: describeFailure(error, tFailure) });
      return false;
    }
    reload();
    notify({ kind: 'success', text });
    return true;
  }

  return {
    writing,
    write: (row, isCopy = false) => {
      const own = t('library.own');
      if (row === undefined) {
        setWriting({ id: null, entry: createEntry(part, own) });
        return;
      }
      const known = rows?.find(({ id }) => String(id) === row.origin.id);
      setWriting(
        isCopy
          ? { id: null, entry: { item: copyEntry(row.item), group: own, subgroup: own } }
          : {
              id: known?.id ?? null,
              entry: { item: row.item, group: known?.group ?? '', subgroup: known?.subgroup ?? '' },
            },
      );
    },
    stopWriting: () => setWriting(null),
    save: async (entry, id) => {
      const known = rows?.find((row) => row.id === id);
      const group = entry.group.trim() || t('library.own');
      const row = { group, subgroup: entry.subgroup.trim() || group, json_data: toStored(entry.item) };
      await (
        known === undefined
          ? client.addRow(part, row)
          : client.saveRows(part, 'en-US', [
              { ...row, id: known.id, version: known.version, user_id: known.user_id },
            ])
      ).catch((error: unknown) => {
        throw new Error(describeFailure(error, tFailure));
      });
      setWriting(null);
      reload();
      notify({ kind: 'success', text: t('library.saved', { names: nameEntry(entry.item) }) });
    },
    remove: async (row) => {
      const { outcome } = await ask({
        kind: 'confirm',
        message: t('library.removeAsk', { name: row.label }),
        firstFocus: 'cancel',
      });
      if (outcome !== 'ok') return false;
      return report(client.removeRow(part, Number(row.origin.id)), t('library.removed', { name: row.label }));
    },
    bring: async (file) => {
      const read = readItems(await file.text(), part);
      if (!read.ok) {
        notify({ kind: 'error', text: t('library.file.bad', { reason: read.reason }) });
        return;
      }
      const { items } = read;
      if (items.length > BATCH) {
        notify({ kind: 'error', text: t('library.file.many', { most: BATCH, count: items.length }) });
        return;
      }
      const group = t('library.own');
      const made = items.map((item) => ({ group, subgroup: group, json_data: toStored(item) }));
      await report(
        client.saveRows(part, 'en-US', made),
        t('library.saved', { names: items.map(nameEntry).join(', ') }),
      );
    },
  };
}
