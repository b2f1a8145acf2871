import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { DisplaySettings } from './DisplaySettings.tsx';
import { LocalDataSettings } from './LocalDataSettings.tsx';
import { OPTION_GROUPS } from './optionGroups.ts';
import { OptionPanel } from './OptionPanel.tsx';
import type { Settings } from './settings.ts';

/** The settings, and what the page does when they change or are to be forgotten. */
export interface SettingsPanelProps {
  readonly value: Settings;
  /** Called with what was changed, at once. */
  readonly onChange: (change: Partial<Settings>) => void;
  /** Forgets the load case kept in the browser; without it the button is not shown. */
  readonly onClearCase?: () => void;
  /** Forgets everything kept in the browser but the answer about cookies; without it the button is not shown. */
  readonly onClearAll?: () => void;
}

/**
 * Shows everything a person may choose, in groups; each choice holds at once. It keeps nothing itself: the
 * surroundings store the value and forget what is to be cleared. Must stand below a `WidgetRoot`.
 */
export function SettingsPanel({ value, onChange, onClearCase, onClearAll }: SettingsPanelProps) {
  return (
    <Groups>
      <DisplaySettings value={value} onChange={onChange} />
      {OPTION_GROUPS.map((group) => (
        <OptionPanel key={group.title} group={group} value={value} onChange={onChange} />
      ))}
      {onClearCase === undefined && onClearAll === undefined ? null : (
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
