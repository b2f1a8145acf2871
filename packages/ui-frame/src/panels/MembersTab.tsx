import type { FrameMember } from '@eecs/solver-core/frame';
import { CheckField, useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import {
  AddRowBetween,
  type CellsProps,
  Line,
  LineField,
  Missing,
  NumberCell,
  NumericCell,
  type RowProps,
  SymbolHead,
  createItemTab,
  findCommon,
} from '@eecs/ui-kit/editor';
import { lengthOf } from '../editing/fitLoads.ts';
import { addMember, changeMembers, setEndMoment, setEndRelease, setLength } from '../editing/members.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { MemberFields } from './MemberFields.tsx';
import { useRemoval } from './useRemoval.ts';

/** The members, one line each: their joints, length, hinges, and what they are made of. */
export const MembersTab = createItemTab<FrameTypes, FrameMember>({
  session,
  table: tables.members,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'member', index }),
  useWords: () => {
    const t = useLaterText();
    return (key, values) => t(key === 'none' ? 'members.nothing' : `members.${key}`, values);
  },
  useColumns: () => {
    const t = useLaterText();
    const unit = useFormat().unit('length');
    return [
      { head: t('members.ends') },
      { head: <SymbolHead symbol="L" unit={unit} />, isNumeric: true },
      { head: t('members.hinges') },
      { head: t('members.of') },
    ];
  },
  Cells,
  Fields: Details,
  Adding: AddMember,
});

function Cells({ item, index }: CellsProps<FrameMember>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const document = useKitAtomValue(documentAtom);
  const made = [
    document.materials[item.materialIndex]?.name,
    document.sections[item.crossSectionIndex]?.label,
  ].filter((name) => name !== undefined && name !== '');
  const hinges = (['i', 'j'] as const)
    .filter((end) => item.ends[end].M === 'free')
    .map((end) => item[end] + 1);
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <td>
        {item.i + 1}–{item.j + 1}
      </td>
      <NumericCell>
        {format.brief(lengthOf(document, item), { quantity: 'length', system, withUnit: false })}
      </NumericCell>
      <td>{hinges.join(', ')}</td>
      <td>{made.length === 0 ? <Missing>{t('members.none')}</Missing> : made.join(', ')}</td>
    </>
  );
}

function AddMember() {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <AddRowBetween
      table={tables.members}
      label={t('members.add')}
      fromLabel={t('members.from')}
      toLabel={t('members.to')}
      count={useKitAtomValue(documentAtom).joints.length}
      onAdd={(ends) => edit((document) => addMember(document, ends, newId))}
    />
  );
}

const STRAINS = [
  { key: 'dT', symbol: 'ΔT', quantity: 'temperatureDifference', put: (dT?: number) => ({ dT }) },
  {
    key: 'dTdepth',
    symbol: 'ΔTh',
    quantity: 'temperatureDifference',
    put: (dTdepth?: number) => ({ dTdepth }),
  },
  { key: 'dL', symbol: 'ΔL', quantity: 'displacement', put: (dL?: number) => ({ dL }) },
] as const;

/** Length, hinges, constants, temperature and misfit of one member, or of several. */
function Details({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(documentAtom);
  const member = document.members[index];
  if (member === undefined) return null;
  return (
    <>
      <Line>
        {indices.length > 1 ? null : (
          <LineField
            symbol="L"
            name={t('members.length')}
            tab="members"
            quantity="length"
            value={lengthOf(document, member)}
            positive
            readOnly={isReadOnly}
            onCommit={(length) => edit((now) => setLength(now, index, length))}
          />
        )}
        <MemberFields index={index} indices={indices} isReadOnly={isReadOnly} />
      </Line>
      <Line>
        {STRAINS.map(({ key, symbol, quantity, put }) => (
          <LineField
            key={key}
            symbol={symbol}
            name={t(`members.${key}`)}
            tab="members"
            quantity={quantity}
            value={member[key] ?? 0}
            isMixed={findCommon(indices.map((at) => document.members[at]?.[key] ?? 0)).isMixed}
            readOnly={isReadOnly}
            onCommit={(value) =>
              edit((now) => changeMembers(now, new Set(indices), put(value === 0 ? undefined : value)))
            }
          />
        ))}
        <LineField
          symbol="α"
          name={t('members.turn')}
          tab="members"
          quantity="angle"
          increment={90}
          value={member.alpha}
          isMixed={findCommon(indices.map((at) => document.members[at]?.alpha ?? 0)).isMixed}
          readOnly={isReadOnly}
          onCommit={(alpha) => edit((now) => changeMembers(now, new Set(indices), { alpha }))}
        />
        <EndSprings index={index} indices={indices} isReadOnly={isReadOnly} />
        <EndReleases index={index} indices={indices} isReadOnly={isReadOnly} />
        <CheckField
          label={t('members.inextensible')}
          checked={member.inextensible === true}
          disabled={isReadOnly}
          onChange={(isOn) =>
            edit((now) => changeMembers(now, new Set(indices), { inextensible: isOn ? true : undefined }))
          }
        />
      </Line>
    </>
  );
}

/**
 * The rotational springs of ends that are no longer rigid: a hinge has the stiffness 0, and a number makes a spring of it.
 */
function EndSprings({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { members } = useKitAtomValue(documentAtom);
  const readEnd = (at: number, end: 'i' | 'j') => members[at]?.ends[end].M;
  return (['i', 'j'] as const)
    .filter((end) => indices.every((at) => readEnd(at, end) !== undefined))
    .map((end) => {
      const values = indices.map((at) => toStiffness(readEnd(at, end)));
      return (
        <LineField
          key={end}
          symbol={`kφ${end}`}
          name={t(`members.spring.${end}`)}
          tab="members"
          quantity="springRotation"
          value={values[0] ?? 0}
          isMixed={findCommon(values).isMixed}
          min={0}
          readOnly={isReadOnly}
          onCommit={(value) =>
            edit((now) =>
              changeEach(now, indices, (one, at) =>
                setEndMoment(one, at, { end, moment: value === 0 ? 'free' : value }),
              ),
            )
          }
        />
      );
    });
}

/** The axial and shear forces that the ends of members do not pass on. */
function EndReleases({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { members } = useKitAtomValue(documentAtom);
  return (['N', 'Q'] as const).flatMap((force) =>
    (['i', 'j'] as const).map((end) => (
      <CheckField
        key={`${force}${end}`}
        label={t(`members.slides.${force}.${end}`)}
        checked={indices.every((at) => members[at]?.ends[end][force] === 'free')}
        disabled={isReadOnly}
        onChange={(isFree) =>
          edit((now) => changeEach(now, indices, (one, at) => setEndRelease(one, at, { end, force, isFree })))
        }
      />
    )),
  );
}

function toStiffness(moment: FrameMember['ends']['i']['M']): number {
  return typeof moment === 'number' ? moment : 0;
}
