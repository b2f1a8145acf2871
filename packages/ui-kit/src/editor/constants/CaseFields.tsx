import { DEFAULTS, LIMITS, formatNumber } from '@eecs/solver-core';
import { setCaseOption, setIncrement } from '../../editing/setCaseOption.ts';
import { setDescription, setTitle } from '../../editing/setTitle.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useLocale } from '../../kit/useSettings.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { LongTextInput, TextInput } from '../tables/TextInput.tsx';
import { Columns, Group, Note } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { useCommonDocument, useCommonEdit } from './commonPort.ts';

/** Title and description of a case. */
export function TitleFields({
  placeholder,
  isReadOnly,
}: TabProps & {
  /** The name of a case without a title. */
  readonly placeholder: string;
}) {
  const t = useTableText();
  const { title, description } = useCommonDocument();
  const edit = useCommonEdit();
  return (
    <>
      <TextInput
        label={t('case.title')}
        name={t('case.title')}
        value={title}
        placeholder={placeholder}
        maxLength={LIMITS.full.title}
        disabled={isReadOnly}
        onCommit={(text) => edit((document) => setTitle(document, text))}
      />
      <LongTextInput
        label={t('case.description')}
        name={t('case.description')}
        value={description}
        maxLength={LIMITS.full.description}
        disabled={isReadOnly}
        onCommit={(text) => edit((document) => setDescription(document, text))}
      />
    </>
  );
}

/** Whether typed numbers are rounded, and the number of displayed digits of results. */
export function RoundingField({ isReadOnly }: TabProps) {
  const t = useTableText();
  const { isAccurate } = useCommonDocument();
  const edit = useCommonEdit();
  return (
    <div>
      <CheckField
        label={t('case.isAccurate', { digits: DEFAULTS.accurateDigits })}
        checked={isAccurate}
        disabled={isReadOnly}
        onChange={(isOn) => edit((document) => setCaseOption(document, 'isAccurate', isOn))}
      />
      {isAccurate ? <Note>{t('case.accurateNote', { digits: DEFAULTS.accurateDigits })}</Note> : null}
    </div>
  );
}

/** The steps by which arrow keys change a value. */
export function IncrementFields({ isReadOnly }: TabProps) {
  const t = useTableText();
  const locale = useLocale();
  const { units } = useCommonDocument();
  const edit = useCommonEdit();
  return (
    <Group>
      <legend>{t('case.keys')}</legend>
      <Columns $count={2}>
        <SelectField
          label={t('case.increment')}
          value={String(units.incrementIndex)}
          options={DEFAULTS.increments.map((value, index) => ({
            value: String(index),
            label: formatNumber(value, { digits: 3, trimZeros: true, locale }),
          }))}
          disabled={isReadOnly}
          onChange={(index) => edit((document) => setIncrement(document, { incrementIndex: Number(index) }))}
        />
        {units.system === 1 ? (
          <SelectField
            label={t('case.fraction')}
            value={String(units.stepIndex)}
            options={DEFAULTS.fractions.map((value, index) => ({
              value: String(index),
              label: value === 1 ? '1' : `1/${1 / value}`,
            }))}
            disabled={isReadOnly}
            onChange={(index) => edit((document) => setIncrement(document, { stepIndex: Number(index) }))}
          />
        ) : null}
      </Columns>
    </Group>
  );
}
