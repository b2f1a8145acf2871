import type { MemberLimits } from '@eecs/solver-core/combinations';
import { CheckField, SelectField, useKitAtomValue, useSetKitAtom, useText } from '@eecs/ui-kit';
import { setLimits, toPlainEdit } from '@eecs/ui-kit/editing';
import { FieldLine, PartialFactorFields } from '@eecs/ui-kit/editor';
import { documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { FactorFields } from './FactorFields.tsx';
import { PlacesField } from './PlacesField.tsx';
import { codeMessages } from './codeMessages.ts';
import { changeMemberLimits } from './editMemberLimits.ts';

const STANDARDS = ['none', 'EN 1993-1-1', 'AISC 360-22'] as const;
const RESTRAINTS = ['none', 'supports', 'continuous', 'places'] as const;
const HEIGHTS = ['worst', 'top', 'centre', 'bottom'] as const;
const CURVES = ['general', 'rolled'] as const;

/** The standard and its options; each change is one undo step. */
export function MemberLimitFields({
  limits,
  isPressed,
}: {
  readonly limits: MemberLimits | null;
  /** Whether a span is compressed: it needs the factors of effective lengths. */
  readonly isPressed: boolean;
}) {
  const t = useText(codeMessages);
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const { units } = useKitAtomValue(documentAtom);
  const set = (next: MemberLimits | null): void =>
    void edit((document) => toPlainEdit(setLimits(document, 'members', next)));
  if (limits === null)
    return (
      <FieldLine>
        <Standard value="none" isDisabled={isReadOnly} onChange={set} />
      </FieldLine>
    );
  const change = (part: Parameters<typeof changeMemberLimits>[1]): void =>
    set(changeMemberLimits(limits, part));
  const isEurocode = limits.standard === 'EN 1993-1-1';
  const isOpen = limits.restraints === 'supports' || limits.restraints === 'places';
  return (
    <>
      <FieldLine>
        <Standard
          value={limits.standard}
          isDisabled={isReadOnly}
          onChange={(next) => set(next && { ...limits, ...next })}
        />
        {isEurocode ? (
          <PartialFactorFields
            factors={limits}
            system={units.system}
            t={t}
            isReadOnly={isReadOnly}
            onChange={change}
          />
        ) : null}
        <div data-restraints="">
          <SelectField
            label={t('restraints')}
            value={limits.restraints ?? 'none'}
            disabled={isReadOnly}
            options={RESTRAINTS.map((value) => ({ value, label: t(`restraints.${value}`) }))}
            onChange={(value) => change({ restraints: value === 'none' ? undefined : value })}
          />
        </div>
        {limits.restraints === 'places' ? (
          <PlacesField limits={limits} isDisabled={isReadOnly} onChange={change} />
        ) : null}
        {isPressed || limits.K !== undefined ? (
          <FactorFields limits={limits} isDisabled={isReadOnly} onChange={change} />
        ) : null}
      </FieldLine>
      {isOpen ? (
        <FieldLine>
          <SelectField
            label={t('loadHeight')}
            value={limits.loadHeight ?? 'worst'}
            disabled={isReadOnly}
            options={HEIGHTS.map((value) => ({ value, label: t(`loadHeight.${value}`) }))}
            onChange={(value) => change({ loadHeight: value === 'worst' ? undefined : value })}
          />
          {isEurocode ? (
            <SelectField
              label={t('lateral')}
              value={limits.lateral ?? 'general'}
              disabled={isReadOnly}
              options={CURVES.map((value) => ({ value, label: t(`lateral.${value}`) }))}
              onChange={(value) => change({ lateral: value === 'general' ? undefined : value })}
            />
          ) : null}
          <CheckField
            label={t('topFlange')}
            checked={limits.topFlange === 'continuous'}
            disabled={isReadOnly}
            onChange={(isHeld) => change({ topFlange: isHeld ? 'continuous' : undefined })}
          />
        </FieldLine>
      ) : null}
    </>
  );
}

function Standard({
  value,
  isDisabled,
  onChange,
}: {
  readonly value: MemberLimits['standard'] | 'none';
  readonly isDisabled: boolean;
  readonly onChange: (limits: MemberLimits | null) => void;
}) {
  const t = useText(codeMessages);
  return (
    <SelectField
      label={t('standard')}
      value={value}
      disabled={isDisabled}
      options={STANDARDS.map((standard) => ({
        value: standard,
        label: standard === 'none' ? t('standard.none') : standard,
      }))}
      onChange={(standard) => onChange(standard === 'none' ? null : { standard })}
    />
  );
}
