import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../fields/Button.tsx';
import { useLocale } from '../kit/useSettings.ts';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { saveBlob } from '../storage/saveBlob.ts';
import { vars } from '../theme/tokens.ts';
import { type ValueTable, writeValues } from './writeValues.ts';

export interface TableToolsProps {
  /** Names the file. */
  readonly label: string;
  /** Creates the table on request. */
  readonly list: () => ValueTable;
}

/**
 * Copies a table of values to the clipboard, in a form that spreadsheets paste, or downloads it as a file of
 * comma-separated values.
 */
export function TableTools({ label, list }: TableToolsProps) {
  const t = useText(kitLaterMessages);
  const locale = useLocale();
  const [announced, announce] = useState<'copied' | 'uncopied' | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(writeValues(list(), { locale, by: '\t' }));
      announce('copied');
    } catch {
      // A page may lack the permission to write to the clipboard.
      announce('uncopied');
    }
  }

  function save(): void {
    // If the decimal mark is a comma, spreadsheets expect a semicolon as separator. The byte order mark declares UTF-8.
    const text = writeValues(list(), { locale, by: locale === 'en-US' ? ',' : ';' });
    saveBlob(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), `${label}.csv`);
  }

  return (
    <Bar>
      <Button onClick={() => void copy()}>{t('action.copy')}</Button>
      <Button onClick={save}>{t('table.csv')}</Button>
      <span role="status">{announced !== null && t(`table.${announced}`)}</span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2};
  padding: ${vars.space2};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
