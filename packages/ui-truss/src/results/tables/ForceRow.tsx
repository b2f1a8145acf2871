import { styled } from 'styled-components';
import type { TrussCase, TrussSet, Utilisation } from '@eecs/solver-core/truss';
import { useFormat, useKitAtom, useKitAtomValue, useKitStore, useSetKitAtom, vars } from '@eecs/ui-kit';
import { ExplainButton } from '@eecs/ui-kit/editor';
import { toItemKey } from '../../editing/items.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { nameRod } from '../../hand/writeLine.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { chosenKeysAtom, hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { explainRod } from '../../state/explain.ts';
import { rangeOf } from '../values/envelope.ts';
import type { ZeroReason } from '../values/explainZero.ts';
import { greatestPart, isUseKnown } from '../values/greatestPart.ts';

/** One rod of the table of forces; hovering or focusing it highlights the rod on the board, a click selects it. */
export function ForceRow({
  index,
  document,
  sets,
  drawn,
  reason,
}: {
  readonly index: number;
  readonly document: TrussCase;
  readonly sets: readonly TrussSet[];
  readonly drawn: TrussSet;
  readonly reason: ZeroReason | null;
}) {
  const format = useFormat();
  const t = useResultsText();
  const [hovered, hover] = useKitAtom(hoveredAtom);
  const isChosen = useKitAtomValue(chosenKeysAtom).has(toItemKey({ kind: 'link', index }));
  const choose = useSetKitAtom(selectionAtom);
  const store = useKitStore();
  const { system } = document.units;
  const force = (value: number): string =>
    format.quantity(value, { quantity: 'force', system, withUnit: false });
  const forces = sets.map(({ N, zeroForce }) => (zeroForce.includes(index) ? 0 : (N[index] ?? 0)));
  const { max, min } = rangeOf(forces);
  const use = drawn.utilisation?.[index];
  const isZero = drawn.zeroForce.includes(index);
  const why =
    reason === null || !isZero
      ? undefined
      : t(reason.rule === 'between' ? 'zero.anchored' : 'zero', { joint: reason.joint + 1 });
  const item = { kind: 'link', index } as const;
  return (
    <Row
      data-hovered={hovered?.kind === 'link' && hovered.index === index ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onPointerEnter={() => hover(item)}
      onPointerLeave={() => hover(null)}
      onClick={() => choose([item])}
    >
      <th scope="row">
        <ItemName item={item} name={nameRod(index, document.links)} />
        {why === undefined ? null : <Why> {why}</Why>}
      </th>
      {forces.map((value, at) => (
        <Value key={at} data-numeric="" data-sign={Math.sign(value)}>
          <ExplainButton onExplain={() => explainRod(store, index, sets.length === 1 ? undefined : at)}>
            {force(value)}
          </ExplainButton>
        </Value>
      ))}
      {sets.length === 1
        ? null
        : [max, min].map(({ value, set }, at) => (
            <Value key={at} data-numeric="" data-sign={Math.sign(value)} data-extreme="">
              <ExplainButton onExplain={() => explainRod(store, index, set)}>{force(value)}</ExplainButton>{' '}
              <Set title={t('governs', { set: set + 1 })}>({set + 1})</Set>
            </Value>
          ))}
      {drawn.stress === null ? null : (
        <td data-numeric="">
          {format.quantity(isZero ? 0 : (drawn.stress[index] ?? 0), {
            quantity: 'stress',
            system,
            digits: 1,
            withUnit: false,
          })}
        </td>
      )}
      {drawn.utilisation === null ? null : <Used part={isZero ? NOTHING : use} />}
    </Row>
  );
}

const NOTHING: Utilisation = { stress: 0, buckling: 0 };

/** The utilisation of strength or of the Euler load; a dash if neither is known. */
function Used({ part }: { readonly part: Utilisation | undefined }) {
  const t = useResultsText();
  const format = useFormat();
  if (part === undefined || !isUseKnown(part))
    return (
      <td data-numeric="" title={t('used.unknown')}>
        –
      </td>
    );
  const most = greatestPart(part);
  const governs = (part.stress ?? -1) >= (part.buckling ?? -1) ? 'stress' : 'buckling';
  return (
    <td data-numeric="">
      <Over data-over={most > 1 ? '' : undefined}>
        {format.quantity(most, { quantity: 'ratio', unit: '%', digits: 1 })}
      </Over>
      {most === 0 ? null : (
        <Set title={t(governs === 'stress' ? 'used.byStress' : 'used.byEuler')}>
          {' '}
          {governs === 'stress' ? 'σ' : t('used.euler')}
        </Set>
      )}
    </td>
  );
}

const Row = styled.tr`
  cursor: pointer;

  &[data-hovered],
  &[data-chosen] {
    background: ${vars.accentWash};
  }
  &[data-chosen] {
    box-shadow: inset 2px 0 0 ${vars.accent};
  }
`;

const Value = styled.td`
  white-space: nowrap;

  &[data-sign='1'] {
    color: ${vars.positiveText};
  }
  &[data-sign='-1'] {
    color: ${vars.negativeText};
  }
  &[data-extreme] {
    background: color-mix(in srgb, ${vars.sunken} 55%, transparent);
  }
`;

const Set = styled.small`
  color: ${vars.inkMuted};
`;

const Over = styled.span`
  white-space: nowrap;

  &[data-over] {
    color: ${vars.error};
    font-weight: 600;
  }
`;

const Why = styled.small`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  white-space: nowrap;
`;
