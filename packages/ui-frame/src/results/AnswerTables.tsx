import { Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Diagram } from '@eecs/solver-core';
import type { FrameSet } from '@eecs/solver-core/frame';
import {
  Button,
  DataTable,
  Panel,
  createLate,
  useFormat,
  useKitAtomValue,
  useKitStore,
  useSetKitAtom,
  useUnits,
  vars,
} from '@eecs/ui-kit';
import { type AnswerTab, AnswerTabs, ExplainButton, SymbolHead } from '@eecs/ui-kit/editor';
import { loadCombinations } from '../late/loadParts.ts';
import { shownCombinedAtom } from '../live/combining.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { FORCES, type Force } from '../state/boardResults.ts';
import { explain } from '../state/explain.ts';
import { sideOfValue } from '../state/origin.ts';
import { hoveredAtom } from '../state/selection.ts';
import { documentAtom, shownSetsAtom } from '../state/sessionAtoms.ts';
import { listEnds } from '../scheme/listEnds.ts';

/** A table beside the board ends at the bottom of the first screen. */
const MAX_HEIGHT = 'clamp(180px, calc(100vh - 640px), 480px)';
/** The number of rows shown before the reader asks for all. */
const MOST_ROWS = 60;

/** Loaded when combinations are first shown. */
const CombinedTables = createLate(loadCombinations, 'CombinedTables');

/** The tables of results: forces along each member, reactions, displacements of the joints. */
export function AnswerTables({ hasReactions }: { readonly hasReactions: boolean }) {
  const t = useLaterText();
  const hasMembers = useKitAtomValue(documentAtom).members.length > 0;
  const [set = null] = useSettled(shownSetsAtom);
  const combined = useKitAtomValue(shownCombinedAtom);
  if (combined !== null) return <CombinedTables shown={combined} hasReactions={hasReactions} />;
  if (!hasMembers || set === null) return null;
  const tab = (name: 'members' | 'reactions' | 'shifts', table: ReactNode): AnswerTab => ({
    name,
    title: t(`results.${name}.short`),
    panel: <Panel title={t(`results.${name}`)}>{table}</Panel>,
  });
  return (
    <AnswerTabs
      label={t('results.tables')}
      tabs={[
        tab('members', <MemberTable />),
        ...(hasReactions ? [tab('reactions', <ReactionTable />)] : []),
        ...(set.joints === null ? [] : [tab('shifts', <ShiftTable />)]),
      ]}
    />
  );
}

