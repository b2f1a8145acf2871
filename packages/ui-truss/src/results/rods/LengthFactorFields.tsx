import { styled } from 'styled-components';
import { FieldGroup, QuantityField, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { FieldLine, findCommon } from '@eecs/ui-kit/editor';
import { nameRod } from '../../hand/writeLine.ts';
import { selectionAtom } from '../../state/selection.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { setLengthFactor } from './editRodLimits.ts';
import { useRodText } from './rodMessages.ts';

const AXES = ['y', 'z', 'x'] as const;
/** The greatest number of rods listed one by one. */
const MOST_NAMED = 6;

/** The effective length factors of the rods selected on the board, otherwise of all. */
export function LengthFactorFields() {
  const t = useRodText();
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const { links, units } = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(selectionAtom)
    .filter(({ kind, index }) => kind === 'link' && links[index] !== undefined)
    .map(({ index }) => index);
  const indexes = chosen.length > 0 ? chosen : links.map((_, index) => index);
  const all = new Set(indexes);
  const names = chosen.map((index) => nameRod(index, links)).join(', ');
  const rods =
    chosen.length === 0
      ? t('factors.all')
      : chosen.length === 1
        ? t('factors.one', { names })
        : chosen.length <= MOST_NAMED
          ? t('factors.several', { names })
          : t('factors.many', { count: chosen.length });
  const title = t('factors', { rods });
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <FieldLine>
        {AXES.map((axis) => {
          const { value, isMixed } = findCommon(indexes.map((index) => links[index]?.K?.[axis] ?? null));
          const label = t(`factor.${axis}`);
          return (
            <QuantityField
              key={axis}
              label={label}
              name={`${label}: ${title}`}
              quantity="ratio"
              hideUnit
              system={units.system}
              value={isMixed ? null : (value ?? null)}
              min={0.1}
              max={100}
              increment={0.05}
              placeholder={t(isMixed ? 'factor.mixed' : axis === 'x' ? 'factor.larger' : 'factor.none')}
              disabled={isReadOnly}
              onClear={() => edit((document) => setLengthFactor(document, all, { axis, value: null }))}
              onCommit={(next) => edit((document) => setLengthFactor(document, all, { axis, value: next }))}
            />
          );
        })}
      </FieldLine>
      {chosen.length > 0 ? null : <Hint>{t('factors.how')}</Hint>}
    </FieldGroup>
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
