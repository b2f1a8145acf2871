import { useState } from 'react';
import { styled } from 'styled-components';
import type { GoverningValue, Range } from '@eecs/solver-core/combinations';
import { Button, Panel, useKitAtom, useSetKitAtom } from '@eecs/ui-kit';
import {
  type GoverningColumn,
  GoverningTable,
  UpliftNotes,
  greatestOf,
  useCombinationText,
  useLeaveByEsc,
} from '@eecs/ui-kit/editor';
import { type ShownCombined, shownCombinationAtom } from '../live/combining.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { hoveredAtom } from '../state/selection.ts';

/** The number of rows shown before the reader asks for all. */
const MOST_ROWS = 60;

interface CombinedTablesProps {
  readonly shown: ShownCombined;
  readonly hasReactions: boolean;
}

type Situation = ShownCombined['situation'];

/**
 * The governing values of all combinations: N, Q and M of each member, the reactions with uplift in words, and the
 * displacements, each with its combination, which a press shows by itself.
 */
export function CombinedTables({ shown, hasReactions }: CombinedTablesProps) {
  const t = useLaterText();
  const tKit = useCombinationText();
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const leave = useLeaveByEsc(alone === null ? null : () => show(null));
  const { situation, combined } = shown;
  const service =
    situation.displacements === null
      ? combined.situations.find(({ displacements }) => displacements !== null)
      : situation;
  const title = (name: string, { situation: of }: Situation): string => `${name}: ${tKit(`situation.${of}`)}`;
  return (
    <Box onKeyDown={leave} data-stale={shown.isStale || undefined} data-combined="">
      <Panel title={title(t('results.members'), situation)}>
        <Rows
          shown={shown}
          of={listForces(situation)}
          situation={situation}
          caption={t('results.members')}
          kind="member"
        />
      </Panel>
      {hasReactions ? (
        <Panel title={title(t('results.reactions'), situation)}>
          <Rows
            shown={shown}
            of={listReactions(situation)}
            situation={situation}
            caption={tKit('results.reactions')}
            kind="joint"
          />
          <UpliftNotes
            situations={combined.situations}
            situation={situation}
            system={shown.document.units.system}
          />
        </Panel>
      ) : null}
      {service === undefined ? null : (
        <Panel title={title(t('results.shifts'), service)}>
          <Rows
            shown={shown}
            of={listShifts(service)}
            situation={service}
            caption={tKit('results.shifts')}
            kind="joint"
          />
        </Panel>
      )}
    </Box>
  );
}

/** The columns of a table, and the ranges of each object. */
interface Listed {
  readonly columns: readonly GoverningColumn[];
  readonly list: readonly { readonly index: number; readonly ranges: readonly Range<GoverningValue>[] }[];
}

const FORCES = ['N', 'Q', 'M'] as const;

function listForces({ members }: Situation): Listed {
  return {
    columns: FORCES.map((symbol) => ({ symbol, quantity: symbol === 'M' ? 'moment' : 'force' })),
    list: members.map((effects, index) => ({
      index,
      ranges: FORCES.flatMap((effect) => {
        const range = effects[effect];
        return range === undefined ? [] : [{ max: range.max.extreme, min: range.min.extreme }];
      }),
    })),
  };
}

function listReactions({ reactions }: Situation): Listed {
  return {
    columns: [
      { symbol: 'Rx', quantity: 'force' },
      { symbol: 'Ry', quantity: 'force' },
      { symbol: 'M', quantity: 'moment' },
    ],
    list: reactions.map(({ joint, x, y, moment }) => ({ index: joint, ranges: [x, y, moment] })),
  };
}

function listShifts({ displacements }: Situation): Listed {
  return {
    columns: [
      { symbol: 'ux', quantity: 'displacement' },
      { symbol: 'uy', quantity: 'displacement' },
      { symbol: 'φ', quantity: 'slope' },
    ],
    list: (displacements ?? []).map(({ joint, x, y, r }) => ({ index: joint, ranges: [x, y, r] })),
  };
}

/** A table of governing values; of many objects the first ones until the reader asks for all. */
function Rows({
  shown,
  of: { columns, list },
  situation,
  caption,
  kind,
}: {
  readonly shown: ShownCombined;
  readonly of: Listed;
  readonly situation: Situation;
  readonly caption: string;
  readonly kind: 'joint' | 'member';
}) {
  const t = useLaterText();
  const hover = useSetKitAtom(hoveredAtom);
  const [isWhole, showAll] = useState(false);
  return (
    <>
      <GoverningTable
        caption={caption}
        maxHeight="480px"
        title={kind === 'member' ? '#' : t('results.joint')}
        columns={columns}
        rows={list.slice(0, isWhole ? undefined : MOST_ROWS).map(({ index, ranges }) => ({
          key: index,
          head: index + 1,
          ranges,
          hover: (isOver) => hover(isOver ? { kind, index } : null),
        }))}
        situation={situation}
        document={shown.document}
        shownAtom={shownCombinationAtom}
        greatest={columns.map((_, column) => greatestOf(list.flatMap(({ ranges }) => ranges[column] ?? [])))}
      />
      {list.length > MOST_ROWS && !isWhole ? (
        <Button onClick={() => showAll(true)}>{t('results.showAll', { count: list.length })}</Button>
      ) : null}
    </>
  );
}

const Box = styled.div`
  display: contents;

  &[data-stale] > * {
    opacity: 0.5;
  }
`;
