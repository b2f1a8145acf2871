import { useState } from 'react';
import type { TrussSituation } from '@eecs/solver-core/combinations';
import { useSetKitAtom } from '@eecs/ui-kit';
import { GoverningTable, greatestOf, useCombinationText } from '@eecs/ui-kit/editor';
import { isSpatial } from '../../editing/isSpatial.ts';
import { ANCHOR } from '../../editing/joints.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import { type ShownCombined, shownCombinationAtom } from '../../live/combining.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { hoveredAtom } from '../../state/selection.ts';

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
  const hover = useSetKitAtom(hoveredAtom);
  const [page, turn] = useState(0);
  const { document } = shown;
  const list = situation[of] ?? [];
  const [quantity, letter] =
    of === 'reactions' ? (['force', 'R'] as const) : (['displacement', 'u'] as const);
  const axes = isSpatial(document) ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const greatest = greatestOf(list.flatMap((values) => axes.map((axis) => values[axis])));
  const isHeld = (joint: number, axis: (typeof axes)[number]): boolean =>
    of === 'displacements' || ((document.joints[joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0;
  const first = Math.min(page, Math.max(0, Math.ceil(list.length / ROWS) - 1)) * ROWS;
  return (
    <>
      <Pager page={first / ROWS} rows={ROWS} count={list.length} onTurn={turn} />
      <GoverningTable
        caption={tKit(of === 'reactions' ? 'results.reactions' : 'results.shifts')}
        maxHeight="320px"
        title={t('results.joint')}
        columns={axes.map((axis) => ({ symbol: `${letter}${axis}`, quantity }))}
        rows={list.slice(first, first + ROWS).map((values) => {
          const item = { kind: 'joint', index: values.joint } as const;
          return {
            key: values.joint,
            head: <ItemName item={item} name={String(values.joint + 1)} />,
            ranges: axes.map((axis) => (isHeld(values.joint, axis) ? values[axis] : null)),
            hover: (isOver) => hover(isOver ? item : null),
          };
        })}
        situation={situation}
        document={document}
        shownAtom={shownCombinationAtom}
        greatest={axes.map(() => greatest)}
      />
    </>
  );
}
