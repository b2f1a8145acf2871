import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import type { CommaRole, RowChoices } from '../../editing/rows/prepareRows.ts';
import { writePress } from '../keys/writePress.ts';
import { vars } from '../../theme/tokens.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import { type RowExchange, readWithin } from './rowExchange.ts';
import { Line, Note } from './layout.ts';
import { writeBound } from './writeBound.ts';

export interface RowsSheetProps {
  readonly exchange: RowExchange;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: RowChoices;
  readonly onHeadings: (headings: Readonly<Record<string, string>>) => void;
  readonly onComma: (comma: CommaRole) => void;
  readonly onTake: (way: 'add' | 'replace') => void;
  readonly onClose: () => void;
}

/** So many headings are asked for; a table of more is better mended where it is. */
const ASKED = 24;
/** So many lines are told; of a thousand rows nobody reads each. */
const TOLD = 8;

/** Rows as a text that can be pasted into and mended; below it what was understood, or what is wrong and where. */
export function RowsSheet({
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
  const locale = useLocale();
  const [isUnread, setUnread] = useState(false);
  const { read, unclear, comma } = readWithin(exchange, text, { locale, choices });
  const { headings = {} } = choices;

  async function fetchText(): Promise<void> {
    try {
      onText(await navigator.clipboard.readText());
      setUnread(false);
    } catch {
      // A page may be forbidden to read there; the keys of the browser always may.
      setUnread(true);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Keys typed here are no commands of the editor below.
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && read?.ok === true) {
      event.preventDefault();
      onTake('add');
    }
  }

  return (
    <ModalSheet title={t('rows.title')} closeLabel={t('rows.close')} onClose={onClose} width={720}>
      <Body onKeyDown={handleKeyDown}>
        <Note>
          {t(exchange.replaces === true ? 'rows.hintReplaces' : 'rows.hint', {
            columns: exchange.columns.join(' · '),
          })}
        </Note>
        <TextAreaField
          label={t('rows.text')}
          // Rows that were pasted and mended are worth more than any field: they come back into this sheet.
          data-draft={t('rows.paste')}
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
          <Columns>
            <legend>{t('rows.columns')}</legend>
            {unclear.slice(0, ASKED).map((heading) => (
              <SelectField
                key={heading}
                label={heading}
                value={headings[heading] ?? ''}
                options={[
                  { value: '', label: t('rows.notRead') },
                  ...[...(exchange.headings ?? []), ...exchange.columns].map((name) => ({
                    value: name,
                    label: name,
                  })),
                ]}
                onChange={(name) => {
                  const { [heading]: _, ...others } = headings;
                  onHeadings(name === '' ? others : { ...others, [heading]: name });
                }}
              />
            ))}
          </Columns>
        )}
        <div role="status">
          {isUnread ? <p>{t('rows.unread', { keys: writePress('Mod V') })}</p> : null}
          {read === null ? (
            text.trim() === '' ? null : (
              <p>{t(unclear.length === 0 ? 'rows.nothing' : 'rows.unknownHeadings')}</p>
            )
          ) : read.ok ? (
            <>
              <p>{t('rows.understood', { count: read.count })}</p>
              <Told lines={read.lines} />
              {read.needs === undefined ? null : <p>{read.needs.said}</p>}
              {read.replace?.isAsked === true ? <p>{t('rows.addOrReplace')}</p> : null}
              {read.replace?.forgetsTitle === true ? <p>{t('rows.replaceForgets')}</p> : null}
              {(read.replace?.keeps ?? []).length > 0 ? (
                <p>{t('rows.replaceKeeps', { names: (read.replace?.keeps ?? []).join(', ') })}</p>
              ) : null}
              {read.doubts.length === 0 ? null : (
                <>
                  <p>{t('rows.doubtful')}</p>
                  <Told
                    lines={read.doubts.map(({ row, column, text: cell, readAs }) =>
                      t('rows.readAs', { row, column, text: cell, readAs }),
                    )}
                  />
                </>
              )}
              {read.passedOver.length === 0 ? null : (
                <p>{t('rows.passedOver', { columns: read.passedOver.join(', ') })}</p>
              )}
            </>
          ) : (
            <>
              <p data-refused="">{t('rows.refused', { count: read.problems.length })}</p>
              <Told
                lines={read.problems.map(({ code, bound, most = 0, text: cell, ...place }) =>
                  bound === undefined
                    ? t(`rows.problem.${code}`, { ...place, text: cell, count: most })
                    : t(code === 'great' ? 'rows.problem.beyond' : 'rows.problem.tiny', {
                        ...place,
                        text: cell,
                        bound: writeBound(bound, locale),
                      }),
                )}
              />
            </>
          )}
        </div>
        <Line>
          <Button disabled={read?.ok !== true} onClick={() => onTake('add')}>
            {read?.ok === true
              ? (read.needs?.label ??
                t(read.replace === undefined ? 'rows.take' : 'rows.add', { count: read.count }))
              : t('rows.takeNone')}
          </Button>
          {read?.ok === true && read.replace !== undefined ? (
            <Button onClick={() => onTake('replace')}>{t('rows.replace', { count: read.count })}</Button>
          ) : null}
          <Button onClick={() => void fetchText()}>{t('rows.fromClipboard')}</Button>
        </Line>
      </Body>
    </ModalSheet>
  );
}

function Told({ lines }: { readonly lines: readonly string[] }) {
  const t = useTableText();
  const rest = lines.length - TOLD;
  return (
    <ul>
      {lines.slice(0, TOLD).map((line, at) => (
        <li key={at}>{line}</li>
      ))}
      {rest > 0 ? <li>{t('rows.more', { count: rest })}</li> : null}
    </ul>
  );
}

const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${vars.space2};
  margin: 0;
  border: 0;
  padding: 0;
`;

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
    padding-inline-start: ${vars.space3};
    color: ${vars.inkMuted};
  }
  & [data-refused] {
    color: ${vars.error};
  }
`;
