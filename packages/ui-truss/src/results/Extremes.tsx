import { styled } from 'styled-components';
import { useFormat, useSetKitAtom, vars } from '@eecs/ui-kit';
import { shownAnswerAtom, shownSetAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { selectionAtom } from '../state/selection.ts';

/** The greatest tension, the greatest compression and the joint that moves most, as first-class numbers. */
export function Extremes() {
  const t = useEditorText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const choose = useSetKitAtom(selectionAtom);
  if (shown === null || set === null) return null;
  const { document } = shown;
  const { system } = document.units;
  const nameRod = (index: number): string => {
    const link = document.links[index];
    return link === undefined ? '' : `${link.i + 1}–${link.j + 1}`;
  };
  const most = findIndex(set.N, (a, b) => a > b);
  const least = findIndex(set.N, (a, b) => a < b);
  const [tension, compression] = [set.N[most] ?? 0, set.N[least] ?? 0];
  const moved = set.displacement?.reduce(
    (best, { joint, x, y, z }) => {
      const size = Math.hypot(x, y, z);
      return size > best.size ? { joint, size } : best;
    },
    { joint: -1, size: 0 },
  );
  return (
    <List>
      {tension > 0 ? (
        <Item>
          {t('results.mostTension')}{' '}
          <Number type="button" data-sign="1" onClick={() => choose([{ kind: 'link', index: most }])}>
            {format.quantity(tension, { quantity: 'force', system })} ({nameRod(most)})
          </Number>
        </Item>
      ) : null}
      {compression < 0 ? (
        <Item>
          {t('results.mostCompression')}{' '}
          <Number type="button" data-sign="-1" onClick={() => choose([{ kind: 'link', index: least }])}>
            {format.quantity(compression, { quantity: 'force', system })} ({nameRod(least)})
          </Number>
        </Item>
      ) : null}
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
