import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useFormat, useKitStore, useSetKitAtom, vars } from '@eecs/ui-kit';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { nameRod } from '../../hand/writeLine.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { selectionAtom } from '../../state/selection.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { explainRod, explainShift } from '../../state/explain.ts';
import { type Extremes as FoundExtremes, findExtremes } from '../values/findExtremes.ts';

/** The greatest tension, the greatest compression and the greatest displacement, displayed prominently. */
export function Extremes() {
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(drawnSetAtom);
  const envelope = useSettled(envelopeAtom);
  const tOwn = useResultsText();
  const store = useKitStore();
  const found = useMemo(() => (set === null ? null : findExtremes(set, envelope)), [set, envelope]);
  if (shown === null || found === null) return null;
  return (
    <ExtremeList
      document={shown.document}
      found={found}
      governs={(governing) => tOwn('governs', { set: governing + 1 })}
      onExplain={(rod, governing) => explainRod(store, rod, governing ?? undefined)}
    />
  );
}

interface ExtremeListProps {
  readonly document: TrussCase;
  readonly found: FoundExtremes;
  /** Names the governing case set or combination by its index. */
  readonly governs: (governing: number) => string;
  /** Opens the explanation of the force of a rod; displacements are then explained too. @default the rod is selected */
  readonly onExplain?: (rod: number, governing: number | null) => void;
}

/** The extremes as a line of buttons that select their rods and joints, or explain their values. */
export function ExtremeList({ document, found, governs, onExplain }: ExtremeListProps) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const choose = useSetKitAtom(selectionAtom);
  const store = useKitStore();
  const { system } = document.units;
  const { tension, compression, moved } = found;
  return (
    <List>
      {([tension, compression] as const).map(({ rod, value, set: governing }, at) => {
        const sign = at === 0 ? 1 : -1;
        const name = t(at === 0 ? 'results.mostTension' : 'results.mostCompression');
        return value * sign <= 0 ? (
          <Item key={sign}>
            {name} {tOwn('extreme.none')}
          </Item>
        ) : (
          <Item key={sign}>
            {name}{' '}
            <Number
              type="button"
              data-sign={sign}
              onClick={() =>
                onExplain === undefined ? choose([{ kind: 'link', index: rod }]) : onExplain(rod, governing)
              }
            >
              {format.quantity(value, { quantity: 'force', system })} ({nameRod(rod, document.links)})
            </Number>
            {governing === null ? null : ` ${governs(governing)}`}
          </Item>
        );
      })}
      {moved === null ? null : (
        <Item>
          {t('results.mostMoved')}{' '}
          <Number
            type="button"
            onClick={() =>
              onExplain === undefined
                ? choose([{ kind: 'joint', index: moved.joint }])
                : explainShift(store, moved.joint)
            }
          >
            {format.quantity(moved.size, { quantity: 'displacement', system })} ({moved.joint + 1})
          </Number>
        </Item>
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Number = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.ink};
  font: inherit;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  &[data-sign='1'] {
    color: ${vars.positiveText};
  }
  &[data-sign='-1'] {
    color: ${vars.negativeText};
  }
`;
