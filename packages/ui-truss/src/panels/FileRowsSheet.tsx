import { useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useFormat, useLocale, useUnitOf } from '@eecs/ui-kit';
import { type RowChoices, prepareRows } from '@eecs/ui-kit/editing';
import {
  type RowExchange,
  type RowsRead,
  RowsSheet,
  createCellWriter,
  toRowsRead,
} from '@eecs/ui-kit/editor';
import type { UnreadTable } from '../files/foundInFile.ts';
import { readSheetRows } from '../files/readSheetRows.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { createTableWriter, nameColumns } from './tableWriter.ts';

/** Rows of a file as their reader mended them, and what was said about them. */
export interface OpenedRows {
  /** Separated values, for `readTrussBlob` as a file whose name ends in `.csv`. */
  readonly text: string;
  readonly rows: RowChoices;
}

export interface FileRowsSheetProps {
  /** The name of the file. */
  readonly name: string;
  readonly table: UnreadTable;
  /** The unit of lengths that do not say theirs: m or in. */
  readonly system: UnitSystem;
  readonly onOpen: (opened: OpenedRows) => void;
  readonly onClose: () => void;
}

/** Names that are looked up in the library later, when the file is opened. */
const NO_STANDARDS = { materials: new Map<string, never>(), sections: new Map<string, never>() };

/** The rows of a file whose headings nobody knows: its reader says what each column is, and may mend the rows. */
export function FileRowsSheet({ name, table, system, onOpen, onClose }: FileRowsSheetProps) {
  const t = useLaterText();
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const [text, setText] = useState(table.text);
  const [choices, setChoices] = useState<RowChoices>({ isBook: table.isBook });
  const writer = createTableWriter(t, (value, quantity) =>
    createCellWriter(format, { system, unitOf }).write(value, quantity),
  );
  const columns = nameColumns(t, 'joints');

  function read(prepared: string): RowsRead | null {
    const found = readSheetRows(prepared, { system, locale });
    if (found?.ok !== true) return found;
    const count = found.items.length;
    return toRowsRead(found, {
      tell: (item) => writer.describe(item, NO_STANDARDS),
      needs: {
        said: t(found.otherRows > 0 ? 'rows.others' : 'rows.fileNames', { count: found.otherRows }),
        label: t('rows.openFile', { count }),
      },
      take: () => undefined,
    });
  }

  const exchange: RowExchange = {
    columns,
    headings: [t('column.joint'), t('column.rod'), ...nameColumns(t, 'rods')],
    write: () => ({ head: [], rows: [] }),
    read,
  };

  return (
    <RowsSheet
      title={t('rows.fileTitle', { name })}
      note={t('rows.fileNote')}
      exchange={exchange}
      text={text}
      onText={setText}
      choices={choices}
      onHeadings={(headings) => setChoices({ ...choices, headings })}
      onComma={(comma) => setChoices({ ...choices, comma })}
      onTake={() => {
        // The comma was shown here, so nothing is in doubt when the file is opened.
        const comma = prepareRows(text, locale, choices).comma?.role;
        onOpen({ text, rows: { ...choices, ...(comma !== undefined && { comma }) } });
      }}
      onClose={onClose}
    />
  );
}