/** N, Q and M of each member: at its ends, and the extremes between them. */
function MemberTable() {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const sets = useSettled(shownSetsAtom);
  const [set = null, another] = sets;
  const hover = useSetKitAtom(hoveredAtom);
  const [isWhole, showAll] = useState(false);
  const rows = set?.members.slice(0, isWhole ? undefined : MOST_ROWS) ?? [];
  const write = (value: number, quantity: 'force' | 'moment'): string =>
    format.quantity(value, { quantity, system, withUnit: false });
  const store = useKitStore();
  const show = (member: number, force: Force, x: number, value?: number): void => {
    const diagram = set?.members[member]?.[force];
    const side = diagram === undefined || value === undefined ? 'left' : sideOfValue(diagram, x, value);
    explain(store, { kind: 'force', force, member, x, side });
  };
  return (
    <>
      <DataTable caption={t('results.members')} maxHeight={MAX_HEIGHT}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {FORCES.map((force) => (
              <th key={force} scope="col" data-numeric="">
                <SymbolHead symbol={force} unit={format.unit(force === 'M' ? 'moment' : 'force')} />
                <small> {another === undefined ? 'i / j' : 'max / min'}</small>
              </th>
            ))}
            {another === undefined ? (
              <th scope="col" data-numeric="">
                M min … max
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((member, index) => (
            <tr
              key={index}
              onPointerEnter={() => hover({ kind: 'member', index })}
              onPointerLeave={() => hover(null)}
            >
              <th scope="row">{index + 1}</th>
              {FORCES.map((force) => (
                <td key={force} data-numeric="">
                  {(another === undefined
                    ? listEnds(member[force])
                    : findRange(sets, ({ members }) => members[index]?.[force])
                  ).map((value, at) => (
                    <Line key={at}>
                      {another === undefined ? (
                        <ExplainButton
                          onExplain={() => show(index, force, at === 0 ? 0 : lengthOf(member[force]))}
                        >
                          {write(value, force === 'M' ? 'moment' : 'force')}
                        </ExplainButton>
                      ) : (
                        write(value, force === 'M' ? 'moment' : 'force')
                      )}
                    </Line>
                  ))}
                </td>
              ))}
              {another === undefined ? (
                <td data-numeric="">
                  {[member.M.min, member.M.max].map(({ x, value }, at) => (
                    <Fragment key={at}>
                      {at === 0 ? null : ' … '}
                      <ExplainButton onExplain={() => show(index, 'M', x, value)}>
                        {write(value, 'moment')}
                      </ExplainButton>
                    </Fragment>
                  ))}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {set !== null && set.members.length > MOST_ROWS && !isWhole ? (
        <Button onClick={() => showAll(true)}>{t('results.showAll', { count: set.members.length })}</Button>
      ) : null}
    </>
  );
}

/** Reactions of each support along the global axes. */
function ReactionTable() {
  const t = useLaterText();
  const store = useKitStore();
  const format = useFormat();
  const system = useUnits();
  const sets = useSettled(shownSetsAtom);
  const [set = null] = sets;
  const hover = useSetKitAtom(hoveredAtom);
  const write = (value: number, quantity: 'force' | 'moment'): string =>
    format.quantity(value, { quantity, system, withUnit: false });
  return (
    <DataTable caption={t('results.reactions')} maxHeight={MAX_HEIGHT}>
      <thead>
        <tr>
          <th scope="col">{t('results.joint')}</th>
          <th scope="col" data-numeric="">
            <SymbolHead symbol="Rx" unit={format.unit('force')} />
          </th>
          <th scope="col" data-numeric="">
            <SymbolHead symbol="Ry" unit={format.unit('force')} />
          </th>
          <th scope="col" data-numeric="">
            <SymbolHead symbol="M" unit={format.unit('moment')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {(set?.R ?? []).map(({ joint }, index) => (
          <tr
            key={joint}
            onPointerEnter={() => hover({ kind: 'joint', index: joint })}
            onPointerLeave={() => hover(null)}
          >
            <th scope="row">
              <ExplainButton onExplain={() => explain(store, { kind: 'reaction', joint })}>
                {joint + 1}
              </ExplainButton>
            </th>
            <td data-numeric="">
              <Values all={sets.map(({ R }) => R[index]?.x ?? 0)} write={(value) => write(value, 'force')} />
            </td>
            <td data-numeric="">
              <Values all={sets.map(({ R }) => R[index]?.y ?? 0)} write={(value) => write(value, 'force')} />
            </td>
            <td data-numeric="">
              <Values
                all={sets.map(({ R }) => R[index]?.moment ?? 0)}
                write={(value) => write(value, 'moment')}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Displacement and rotation of each joint. */
function ShiftTable() {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const sets = useSettled(shownSetsAtom);
  const [set = null] = sets;
  const hover = useSetKitAtom(hoveredAtom);
  const [isWhole, showAll] = useState(false);
  const joints = set?.joints ?? [];
  const rows = joints.slice(0, isWhole ? undefined : MOST_ROWS);
  const write = (value: number, quantity: 'displacement' | 'slope'): string =>
    format.quantity(value, { quantity, system, withUnit: false });
  return (
    <>
      <DataTable caption={t('results.shifts')} maxHeight={MAX_HEIGHT}>
        <thead>
          <tr>
            <th scope="col">{t('results.joint')}</th>
            {(['x', 'y'] as const).map((axis) => (
              <th key={axis} scope="col" data-numeric="">
                <SymbolHead symbol={`u${axis}`} unit={format.unit('displacement')} />
              </th>
            ))}
            <th scope="col" data-numeric="">
              <SymbolHead symbol="φ" unit={format.unit('slope')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((_, index) => (
            <tr
              key={index}
              onPointerEnter={() => hover({ kind: 'joint', index })}
              onPointerLeave={() => hover(null)}
            >
              <th scope="row">{index + 1}</th>
              <td data-numeric="">
                <Values
                  all={sets.map(({ joints: shifts }) => shifts?.[index]?.x ?? 0)}
                  write={(value) => write(value, 'displacement')}
                />
              </td>
              <td data-numeric="">
                <Values
                  all={sets.map(({ joints: shifts }) => shifts?.[index]?.y ?? 0)}
                  write={(value) => write(value, 'displacement')}
                />
              </td>
              <td data-numeric="">
                <Values
                  all={sets.map(({ joints: shifts }) => shifts?.[index]?.r ?? 0)}
                  write={(value) => write(value, 'slope')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {joints.length > MOST_ROWS && !isWhole ? (
        <Button onClick={() => showAll(true)}>{t('results.showAll', { count: joints.length })}</Button>
      ) : null}
    </>
  );
}

/** The value of one case set, or the maximum and minimum of several. */
function Values({
  all,
  write,
}: {
  readonly all: readonly number[];
  readonly write: (value: number) => string;
}) {
  const [only, another] = all;
  if (only === undefined || another === undefined) return write(only ?? 0);
  return [Math.max(...all), Math.min(...all)].map((value, at) => <Line key={at}>{write(value)}</Line>);
}

/** Returns the length of the member of a diagram. */
function lengthOf({ segments }: Diagram): number {
  return segments.at(-1)?.x1 ?? 0;
}

/** Returns the maximum and minimum of a member over several case sets. */
function findRange(
  sets: readonly FrameSet[],
  pick: (set: FrameSet) => Diagram | undefined,
): readonly [number, number] {
  const diagrams = sets.flatMap((set) => pick(set) ?? []);
  return [
    Math.max(...diagrams.map(({ max }) => max.value)),
    Math.min(...diagrams.map(({ min }) => min.value)),
  ];
}

const Line = styled.span`
  display: block;
  white-space: nowrap;
  color: inherit;

  & + & {
    border-top: 1px solid ${vars.hairline};
  }
`;
