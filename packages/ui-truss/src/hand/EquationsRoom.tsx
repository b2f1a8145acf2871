import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@eecs/solver-core';
import { type TrussDescriptor, type TrussSet, createTrussSolver } from '@eecs/solver-core/truss';
import { Alert, Button, useKitAtomValue, useLocale, vars } from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { type ShownAnswer, type ShownSet, shownResultAtom } from '../live/shownAnswer.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { BlockView } from './BlockView.tsx';
import { describeSystem } from './describedSystem.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { MatrixPicture } from './MatrixPicture.tsx';
import { Pager } from './Pager.tsx';

/** Equations of a truss with more rods than this take a while: they are made on request. */
const QUICK_LINKS = 400;

/** The equations A·x = b behind a result, by blocks in solution order. */
export function EquationsRoom() {
  const t = useResultsText();
  const [isAsked, ask] = useState(false);
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  const { length: count } = result.shown.document.links;
  if (!isAsked && count > QUICK_LINKS)
    return (
      <Room>
        <p>{t('equations.large', { count })}</p>
        <div>
          <Button onClick={() => ask(true)}>{t('equations.make')}</Button>
        </div>
      </Room>
    );
  return <Equations {...result} />;
}

function Equations({ shown, set, at }: ShownSet) {
  const t = useResultsText();
  const { document, answer } = shown;
  const descriptor = useMemo((): TrussDescriptor | null => {
    if (set.descriptor !== null) return set.descriptor;
    const solved = createTrussSolver().solve(document, { include: ['descriptor'], mohr: [] });
    return solved.level === 'error' ? null : (solved.sets[at]?.descriptor ?? null);
  }, [document, set, at]);
  if (descriptor === null) return <Alert>{t('equations.none')}</Alert>;
  return (
    <Room>
      <SetName caseSets={shown.document.caseSets} at={at} />
      <Facts descriptor={descriptor} rank={answer.rank} />
      <MatrixTable descriptor={descriptor} document={document} />
      <Blocks shown={shown} set={set} descriptor={descriptor} />
    </Room>
  );
}

/** The size of the system, its composition, and the conditioning of its numbers. */
function Facts({ descriptor, rank }: { readonly descriptor: TrussDescriptor; readonly rank: number }) {
  const t = useResultsText();
  const locale = useLocale();
  const write = (value: number): string =>
    formatNumber(value, { digits: 2, notation: 'significant', locale });
  const { method, unknowns, equations, A, residual, condition, isolated } = descriptor;
  const count = (kind: string): number => unknowns.filter((one) => one.kind === kind).length;
  return (
    <List>
      <li>{t(`equations.${method}`)}</li>
      <li>
        {t('equations.size', {
          unknowns: unknowns.length,
          equations: equations.length,
          entries: A.entries.length,
        })}
      </li>
      <li>
        {t('equations.kinds', { rods: count('axialForce'), reactions: count('reaction') })}
        {count('displacement') === 0 ? '' : t('equations.moved', { count: count('displacement') })}
      </li>
      <li>{t('equations.blocks', { count: isolated.length })}</li>
      <li>{t('equations.rank', { rank })}</li>
      <li>{t('equations.residual', { value: write(residual) })}</li>
      <li>{t('equations.condition', { value: condition === null ? '–' : write(condition) })}</li>
    </List>
  );
}

function Blocks({
  shown: { document },
  set,
  descriptor,
}: {
  readonly shown: ShownAnswer;
  readonly set: TrussSet;
  readonly descriptor: TrussDescriptor;
}) {
  const t = useResultsText();
  const [wanted, turn] = useState(0);
  const system = useMemo(() => describeSystem(descriptor, set), [descriptor, set]);
  const at = Math.min(wanted, system.blocks.length - 1);
  const block = system.blocks[at];
  return (
    <>
      <MatrixPicture descriptor={descriptor} block={at} />
      <Pager page={at} rows={1} count={system.blocks.length} name={t('equations.block')} onTurn={turn} />
      {block === undefined ? null : (
        <BlockView key={at} block={block} system={system} descriptor={descriptor} document={document} />
      )}
    </>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space3};

  & > p {
    margin: 0;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space4};
  margin: 0;
  padding: 0;
  color: ${vars.inkMuted};
  list-style: none;
`;
