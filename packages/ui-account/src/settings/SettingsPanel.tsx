import { useState } from 'react';
import { styled } from 'styled-components';
import { TextField, useText, vars } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { LocalDataSettings } from './LocalDataSettings.tsx';
import { findOptions } from './findOptions.ts';
import { OptionPanel } from './OptionPanel.tsx';
import { ResetOptions } from './ResetOptions.tsx';
import type { Settings } from './settings.ts';

/** The settings, and the handlers of the page for changing and clearing them. */
export interface SettingsPanelProps {
  readonly value: Settings;
  /** Called with each change, at once. */
  readonly onChange: (change: Partial<Settings>) => void;
  /** Removes the load case stored in the browser; without it the button is not shown. */
  readonly onClearCase?: () => void;
  /**
   * Removes everything stored in the browser except the acknowledged cookie notice; without it the button is not shown.
   */
  readonly onClearAll?: () => void;
}

/**
 * Shows all settings in groups; each choice takes effect at once. It stores nothing itself: the host stores values and
 * clears data. It must be inside a `WidgetRoot`.
 */
export function SettingsPanel({ value, onChange, onClearCase, onClearAll }: SettingsPanelProps) {
  const t = useText(accountMessages);
  const [query, setQuery] = useState('');
  const groups = findOptions(query, t);
  const isSearched = query.trim() !== '';
  return (
    <Groups>
      <TextField label={t('settings.search')} type="search" value={query} onChange={setQuery} />
      {isSearched ? null : <DisplaySettings value={value} onChange={onChange} />}
      {isSearched && groups.length === 0 ? <p role="status">{t('settings.noneFound')}</p> : null}
      {groups.map((group) => (
        <OptionPanel key={group.title} group={group} value={value} onChange={onChange} />
      ))}
      {isSearched ? null : <ResetOptions onChange={onChange} />}
      {isSearched || (onClearCase === undefined && onClearAll === undefined) ? null : (
        <LocalDataSettings
          {...(onClearCase === undefined ? {} : { onClearCase })}
          {...(onClearAll === undefined ? {} : { onClearAll })}
        />
      )}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${vars.space4};
  font-size: ${vars.text2};
`;
