import type { RodLimits } from '@eecs/solver-core/combinations';
import { SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { FieldLine, PartialFactorFields } from '@eecs/ui-kit/editor';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { setRodLimits } from './editRodLimits.ts';
import { useRodText } from './rodMessages.ts';

const STANDARDS = ['none', 'EN 1993-1-1', 'AISC 360-22'] as const;
const HOLLOW = ['cold-formed', 'hot-finished'] as const;

/** The standard of the rod checks and its options; each change is one undo step. */
export function RodLimitFields({ limits }: { readonly limits: RodLimits | null }) {
  const t = useRodText();
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const { units, sections } = useKitAtomValue(documentAtom);
  const change = (rods: RodLimits | null): void => edit((document) => setRodLimits(document, rods));
  const hasHollow = sections.some(({ className }) => /pipe$/u.test(className));
  const isEurocode = limits?.standard === 'EN 1993-1-1';
  return (
    <FieldLine>
      <SelectField
        label={t('standard')}
        value={limits?.standard ?? 'none'}
        disabled={isReadOnly}
        options={STANDARDS.map((value) => ({ value, label: value === 'none' ? t('standard.none') : value }))}
        onChange={(standard) => change(standard === 'none' ? null : { ...limits, standard })}
      />
      {limits !== null && isEurocode ? (
        <PartialFactorFields
          factors={limits}
          system={units.system}
          t={t}
          isReadOnly={isReadOnly}
          onChange={(factor) => change({ ...limits, ...factor })}
        />
      ) : null}
      {limits !== null && isEurocode && hasHollow ? (
        <SelectField
          label={t('hollow')}
          value={limits.hollow ?? 'cold-formed'}
          disabled={isReadOnly}
          options={HOLLOW.map((value) => ({ value, label: t(`hollow.${value}`) }))}
          onChange={(hollow) => change({ ...limits, hollow })}
        />
      ) : null}
    </FieldLine>
  );
}
