import { styled } from 'styled-components';
import type { TrussSet } from '@eecs/solver-core/truss';
import { useFormat, useSetKitAtom, vars } from '@eecs/ui-kit';
import { shownAnswerAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { nameRod } from '../hand/writeLine.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { drawnSetAtom, envelopeAtom } from './drawnSet.ts';
import type { TrussEnvelope } from './envelope.ts';

/** The greatest tension, the greatest compression and the joint that moves most, as first-class numbers. */
export function Extremes() {
  const t = useEditorText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(drawnSetAtom);
  const envelope = useSettled(envelopeAtom);
  const choose = useSetKitAtom(selectionAtom);
  const tOwn = useResultsText();
  if (shown === null || set === null) return null;
  const { document } = shown;
  const { system } = document.units;
  const N = withoutRounding(set);
  const most = findIndex(N, (a, b) => a > b);
  const least = findIndex(N, (a, b) => a < b);
  const tension = envelope === null ? rodAt(most, N[most]) : endOf(envelope, 'max');
  const compression = envelope === null ? rodAt(least, N[least]) : endOf(envelope, 'min');
  const moved = set.displacement?.reduce(
    (best, { joint, x, y, z }) => {
      const size = Math.hypot(x, y, z);
      return size > best.size ? { joint, size } : best;
    },
    { joint: -1, size: 0 },
  );
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
            <Number type="button" data-sign={sign} onClick={() => choose([{ kind: 'link', index: rod }])}>
              {format.quantity(value, { quantity: 'force', system })} ({nameRod(rod, document.links)})
            </Number>
            {governing === null ? null : ` ${tOwn('governs', { set: governing + 1 })}`}
          </Item>
        );
      })}
      {moved === undefined || moved.joint < 0 ? null : (
        <Item>
          {t('results.mostMoved')}{' '}
          <Number type="button" onClick={() => choose([{ kind: 'joint', index: moved.joint }])}>
            {format.quantity(moved.size, { quantity: 'displacement', system })} ({moved.joint + 1})
          </Number>
        </Item>
      )}
    </List>
  );
}

/** The forces of a set; those that are zero within rounding are 0. */
function withoutRounding({ N, zeroForce }: TrussSet): readonly number[] {
  const zero = new Set(zeroForce);
  return N.map((value, index) => (zero.has(index) ? 0 : value));
}

interface End {
  readonly rod: number;
  readonly value: number;
  /** The case set that governs; null where only one is shown. */
  readonly set: number | null;
}

function rodAt(rod: number, value = 0): End {
  return { rod, value, set: null };
}

/** The rod with the greatest, or the least, force over the case sets. */
function endOf({ N }: TrussEnvelope, end: 'max' | 'min'): End {
  const sign = end === 'max' ? 1 : -1;
  const values = N.map((range) => range[end].value * sign);
  const rod = findIndex(values, (a, b) => a > b);
  const governed = N[rod]?.[end];
  return { rod, value: governed?.value ?? 0, set: governed?.set ?? null };
}

function findIndex(values: readonly number[], isBetter: (a: number, b: number) => boolean): number {
  let best = 0;
  values.forEach((value, index) => {
    if (isBetter(value, values[best] ?? 0)) best = index;
  });
  return best;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space4};
  margin: 0;
  padding: ${vars.space1} ${vars.space2};
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
