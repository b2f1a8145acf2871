import { useDeferredValue, useMemo, useState } from 'react';
import { isDistributed } from '@eecs/solver-core';
import { styled } from 'styled-components';
import {
  Button,
  FieldGroup,
  SegmentedControl,
  useFormat,
  useKitAtomValue,
  useLocale,
  useSetKitAtom,
  useText,
  vars,
} from '@eecs/ui-kit';
import { nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { loadQuantity, toPlainEdit } from '@eecs/ui-kit/editing';
import { describeAlong } from '@eecs/ui-kit/layout';
import { isReadOnlyAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { hasSides } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';
import type { OwnLoadsProps } from './OwnLoads.tsx';
import {
  MOST_AXLES,
  MOVED_KINDS,
  type MovedKind,
  type MovedLoads,
  getAcross,
  listMoved,
  moveLoads,
} from './moveOwnLoads.ts';
import { useWorst } from './useWorst.ts';

export interface WorstLoadsProps extends OwnLoadsProps {
  readonly writePlace: (x: number) => string;
}

/** The greatest number of listed loads; of more, only the first are listed. */
const MOST_NAMED = 8;

/**
 * The beam's own loads in the positions that give the greatest and the least value of the quantity, each found by its
 * influence line and solved; a button moves the loads there. During a drag of the mark it is updated with a delay.
 */
export function WorstLoads({ line: newest, ...props }: WorstLoadsProps) {
  const t = useText(influenceMessages);
  const tEditor = useEditorText();
  const { document, index: set, choice } = props;
  const line = useDeferredValue(newest);
  const [chosen, choose] = useState<MovedKind | null>(null);
  const counts = {
    points: listMoved(document, { kind: 'points', set }).length,
    uniform: listMoved(document, { kind: 'uniform', set }).length,
  };
  const kind = chosen ?? (counts.points === 0 && counts.uniform > 0 ? 'uniform' : 'points');
  const count = counts[kind];
  const side = hasSides(document, choice) && choice.side === 'left' ? 'left' : 'right';
  const found = useMemo(() => {
    const wish = { kind, line, set, side } as const;
    return (['max', 'min'] as const).map((which) => ({ which, moved: moveLoads(document, wish, which) }));
  }, [document, kind, line, set, side]);
  return (
    <Form>
      <legend>{t('worst.title', { set: nameSet(set, document.caseSets, tEditor) })}</legend>
      <SegmentedControl
        label={t('worst.kind')}
        value={kind}
        segments={MOVED_KINDS.map((value) => ({ value, label: t(`worst.kinds.${value}`) }))}
        onChange={choose}
      />
      {count === 0 ? (
        <p>{t('worst.none')}</p>
      ) : kind === 'points' && count > MOST_AXLES ? (
        <p>{t('worst.many', { most: MOST_AXLES })}</p>
      ) : (
        found.map(({ which, moved }) =>
          moved === null ? (
            <p key={which}>{t(which === 'max' ? 'train.neverMost' : 'train.neverLeast')}</p>
          ) : (
            <Worst key={which} {...props} which={which} moved={moved} side={side} />
          ),
        )
      )}
    </Form>
  );
}

interface WorstProps extends Omit<WorstLoadsProps, 'line'> {
  readonly which: 'max' | 'min';
  readonly moved: MovedLoads;
  readonly side: 'left' | 'right';
}

function Worst({ quantity, name, writePlace, which, moved, ...asked }: WorstProps) {
  const t = useText(influenceMessages);
  const format = useFormat();
  const locale = useLocale();
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const { system } = asked.document.units;
  const { loads } = moved.document;
  const found = useWorst(asked, moved);
  if (found === null) return null;
  const { write } = format.results({ quantity, system, greatest: Math.abs(found.value) });
  const writerOf = (of: Parameters<typeof format.brief>[1]) => ({
    locale,
    write: (size: number) => format.brief(size, of),
  });
  const listed = moved.moved.slice(0, MOST_NAMED).map((load) => {
    const of = { quantity: loadQuantity(load.className), system } as const;
    return isDistributed(load)
      ? t('worst.spread', {
          value: describeAlong('y', load.y[0], writerOf(of)),
          start: writePlace(load.x[0]),
          end: writePlace(load.x[1]),
        })
      : t(load.className === 'GenericLoad' ? 'worst.inclined' : 'worst.load', {
          value: describeAlong('y', getAcross(load), writerOf(of)),
          place: writePlace(load.x),
        });
  });
  const told = listed.join(', ') + (moved.moved.length > MOST_NAMED ? ', …' : '');
  return (
    <Line>
      <p>
        {t(which === 'max' ? 'worst.most' : 'worst.least', {
          value: `${name} = ${write(found.value)}`,
          loads: moved.isTurned ? t('worst.turned', { loads: told }) : told,
        })}{' '}
        {found.agrees ? t('worst.agrees') : t('worst.differs', { value: write(found.promised) })}
      </p>
      {found.isSo ? (
        <p>{t('worst.isSo')}</p>
      ) : (
        <Button
          aria-label={t(which === 'max' ? 'worst.setMost' : 'worst.setLeast')}
          disabled={isReadOnly}
          onClick={() => edit((now) => toPlainEdit({ ...now, loads }))}
        >
          {t('worst.set')}
        </Button>
      )}
    </Line>
  );
}

const Form = styled(FieldGroup)`
  justify-items: start;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space3};
`;
