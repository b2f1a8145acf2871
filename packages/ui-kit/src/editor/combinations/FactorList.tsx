import { type FactorChange, RULES, type Situation } from '@eecs/solver-core/combinations';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changeFactor, resetChange } from '../../editing/combinations/changeRule.ts';
import { listFactors } from '../../editing/combinations/listFactors.ts';
import { Button } from '../../fields/Button.tsx';
import { DataTable } from '../../fields/DataTable.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { vars } from '../../theme/tokens.ts';
import { useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { InputField } from '../tables/InputField.tsx';
import { Group, Line, Note, Stack } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { useCombinationText } from './combinationMessages.ts';
import { useCombinationWords } from './useCombinationWords.ts';

/** The factors of the rule: the changed ones, each with a reset, and fields that change others. */
export function FactorList({ isReadOnly }: TabProps) {
  const t = useCombinationText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group>
      <legend>{t('factors.changed')}</legend>
      <Changes isReadOnly={isReadOnly} />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>{t('factors.title')}</Summary>
        {isOpen ? <Factors isReadOnly={isReadOnly} /> : null}
      </details>
    </Group>
  );
}

const FIELDS = ['lead', 'high', 'low'] as const;

function Changes({ isReadOnly }: TabProps) {
  const t = useCombinationText();
  const { nameAction } = useCombinationWords();
  const format = useFormat();
  const { combinations } = useCommonDocument();
  const edit = useCommonEdit();
  const changes = combinations?.changes ?? [];
  if (changes.length === 0) return <Note>{t('factors.unchanged')}</Note>;

  function write({ of, situation, label, psi, ...change }: FactorChange): string {
    const place = [
      ...(situation === undefined ? [] : [t(`situation.${situation}`)]),
      ...((label ?? '') ? [label] : []),
    ];
    const factors = FIELDS.flatMap((field) => {
      const value = change[field];
      return value === undefined ? [] : [`${t(`factors.${field}`)} ${writeFactor(value)}`];
    });
    return t('factors.line', {
      action: nameAction(of),
      place: place.length === 0 ? t('factors.everywhere') : place.join(' '),
      factors: [...factors, ...(psi === undefined ? [] : [t('factors.psi')])].join(', '),
    });
  }
  const writeFactor = (value: number): string =>
    format.brief(value, { quantity: 'ratio', system: 0, digits: 4, withUnit: false });

  return (
    <Stack>
      {changes.map((change, index) => {
        const line = write(change);
        return (
          <Line key={index}>
            <span>{line}</span>
            <Button
              variant="quiet"
              aria-label={t('factors.resetOf', { line })}
              disabled={isReadOnly}
              onClick={() => edit((document) => resetChange(document, index))}
            >
              {t('factors.reset')}
            </Button>
          </Line>
        );
      })}
      {changes.length < 2 ? null : (
        <Line>
          <Button disabled={isReadOnly} onClick={() => edit((document) => resetChange(document, 'all'))}>
            {t('factors.resetAll')}
          </Button>
        </Line>
      )}
    </Stack>
  );
}

/** The factors of one situation as fields. */
function Factors({ isReadOnly }: TabProps) {
  const t = useCombinationText();
  const { nameAction } = useCombinationWords();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const { combinations } = document;
  const situations =
    combinations === undefined ? [] : (Object.keys(RULES[combinations.rule].situations) as Situation[]);
  const [chosen, choose] = useState<Situation>('ULS-STR');
  const situation = situations.includes(chosen) ? chosen : situations[0];
  if (situation === undefined) return null;
  const rows = listFactors(document, situation);
  const isOne = new Set(rows.map(({ label }) => label)).size < 2;
  return (
    <Stack>
      <SelectField
        label={t('factors.situation')}
        value={situation}
        options={situations.map((value) => ({ value, label: t(`situation.${value}`) }))}
        onChange={choose}
      />
      <DataTable caption={t('factors.title')}>
        <thead>
          <tr>
            <th scope="col">{t('actions.action')}</th>
            {isOne ? null : <th scope="col">{t('factors.expression')}</th>}
            {FIELDS.map((field) => (
              <th key={field} scope="col" data-numeric="">
                {t(`factors.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, word, label, ...factors }) => (
            <tr key={`${label} ${key}`}>
              <th scope="row">{nameAction(word)}</th>
              {isOne ? null : <td>{label}</td>}
              {FIELDS.map((field) => {
                const value = factors[field];
                const name = t('factors.of', {
                  action: nameAction(word),
                  label,
                  name: t(`factors.${field}`),
                });
                return (
                  <td key={field} data-numeric="">
                    {value === null ? (
                      '–'
                    ) : (
                      <InputField
                        label={name}
                        name={name}
                        hideLabel
                        hideUnit
                        quantity="ratio"
                        increment={0.05}
                        min={0}
                        max={10}
                        value={Number.isNaN(value) ? null : value}
                        disabled={isReadOnly}
                        onCommit={(factor) =>
                          edit((now) =>
                            changeFactor(
                              now,
                              { of: key, situation, field, ...(!isOne && { label }) },
                              factor,
                            ),
                          )
                        }
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  );
}

const Summary = styled.summary`
  min-height: ${vars.hit};
  line-height: ${vars.hit};
  cursor: pointer;
`;
