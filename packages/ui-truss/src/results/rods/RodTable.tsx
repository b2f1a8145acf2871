import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  type JudgedRod,
  type TrussRodCheck,
  citeRodCheck,
  nameCheckCause,
  readStandard,
} from '@eecs/solver-core/code-checks';
import { isMet } from '@eecs/solver-core/sizing';
import { DataTable, useFormat, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { SymbolHead } from '@eecs/ui-kit/editor';
import { toItemKey } from '../../editing/items.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import { nameRod } from '../../hand/writeLine.ts';
import { chosenKeysAtom, hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { useRodText } from './rodMessages.ts';
import type { CheckedRods } from './useRodChecks.ts';

type Judged = TrussRodCheck & JudgedRod;

/** Number of rows per page of the table. */
const ROWS = 60;

/** The checked rods by utilisation, the highest first; a click on a row selects its rod. */
export function RodTable({ checked }: { readonly checked: CheckedRods }) {
  const t = useRodText();
  const format = useFormat();
  const [page, turn] = useState(0);
  const judged = useMemo(
    () =>
      checked.rods
        .filter((rod): rod is Judged => rod.ok)
        .toSorted((a, b) => b.utilisation - a.utilisation || a.link - b.link),
    [checked],
  );
  if (judged.length === 0) return null;
  // All loads act together, so there are no cases to name.
  const hasCauses = checked.combined !== null || checked.document.caseSets.length > 0;
  const at = Math.min(page, Math.max(0, Math.ceil(judged.length / ROWS) - 1));
  return (
    <>
      <Pager page={at} rows={ROWS} count={judged.length} onTurn={turn} />
      <DataTable caption={t('table')} maxHeight="480px">
        <thead>
          <tr>
            <th scope="col">{t('rod')}</th>
            <th scope="col" data-numeric="">
              {t('use')}
            </th>
            <th scope="col" data-numeric="">
              <SymbolHead symbol="N" unit={format.unit('force')} />
            </th>
            <th scope="col" data-numeric="">
              {t('resistance')}, {format.unit('force')}
            </th>
            <th scope="col">{t('governs')}</th>
            <th scope="col" data-numeric="">
              {t('slenderness')}
            </th>
            <th scope="col" data-numeric="">
              {t('reduction')}
            </th>
            {hasCauses ? <th scope="col">{t('by')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {judged.slice(at * ROWS, (at + 1) * ROWS).map((rod) => (
            <RodRow key={rod.link} rod={rod} checked={checked} hasCause={hasCauses} />
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

interface RodRowProps {
  readonly rod: Judged;
  readonly checked: CheckedRods;
  readonly hasCause: boolean;
}

function RodRow({ rod, checked, hasCause }: RodRowProps) {
  const t = useRodText();
  const format = useFormat();
  const [hovered, hover] = useKitAtom(hoveredAtom);
  const chosen = useKitAtomValue(chosenKeysAtom);
  const choose = useSetKitAtom(selectionAtom);
  const { document } = checked;
  const { system } = document.units;
  const standard = readStandard(document, 'rods')?.standard;
  const item = { kind: 'link', index: rod.link } as const;
  const mode = rod.compression?.modes.find((one) => one.mode === rod.governs);
  const force = (value: number): string =>
    format.quantity(value, { quantity: 'force', system, withUnit: false });
  const ratio = (value: number): string =>
    format.quantity(value, { quantity: 'ratio', digits: 3, withUnit: false });
  return (
    <Row
      data-hovered={hovered?.kind === 'link' && hovered.index === rod.link ? '' : undefined}
      data-chosen={chosen.has(toItemKey(item)) ? '' : undefined}
      onPointerEnter={() => hover(item)}
      onPointerLeave={() => hover(null)}
      onClick={() => choose([item])}
    >
      <th scope="row">
        <ItemName item={item} name={nameRod(rod.link, document.links)} />
      </th>
      <td data-numeric="" data-over={isMet(rod) ? undefined : ''}>
        {format.quantity(rod.utilisation, { quantity: 'ratio', unit: '%', digits: 1 })}
      </td>
      <td data-numeric="">{force(rod.N)}</td>
      <td data-numeric="">{force(rod.resistance)}</td>
      <td>
        {t(`governs.${rod.governs}`)}
        {mode?.curve == null ? '' : `, ${t('curve', { curve: mode.curve })}`}
        {standard === undefined ? '' : `, ${citeRodCheck(rod, standard).resistance}`}
      </td>
      <td data-numeric="">{mode === undefined ? '–' : ratio(mode.slenderness)}</td>
      <td data-numeric="">{mode === undefined ? '–' : ratio(mode.reduction)}</td>
      {hasCause ? <td>{nameCheckCause(rod.cause, document.caseSets, (set) => t('set', { set }))}</td> : null}
    </Row>
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
  & > [data-over] {
    color: ${vars.error};
    font-weight: 600;
  }
`;
