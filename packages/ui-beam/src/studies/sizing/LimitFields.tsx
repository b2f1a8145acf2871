import { useId, useRef } from 'react';
import { type BeamCase, type UnitSystem, convertQuantity } from '@eecs/solver-core';
import type { CaseLimits, DeflectionLimit } from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import {
  Button,
  CheckField,
  FieldGroup,
  QuantityField,
  SelectField,
  useKitAtomValue,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import {
  addDeflectionLimit,
  changeDeflectionLimit,
  listUsualSpans,
  removeDeflectionLimit,
  setStressFactor,
  withLimits,
} from './editLimits.ts';
import { sizingMessages } from './sizingMessages.ts';

/** The limits of the document in fields; each typed value is one undo step. */
export function LimitFields({ limits }: { readonly limits: CaseLimits }) {
  const t = useText(sizingMessages);
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const { units } = useKitAtomValue(documentAtom);
  const change = (next: CaseLimits): void =>
    void edit((document: BeamCase) => toPlainEdit(withLimits(document, next)));
  const { deflection = [], stress } = limits;
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <FieldGroup data-limits="">
      <legend>{t('limits')}</legend>
      {deflection.map((limit, index) => (
        <DeflectionFields
          // Limits have no names of their own.
          key={index}
          limit={limit}
          number={index + 1}
          system={units.system}
          isReadOnly={isReadOnly}
          onChange={(part) => change(changeDeflectionLimit(limits, index, part))}
          onRemove={() => {
            change(removeDeflectionLimit(limits, index));
            // The focused button may disappear with its limit.
            adder.current?.focus();
          }}
        />
      ))}
      <Line>
        <Button ref={adder} disabled={isReadOnly} onClick={() => change(addDeflectionLimit(limits))}>
          {t('add')}
        </Button>
        {listUsualSpans(limits).map((span) => (
          <Button
            key={span}
            aria-label={t('addUsual', { span })}
            disabled={isReadOnly}
            onClick={() => {
              change(addDeflectionLimit(limits, span));
              // The focused button disappears with its number.
              adder.current?.focus();
            }}
          >
            L/{span}
          </Button>
        ))}
      </Line>
      <Line>
        <CheckField
          label={t('stress')}
          checked={stress !== undefined}
          disabled={isReadOnly}
          onChange={(isOn) => change(setStressFactor(limits, isOn ? 1 : null))}
        />
        {stress === undefined ? null : (
          <QuantityField
            label={t('factor')}
            quantity="ratio"
            hideUnit
            system={units.system}
            value={stress.factor}
            positive
            increment={0.05}
            disabled={isReadOnly}
            onCommit={(factor) => change(setStressFactor(limits, factor))}
          />
        )}
      </Line>
    </FieldGroup>
  );
}

interface DeflectionFieldsProps {
  readonly limit: DeflectionLimit;
  readonly number: number;
  readonly system: UnitSystem;
  readonly isReadOnly: boolean;
  readonly onChange: (part: {
    readonly [Key in keyof DeflectionLimit]?: DeflectionLimit[Key] | undefined;
  }) => void;
  readonly onRemove: () => void;
}

function DeflectionFields({ limit, number, system, isReadOnly, onChange, onRemove }: DeflectionFieldsProps) {
  const t = useText(sizingMessages);
  const id = useId();
  const group = limit.title ?? t('deflection', { number });
  const nameOf = (name: string): string => t('nameOf', { group, name });
  const own = limit.units ?? 0;
  return (
    <Line role="group" aria-labelledby={id}>
      <Name id={id}>{group}</Name>
      {(['span', 'cantilever'] as const).map((key) => {
        const label = t(key === 'span' ? 'span' : 'overhang');
        return (
          <QuantityField
            key={key}
            label={label}
            name={nameOf(label)}
            quantity="ratio"
            hideUnit
            system={system}
            value={limit[key] ?? null}
            positive
            increment={50}
            // The default of an overhang is half the number of spans.
            placeholder={
              key === 'cantilever' && limit.span !== undefined ? String(limit.span / 2) : t('none')
            }
            disabled={isReadOnly}
            onClear={() => onChange({ [key]: undefined })}
            onCommit={(value) => onChange({ [key]: value })}
          />
        );
      })}
      <QuantityField
        label={t('most')}
        name={nameOf(t('most'))}
        quantity="sectionDimension"
        system={system}
        value={limit.most === undefined ? null : convertQuantity(limit.most, 'sectionDimension', own, system)}
        positive
        placeholder={t('none')}
        disabled={isReadOnly}
        onClear={() => onChange({ most: undefined, units: undefined })}
        onCommit={(most) => onChange({ most, units: system })}
      />
      <SelectField
        label={t('actions')}
        name={nameOf(t('actions'))}
        value={limit.actions ?? 'all'}
        disabled={isReadOnly}
        options={(['all', 'variable'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(actions) => onChange({ actions: actions === 'all' ? undefined : actions })}
      />
      <Button variant="quiet" aria-label={nameOf(t('remove'))} disabled={isReadOnly} onClick={onRemove}>
        {t('remove')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};

  & > * {
    flex: 0 1 148px;
    min-width: 0;
  }
  & > button,
  & > label {
    flex: none;
  }
`;

const Name = styled.span`
  && {
    flex: 1 0 100%;
  }
  font-weight: 600;
`;
