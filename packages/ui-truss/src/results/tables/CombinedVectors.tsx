import { useState } from 'react';
import type { TrussSituation } from '@eecs/solver-core/combinations';
import { DataTable, useFormat, useSetKitAtom } from '@eecs/ui-kit';
import { SymbolHead, useCombinationText } from '@eecs/ui-kit/editor';
import { isSpatial } from '../../editing/isSpatial.ts';
import { ANCHOR } from '../../editing/joints.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import type { ShownCombined } from '../../live/combining.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { hoveredAtom } from '../../state/selection.ts';
import { CombinationCell } from './CombinationCell.tsx';

/** Number of rows per page of the table. */
const ROWS = 20;

interface CombinedVectorsProps {
  readonly shown: ShownCombined;
  readonly situation: TrussSituation;
  readonly of: 'reactions' | 'displacements';
}

/** The governing reactions of each support, or displacements of each joint, along the axes with their combinations. */
export function CombinedVectors({ shown, situation, of }: CombinedVectorsProps) {
  const t = useLaterText();
  const tKit = useCombinationText();
  const format = useFormat();
  const hover = useSetKitAtom(hoveredAtom);
  const [page, turn] = useState(0);
  const { document } = shown;
  const { system } = document.units;
  const list = situation[of] ?? [];
  const [quantity, letter] =
    of === 'reactions' ? (['force', 'R'] as const) : (['displacement', 'u'] as const);
  const axes = isSpatial(document) ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const greatest = Math.max(
    0,
    ...list.flatMap((values) =>
      axes.flatMap((axis) => [Math.abs(values[axis].max.value), Math.abs(values[axis].min.value)]),
    ),
  );
  const isHeld = (joint: number, axis: (typeof axes)[number]): boolean =>
    of === 'displacements' || ((document.joints[joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0;
  const first = Math.min(page, Math.max(0, Math.ceil(list.length / ROWS) - 1)) * ROWS;
  return (
    <>
      <Pager page={first / ROWS} rows={ROWS} count={list.length} onTurn={turn} />
      <DataTable
        caption={tKit(of === 'reactions' ? 'results.reactions' : 'results.shifts')}
        maxHeight="320px"
      >
        <thead>
          <tr>
            <th scope="col">{t('results.joint')}</th>
            {axes.flatMap((axis) =>
              (['max', 'min'] as const).map((end) => (
                <th key={`${axis} ${end}`} scope="col" data-numeric="">
                  <SymbolHead symbol={`${letter}${axis}`} unit={format.unit(quantity)} />{' '}
                  <small>{tKit(`results.${end}`)}</small>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {list.slice(first, first + ROWS).map((values) => {
            const item = { kind: 'joint', index: values.joint } as const;
            return (
              <tr key={values.joint} onPointerEnter={() => hover(item)} onPointerLeave={() => hover(null)}>
                <th scope="row">
                  <ItemName item={item} name={String(values.joint + 1)} />
                </th>
                {axes.flatMap((axis) =>
                  (['max', 'min'] as const).map((end) => {
                    const { value, combination } = values[axis][end];
                    const isNone = (size: number): boolean => Math.abs(size) <= ROUNDING * greatest;
                    const shownValue = isNone(value) ? 0 : value;
                    const { max, min } = values[axis];
                    const acts = !isNone(max.value) || !isNone(min.value);
                    return acts && isHeld(values.joint, axis) ? (
                      <CombinationCell
                        key={`${axis} ${end}`}
                        shown={shown}
                        situation={situation}
                        value={format.quantity(shownValue, { quantity, system, withUnit: false })}
                        sign={0}
                        combination={combination}
                        isShort
                      />
                    ) : (
                      <td key={`${axis} ${end}`} data-numeric="">
                        {isHeld(values.joint, axis) ? '0' : '–'}
                      </td>
                    );
                  }),
                )}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </>
  );
}

/** A value below this fraction of the greatest one is rounding. */
const ROUNDING = 1e-9;
