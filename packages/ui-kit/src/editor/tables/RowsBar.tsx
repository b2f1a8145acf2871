import { useEffect, useMemo, useRef, useState } from 'react';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Copy from 'lucide-react/icons/copy';
import { styled } from 'styled-components';
import { writeValues } from '../../diagrams/writeValues.ts';
import { type CommaRole, type RowChoices, usualComma } from '../../editing/rows/prepareRows.ts';
import { isTable } from '../../editing/rows/splitRows.ts';
import { IconButton } from '../../fields/IconButton.tsx';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { attachClipboard } from '../keys/attachClipboard.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { RowsSheet } from './RowsSheet.tsx';
import type { Table } from './createTable.ts';
import { type RowExchange, readWithin } from './rowExchange.ts';
import type { TabProps } from './tabProps.ts';
import { useRowHeadings } from './useRowHeadings.ts';

export interface RowsBarProps<Item extends object> extends TabProps {
  readonly table: Table<Item>;
  readonly exchange: RowExchange;
}

/**
 * Copies a table for a spreadsheet and pastes rows from one: by buttons, and by the clipboard keys while the focus is
 * in the tab. Rows without problems or doubts are added at once; others are shown in a sheet, with each problem and its
 * place, until they are corrected or accepted there.
 */
export function RowsBar<Item extends object>({ table, exchange, isReadOnly }: RowsBarProps<Item>) {
  const t = useTableText();
  const locale = useLocale();
  const store = useKitStore();
  const bar = useRef<HTMLDivElement>(null);
  const [announced, announce] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [comma, setComma] = useState<CommaRole | null>(null);
  const { headings, read: readHeadings, choose } = useRowHeadings(isOpen);
  const choices = useMemo(() => ({ headings, ...(comma !== null && { comma }) }), [headings, comma]);
  const isEmpty = store.get(table.rowsAtom).length === 0;

  function write(): string {
    announce(t('rows.copied', { count: store.get(table.rowsAtom).length }));
    return writeValues(exchange.write(), { locale, by: '\t' });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(write());
    } catch {
      // The page may lack the permission to write to the clipboard.
      announce(t('rows.uncopied'));
    }
  }

  function take(taken: string, announced: RowChoices, way: 'add' | 'replace' = 'add'): boolean {
    const before: readonly object[] = store.get(table.askedRowsAtom);
    const { read } = readWithin(exchange, taken, { locale, choices: announced });
    if (read?.ok !== true) return false;
    if (way === 'add') read.take();
    else read.replace?.take();
    const rows: readonly object[] = store.get(table.askedRowsAtom);
    const added = rows.findIndex((item) => !before.includes(item));
    // A rule or a limit may have rejected them with a message.
    if (added < 0) return false;
    store.set(table.currentAtom, added);
    announce(t('rows.taken', { count: (way === 'add' ? read : read.replace)?.taken ?? read.count }));
    return true;
  }

  function paste(pasted: string): boolean {
    if (isReadOnly || !isTable(pasted)) return false;
    const announced = { headings: readHeadings() };
    const within = readWithin(exchange, pasted, { locale, choices: announced });
    const { read } = within;
    if (read === null && within.unclear.length === 0) return false;
    // The meaning of the comma is determined for each text.
    setComma(null);
    // Ambiguous rows, and rows that change more than the table, are shown first.
    const isSure =
      read?.ok === true &&
      read.doubts.length === 0 &&
      read.needs === undefined &&
      read.replace?.isAsked !== true &&
      (within.comma === null || within.comma.role === usualComma(locale));
    if (isSure && take(pasted, announced)) return true;
    setText(pasted);
    setOpen(true);
    return true;
  }

  const handlers = useRef({ write, paste });
  useEffect(() => {
    handlers.current = { write, paste };
  });

  // Listens to the clipboard of the page while the tab is mounted.
  useEffect(() => {
    const root = bar.current;
    if (root === null) return undefined;
    return attachClipboard(root, {
      isOn: () => isInTab(root),
      copy: () => (hasChosenText(root) ? null : handlers.current.write()),
      cut: () => undefined,
      paste: (pasted) => handlers.current.paste(pasted),
    });
  }, []);

  return (
    <Bar ref={bar}>
      <IconButton
        label={t('rows.copy')}
        icon={<Copy size={18} aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => void copy()}
      />
      {isReadOnly ? null : (
        <IconButton
          label={t('rows.paste')}
          icon={<ClipboardPaste size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      )}
      <span role="status">{announced}</span>
      {isOpen ? (
        <RowsSheet
          exchange={exchange}
          text={text}
          onText={setText}
          choices={choices}
          onHeadings={choose}
          onComma={setComma}
          onClose={() => setOpen(false)}
          onTake={(way) => {
            if (!take(text, choices, way)) return;
            setText('');
            setOpen(false);
          }}
        />
      ) : null}
    </Bar>
  );
}

/**
 * Returns whether the focus is in the tab of a bar, or on the tab's button; a text field handles the clipboard itself,
 * as does a sheet over the page.
 */
function isInTab(bar: HTMLElement): boolean {
  const body = bar.closest<HTMLElement>('[data-panel-body]');
  const { activeElement } = bar.getRootNode() as Document | ShadowRoot;
  if (body === null || body.hidden || activeElement === null) return false;
  if (activeElement.matches('input, textarea, select') || activeElement.closest('dialog') !== null)
    return false;
  return body.contains(activeElement) || activeElement.getAttribute('aria-controls') === body.id;
}

/** Selected text of the page is copied instead. */
function hasChosenText({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.getSelection()?.isCollapsed === false;
}

/** On the line of the button that adds a row; the message about a copy is on the next line. */
const Bar = styled.div`
  display: contents;

  & > button:first-child {
    margin-inline-start: auto;
  }
  & > span {
    flex-basis: 100%;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & > span:empty {
    display: none;
  }
`;
