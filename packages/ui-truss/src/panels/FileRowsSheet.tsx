import { useMemo, useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import {
  type Format,
  type Locale,
  type Store,
  type UnitChooser,
  useFormat,
  useLocale,
  useUnitOf,
} from '@eecs/ui-kit';
import { type CommaRole, type RowChoices, prepareRows } from '@eecs/ui-kit/editing';
import {
  type RowExchange,
  type RowsRead,
  RowsSheet,
  createCellWriter,
  toRowsRead,
  useRowHeadings,
} from '@eecs/ui-kit/editor';
import type { UnreadTable } from '../files/foundInFile.ts';
import { readSheetRows } from '../files/readSheetRows.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import { createTableWriter, nameColumns } from './tableWriter.ts';

/** Rows of a file as corrected by the reader, and the choices about them. */
export interface OpenedRows {
  /** CSV, for `readTrussBlob` as a file whose name ends in `.csv`. */
  readonly text: string;
  readonly rows: RowChoices;
}

export interface FileRowsSheetProps {
  /** The name of the file. */
  readonly name: string;
  readonly table: UnreadTable;
  /** The unit of lengths that do not state theirs: m or in. */
  readonly system: UnitSystem;
  /** Stores the columns chosen for headings. @default the store of the host, if it provides one */
  readonly store?: Store;
  readonly onOpen: (opened: OpenedRows) => void;
  readonly onClose: () => void;
}

/** The library is queried later, when the file is opened. */
const NO_STANDARDS = { materials: new Map<string, never>(), sections: new Map<string, never>() };

/** The rows of a file with unknown headings: the reader assigns the columns, and may correct the rows. */
export function FileRowsSheet({ name, table, system, store, onOpen, onClose }: FileRowsSheetProps) {
  const t = useLaterText();
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const [text, setText] = useState(table.text);
  const [comma, setComma] = useState<CommaRole | null>(null);
  const { headings, choose } = useRowHeadings(true, store);
  const { isBook } = table;
  const choices = useMemo(
    (): RowChoices => ({ isBook, headings, ...(comma !== null && { comma }) }),
    [isBook, headings, comma],
  );
  // Another exchange reads the rows again.
  const exchange = useMemo(
    () => createFileExchange(t, { format, locale, unitOf, system }),
    [t, format, locale, unitOf, system],
  );

  return (
    <RowsSheet
      title={t('rows.fileTitle', { name })}
      note={t('rows.fileNote')}
      exchange={exchange}
      text={text}
      onText={setText}
      choices={choices}
      onHeadings={choose}
      onComma={setComma}
      onTake={() => {
        // The meaning of the comma was shown here, so there is no doubt when the file is opened.
        const { comma: shown, headings: there } = prepareRows(text, locale, choices);
        const own = Object.entries(headings).filter(([head]) => there.includes(head));
        onOpen({
          text,
          rows: { isBook, headings: Object.fromEntries(own), ...(shown !== null && { comma: shown.role }) },
        });
      }}
      onClose={onClose}
    />
  );
}

/** Creates the reader of a file's rows; the page opens them like a file. */
function createFileExchange(t: LaterText, { format, locale, unitOf, system }: FileReading): RowExchange {
  const writer = createTableWriter(t, (value, quantity) =>
    createCellWriter(format, { system, unitOf }).write(value, quantity),
  );

  function read(prepared: string): RowsRead | null {
    const found = readSheetRows(prepared, { system, locale });
    if (found?.ok !== true) return found;
    const count = found.items.length;
    return toRowsRead(found, {
      listCells: (item) => writer.describe(item, NO_STANDARDS),
      needs: {
        said: t(found.otherRows > 0 ? 'rows.others' : 'rows.fileNames', { count: found.otherRows }),
        label: t('rows.openFile', { count }),
      },
      take: () => undefined,
    });
  }

  return {
    columns: nameColumns(t, 'joints'),
    headings: [t('column.joint'), t('column.rod'), ...nameColumns(t, 'rods')],
    write: () => ({ head: [], rows: [] }),
    read,
  };
}

/** The reader of a file: language and units. */
interface FileReading {
  readonly format: Format;
  readonly locale: Locale;
  readonly unitOf: UnitChooser;
  readonly system: UnitSystem;
}
