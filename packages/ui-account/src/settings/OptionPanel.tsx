import { styled } from 'styled-components';
import { CheckField, Panel, SelectField, useText, vars } from '@eecs/ui-kit';
import { accountMessages } from '../messages/accountMessages.ts';
import { NumberOptionField } from './NumberOptionField.tsx';
import type { OptionGroup } from './optionGroups.ts';
import type { Settings } from './settings.ts';
import {
  type NumberOption,
  OPTION_CHOICES,
  OPTION_RANGES,
  type UserOptions,
  type WordOption,
} from './userOptions.ts';

export interface OptionPanelProps {
  readonly group: OptionGroup;
  readonly value: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** A group of options, each with the control of its kind. */
export function OptionPanel({ group: { title, options }, value, onChange }: OptionPanelProps) {
  const t = useText(accountMessages);
  return (
    <Panel title={t(title)}>
      <Fields>
        {options.map((name) => (
          <OptionField key={name} name={name} value={value} onChange={onChange} />
        ))}
      </Fields>
    </Panel>
  );
}

function OptionField({
  name,
  value,
  onChange,
}: Omit<OptionPanelProps, 'group'> & { readonly name: keyof UserOptions }) {
  const t = useText(accountMessages);
  if (isNumber(name))
    return (
      <NumberOptionField name={name} value={value[name]} onChange={(next) => onChange({ [name]: next })} />
    );
  if (isWord(name))
    return (
      <SelectField
        label={t(`settings.${name}`)}
        hint={t(`settings.hint.${name}`)}
        value={value[name]}
        options={OPTION_CHOICES[name].map((choice) => ({
          value: choice,
          label: t(`settings.${name}.${choice}` as 'settings.layout'),
        }))}
        onChange={(next) => onChange({ [name]: next })}
      />
    );
  const flag = name;
  return (
    <div>
      <CheckField
        label={t(`settings.${flag}`)}
        checked={value[flag]}
        onChange={(next) => onChange({ [flag]: next })}
      />
      <Hint>{t(`settings.hint.${flag}`)}</Hint>
    </div>
  );
}

function isNumber(name: keyof UserOptions): name is NumberOption {
  return name in OPTION_RANGES;
}

function isWord(name: keyof UserOptions): name is WordOption {
  return name in OPTION_CHOICES;
}

/** Below the label of its checkbox. */
const Hint = styled.p`
  margin: 0;
  padding-inline-start: calc(18px + ${vars.space2});
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Fields = styled.div`
  display: grid;
  gap: ${vars.space3};
  max-width: 420px;
`;
