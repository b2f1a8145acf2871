import { DEFAULTS, LIMITS, formatNumber } from '@eecs/solver-core';
import { setLength } from '@eecs/solver-core/rules';
import { CheckField, SelectField, useKitAtomValue, useLocale, useSetKitAtom } from '@eecs/ui-kit';
import { setCaseOption, setIncrement } from '../editing/setCaseOption.ts';
import { setDescription, setTitle } from '../editing/setTitle.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import {
  Columns,
  FieldPlaceContext,
  Group,
  LongTextInput,
  Stack,
  type TabProps,
  TextInput,
} from '@eecs/ui-kit/editor';

/** What concerns the case as a whole: its name, length and habits. */
export function CaseTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const { title, description, L } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <FieldPlaceContext value={{ tab: 'case' }}>
      <Stack>
        <TextInput
          label={t('case.title')}
          name={t('case.title')}
          value={title}
          placeholder={tb('untitled')}
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
        <Columns $count={2}>
          <InputField
            label={t('case.length')}
            name={t('case.length')}
            quantity="length"
            value={L}
            positive
            max={LIMITS.full.length}
            disabled={isReadOnly}
            onCommit={(length) => edit((document) => setLength(document, length))}
          />
        </Columns>
        <Rounding isReadOnly={isReadOnly} />
        <Increments isReadOnly={isReadOnly} />
      </Stack>
    </FieldPlaceContext>
  );
}

function Rounding({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const { isAccurate } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <CheckField
      label={t('case.isAccurate')}
      checked={isAccurate}
      disabled={isReadOnly}
      onChange={(isOn) => edit((current) => setCaseOption(current, 'isAccurate', isOn))}
    />
  );
}

function Increments({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const locale = useLocale();
  const { units } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
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
