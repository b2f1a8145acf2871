import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isDate } from '@eecs/solver-core/rules';
import { Alert } from '../../fields/Alert.tsx';
import { Button } from '../../fields/Button.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { FieldGroup } from '../../fields/FieldGroup.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { VisuallyHidden } from '../../fields/VisuallyHidden.tsx';
import { TITLE_LINES } from '../../report/titleBlock.ts';
import { useText } from '../../kit/useText.ts';
import { vars } from '../../theme/tokens.ts';
import { readLogo } from './readLogo.ts';
import { MOST_DIGITS, type ReportChoices } from './reportChoices.ts';
import { reportMessages } from './reportMessages.ts';

export interface ReportChoicesFormProps<Part extends string> {
  readonly choices: ReportChoices<Part>;
  readonly onChange: (choices: ReportChoices<Part>) => void;
  /** The possible parts of the report, with their labels. */
  readonly parts: readonly { readonly part: Part; readonly label: string }[];
  /** The parts that show a calculation for one case set, the index of that set, and the names of all sets. */
  readonly hand: {
    readonly parts: readonly Part[];
    readonly set: number;
    readonly sets: readonly string[];
    readonly onSet: (set: number) => void;
  };
}

const DIGITS = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => String(digits));

/** The form for the options of a report: title block, paper, parts. */
export function ReportChoicesForm<Part extends string>({
  choices,
  onChange,
  parts: all,
  hand,
}: ReportChoicesFormProps<Part>) {
  const t = useText(reportMessages);
  const change = (part: Partial<ReportChoices<Part>>): void => onChange({ ...choices, ...part });
  const { parts } = choices;
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Group>
        <legend>{t('head')}</legend>
        {TITLE_LINES.map((line) => (
          <TextField
            key={line}
            label={t(`line.${line}`)}
            value={choices[line]}
            maxLength={200}
            onChange={(text) => onChange({ ...choices, [line]: text })}
          />
        ))}
        <TextField
          label={t('date')}
          hint={t('dateHint')}
          error={choices.date === '' || isDate(choices.date) ? undefined : t('dateRefused')}
          placeholder="2025-12-31"
          inputMode="numeric"
          value={choices.date}
          maxLength={10}
          onChange={(date) => change({ date: date.trim() })}
        />
        <CheckField
          label={t('hasSigns')}
          checked={choices.hasSigns}
          onChange={(hasSigns) => change({ hasSigns })}
        />
        <LogoField choices={choices} onChange={change} />
        <Hint>{t('template')}</Hint>
      </Group>
      <Group>
        <legend>{t('sheet')}</legend>
        <Pair>
          <SelectField
            label={t('paper')}
            value={choices.paper}
            options={[
              { value: 'A4', label: 'A4' },
              { value: 'Letter', label: 'Letter' },
            ]}
            onChange={(paper) => change({ paper })}
          />
          <SelectField
            label={t('digits')}
            value={String(choices.digits)}
            options={DIGITS.map((value) => ({ value, label: value }))}
            onChange={(digits) => change({ digits: Number(digits) })}
          />
        </Pair>
      </Group>
      <Group>
        <legend>{t('parts')}</legend>
        {all.map(({ part, label }) => (
          <CheckField
            key={part}
            label={label}
            checked={parts.includes(part)}
            onChange={(isWanted) =>
              change({
                parts: all
                  .map((one) => one.part)
                  .filter((one) => (one === part ? isWanted : parts.includes(one))),
              })
            }
          />
        ))}
        {hand.parts.some((part) => parts.includes(part)) && hand.sets.length > 1 ? (
          <SelectField
            label={t('handSet')}
            value={String(hand.set)}
            options={hand.sets.map((label, index) => ({ value: String(index), label }))}
            onChange={(set) => hand.onSet(Number(set))}
          />
        ) : null}
        {parts.length === 0 ? <p role="status">{t('noParts')}</p> : null}
      </Group>
    </Form>
  );
}

function LogoField({
  choices: { logo },
  onChange,
}: {
  readonly choices: Pick<ReportChoices, 'logo'>;
  readonly onChange: (part: Pick<ReportChoices, 'logo'>) => void;
}) {
  const t = useText(reportMessages);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const read = await readLogo(file);
    setRefused(read === null ? file.name : null);
    if (read !== null) onChange({ logo: read });
  }

  return (
    <div role="group" aria-labelledby={id}>
      <Name id={id}>{t('logo')}</Name>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept="image/png,image/jpeg"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // Allows the same file to be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Buttons>
        <Button onClick={() => input.current?.click()}>{t('chooseLogo')}</Button>
        {logo === null ? null : <Button onClick={() => onChange({ logo: null })}>{t('removeLogo')}</Button>}
      </Buttons>
      {refused === null ? null : <Alert kind="error">{t('logoRefused', { name: refused })}</Alert>}
      <Hint>{t('logoHint')}</Hint>
    </div>
  );
}

const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${vars.space3};
`;

const Group = styled(FieldGroup)`
  & > p {
    margin: 0;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${vars.space2};
  align-items: end;
`;

const Name = styled.div`
  font-size: ${vars.text2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;

const Hint = styled.div`
  margin-top: ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
