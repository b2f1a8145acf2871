import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { StressGap, Theory } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type FrameStresses, computeFrameStresses } from '@eecs/solver-core/frame-stress';
import { curveToDiagram } from '@eecs/solver-core/stress';
import {
  DataTable,
  DiagramPlot,
  SelectField,
  TableHead,
  createDiagramCursor,
  useFormat,
  useKitAtomValue,
  vars,
} from '@eecs/ui-kit';
import { SetName } from '@eecs/ui-kit/editor';
import { axisOf } from '../editing/curves.ts';
import { useSettled } from '../live/useSettled.ts';
import { Lead, Room } from '../stability/roomStyle.ts';
import type { ShownAnswer } from '../state/sessionAtoms.ts';
import { areAllShownAtom, shownAnswerAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { type MemberStress, findGoverningMember, listMemberStresses } from './listMemberStresses.ts';
import { useStudyText } from './studyMessages.ts';

const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const satisfies readonly Theory[];
/** The maximum number of members in the list and the table. */
const MOST = 200;

/** The stresses along the members: the governing member, the diagrams of one, and a table of all. */
export function StressRoom() {
  const shown = useSettled(shownAnswerAtom);
  return shown === null ? null : <Opened shown={shown} />;
}

function Opened({ shown: { document, answer } }: { readonly shown: ShownAnswer }) {
  const t = useStudyText();
  const index = useKitAtomValue(shownSetIndexAtom);
  const areAll = useKitAtomValue(areAllShownAtom);
  const [theory, choose] = useState<Theory>('eq4');
  const [chosen, chooseMember] = useState<number | null>(null);
  const stresses = useMemo(
    () => computeFrameStresses(document, answer, { hasTheories: true }),
    [document, answer],
  );
  const rows = useMemo(
    () =>
      listMemberStresses(document, stresses, {
        theory,
        sets: areAll ? answer.sets.map((_, set) => set) : [index],
      }),
    [document, stresses, theory, answer, areAll, index],
  );
  const governing = findGoverningMember(rows);
  const member = Math.min(chosen ?? governing ?? 0, document.members.length - 1);
  return (
    <Room>
      {areAll ? null : <SetName caseSets={document.caseSets} at={index} />}
      <Lead>{t('stress.lead')}</Lead>
      <Gaps document={document} gaps={stresses.gaps} />
      {governing === null ? null : (
        <Governing document={document} member={governing} row={rows[governing]!} />
      )}
      <Choices>
        <SelectField<Theory>
          label={t('stress.theory')}
          value={theory}
          options={THEORIES.map((value) => ({ value, label: t(`theories.${value}`) }))}
          onChange={choose}
        />
        <SelectField
          label={t('stress.member')}
          value={String(member)}
          options={document.members
            .slice(0, MOST)
            .map((_, at) => ({ value: String(at), label: String(at + 1) }))}
          onChange={(value) => chooseMember(Number(value))}
        />
      </Choices>
      <MemberPlots document={document} stresses={stresses} member={member} set={index} theory={theory} />
      <StressTable rows={rows} />
    </Room>
  );
}

/** Why some of the stresses are unknown, and the inputs that would determine them. */
function Gaps({ document, gaps }: { readonly document: FrameCase; readonly gaps: readonly StressGap[] }) {
  const t = useStudyText();
  const nameOf = ({ path }: StressGap): string => {
    const [, list, at] = path.split('/');
    if (list === 'sections') return document.sections[Number(at)]?.label ?? '';
    return list === 'materials' ? (document.materials[Number(at)]?.name ?? '') : '';
  };
  if (gaps.length === 0) return null;
  return (
    <List>
      {gaps.map((gap) => (
        <li key={`${gap.code} ${gap.path}`}>{t(`gap.${GAP_WORDS[gap.code]}`, { name: nameOf(gap) })}</li>
      ))}
    </List>
  );
}

const GAP_WORDS = {
  'stress.noConstants': 'noConstants',
  'stress.noExtent': 'noExtent',
  'stress.noOutline': 'noOutline',
  'stress.poisson': 'poisson',
  'stress.size': 'size',
  'stress.outside': 'outside',
} as const satisfies Readonly<Record<StressGap['code'], string>>;

function Governing({
  document,
  member,
  row: { equivalent, strength, utilisation },
}: {
  readonly document: FrameCase;
  readonly member: number;
  readonly row: MemberStress;
}) {
  const t = useStudyText();
  const format = useFormat();
  const { system } = document.units;
  if (equivalent === null) return null;
  const stress = (value: number): string => format.quantity(value, { quantity: 'stress', system });
  const span = axisOf(document, document.members[member]!);
  return (
    <p>
      <strong>
        {t('stress.governing', {
          member: String(member + 1),
          x: format.place(equivalent.x, { system, span, isFound: true }),
          value: stress(equivalent.value),
        })}
      </strong>{' '}
      {utilisation === null || strength === null
        ? null
        : t('stress.utilisation', {
            share: format.brief(100 * utilisation, { quantity: 'percent', digits: 1 }),
            strength: stress(strength),
          })}{' '}
      <small>{t('stress.note')}</small>
    </p>
  );
}

/** The diagrams of the stresses along one member, read at the same place. */
function MemberPlots({
  document,
  stresses,
  member,
  set,
  theory,
}: {
  readonly document: FrameCase;
  readonly stresses: FrameStresses;
  readonly member: number;
  readonly set: number;
  readonly theory: Theory;
}) {
  const t = useStudyText();
  const [cursor] = useState(createDiagramCursor);
  const of = stresses.sets[set]?.members[member];
  const along = document.members[member];
  if (of === undefined || along === undefined) return null;
  const shared = {
    length: axisOf(document, along),
    quantity: 'stress',
    system: document.units.system,
    cursor,
  } as const;
  return (
    <div>
      {of.S === null ? null : (
        <>
          <DiagramPlot {...shared} diagram={of.S.top} label={t('stress.top')} symbol="σ" subscript="t" />
          <DiagramPlot
            {...shared}
            diagram={of.S.bottom}
            label={t('stress.bottom')}
            symbol="σ"
            subscript="b"
          />
        </>
      )}
      {of.T === null ? null : <DiagramPlot {...shared} diagram={of.T} label={t('stress.shear')} symbol="τ" />}
      {of.EQ === null ? null : (
        <DiagramPlot
          {...shared}
          diagram={curveToDiagram(of.EQ[theory])}
          label={t('stress.equivalent')}
          symbol="σ"
          subscript={theory}
        />
      )}
    </div>
  );
}

function StressTable({ rows }: { readonly rows: readonly MemberStress[] }) {
  const t = useStudyText();
  const format = useFormat();
  const unit = format.unit('stress');
  const write = (value: number | null): string =>
    value === null ? '–' : format.quantity(value, { quantity: 'stress', withUnit: false });
  return (
    <DataTable caption={t('stress.table')} showCaption maxHeight="320px">
      <TableHead
        columns={[
          { head: '#' },
          { head: `σ max, ${unit}`, isNumeric: true },
          { head: `σ min, ${unit}`, isNumeric: true },
          { head: `τ max, ${unit}`, isNumeric: true },
          { head: `${t('stress.equivalent')}, ${unit}`, isNumeric: true },
          { head: `${t('stress.use')}, %`, isNumeric: true },
        ]}
      />
      <tbody>
        {rows.slice(0, MOST).map((row, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <td data-numeric="">{write(row.tension)}</td>
            <td data-numeric="">{write(row.compression)}</td>
            <td data-numeric="">{write(row.shear)}</td>
            <td data-numeric="">{write(row.equivalent?.value ?? null)}</td>
            <td data-numeric="">
              {row.utilisation === null
                ? '–'
                : format.quantity(100 * row.utilisation, {
                    quantity: 'percent',
                    digits: 1,
                    withUnit: false,
                  })}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const List = styled.ul`
  margin: 0;
  padding-left: ${vars.space5};
  color: ${vars.inkMuted};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
`;
