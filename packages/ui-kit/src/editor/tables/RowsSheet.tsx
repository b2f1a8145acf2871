import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import type { CommaRole, RowChoices } from '../../editing/rows/prepareRows.ts';
import { writePress } from '../keys/writePress.ts';
import { vars } from '../../theme/tokens.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import type { RowExchange } from './rowExchange.ts';
import { HeadingFields } from './HeadingFields.tsx';
import { Line, Note } from './layout.ts';
import { RowsFindings } from './RowsFindings.tsx';
import { useRowsRead } from './useRowsRead.ts';

export interface RowsSheetProps {
  /** @default the title for rows from a spreadsheet */
  readonly title?: string;
  /** Describes the effect of the rows. @default the columns, and whether rows are added or replace the table */
  readonly note?: string;
  readonly exchange: RowExchange;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: RowChoices;
  readonly onHeadings: (headings: Readonly<Record<string, string>>) => void;
  readonly onComma: (comma: CommaRole) => void;
  readonly onTake: (way: 'add' | 'replace') => void;
  readonly onClose: () => void;
}

/** Rows as an editable text; below it their meaning, or the problems with their places. */
export function RowsSheet({
  title,
  note,
  exchange,
  text,
  onText,
  choices,
  onHeadings,
  onComma,
  onTake,
  onClose,
}: RowsSheetProps) {
  const t = useTableText();
  const [isUnread, setUnread] = useState(false);
  const { read, unclear, known, comma, isOld } = useRowsRead(exchange, text, choices);
  const canTake = !isOld && read?.ok === true;

  async function fetchText(): Promise<void> {
    try {
      onText(await navigator.clipboard.readText());
      setUnread(false);
    } catch {
      // A page may lack the permission to read the clipboard; the browser's paste key always works.
      setUnread(true);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Keys typed here are not commands of the editor below.
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canTake && read.taken !== 0) {
      event.preventDefault();
      onTake('add');
    }
  }

  return (
    <ModalSheet title={title ?? t('rows.title')} closeLabel={t('rows.close')} onClose={onClose} width={720}>
      <Body onKeyDown={handleKeyDown}>
        <Note>
          {note ??
            t(exchange.replaces === true ? 'rows.hintReplaces' : 'rows.hint', {
              columns: exchange.columns.join(' · '),
            })}
        </Note>
        <TextAreaField
          label={t('rows.text')}
          // Pasted and corrected rows are worth keeping: they are restored in this sheet.
          data-draft={t('rows.paste')}
          // The field has the focus so that rows can be pasted at once.
          data-initial-focus=""
          rows={8}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={onText}
        />
        {comma === null ? null : (
          <SelectField<CommaRole>
            label={t('rows.comma', { text: comma.example })}
            value={comma.role}
            options={[
              { value: 'decimal', label: t('rows.commaDecimal') },
              { value: 'thousands', label: t('rows.commaThousands') },
            ]}
            onChange={onComma}
          />
        )}
        {unclear.length === 0 ? null : (
          <HeadingFields
            headings={unclear}
            known={known}
            columns={[...(exchange.headings ?? []), ...exchange.columns]}
            chosen={choices.headings ?? {}}
            onChange={onHeadings}
          />
        )}
        {read?.ok === true && read.choice !== undefined ? (
          <SelectField
            label={read.choice.label}
            value={read.choice.value}
            options={read.choice.options}
            onChange={read.choice.onChange}
          />
        ) : null}
        <div role="status">
          {isUnread ? <p>{t('rows.unread', { keys: writePress('Mod V') })}</p> : null}
          {read !== null ? (
            <RowsFindings read={read} />
          ) : text.trim() === '' ? null : (
            <p>{t(unclear.length === 0 ? 'rows.nothing' : 'rows.unknownHeadings')}</p>
          )}
        </div>
        <Line>
          <Button disabled={!canTake || read.taken === 0} onClick={() => onTake('add')}>
            {read?.ok === true
              ? (read.needs?.label ??
                t(read.replace === undefined ? 'rows.take' : 'rows.add', { count: read.count }))
              : t('rows.takeNone')}
          </Button>
          {read?.ok === true && read.replace !== undefined ? (
            <Button disabled={!canTake} onClick={() => onTake('replace')}>
              {read.replace.label ?? t('rows.replace', { count: read.count })}
            </Button>
          ) : null}
          <Button onClick={() => void fetchText()}>{t('rows.fromClipboard')}</Button>
        </Line>
      </Body>
    </ModalSheet>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${vars.space2};
  overflow: auto;

  & textarea {
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    tab-size: 12;
    white-space: pre;
  }
  & :is(p, ul) {
    margin: 0;
  }
  & ul {
    padding-inline-start: ${vars.space4};
    color: ${vars.inkMuted};
  }
  & [data-refused] {
    color: ${vars.error};
  }
`;
