import type { FrameMember } from '@eecs/solver-core/frame';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { LineField, type RowProps, createLinesTab, findCommon } from '@eecs/ui-kit/editor';
import { lengthOf } from '../editing/fitLoads.ts';
import { addMember, changeMembers, setEndMoment, setEndRelease, setLength } from '../editing/members.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { BearingField, BedFields } from './BedFields.tsx';
import { MemberFields } from './MemberFields.tsx';
import { ShapeFields } from './ShapeFields.tsx';
import { useRemoval } from './useRemoval.ts';

/** The members, one row each: joints, length, hinges, material and cross-section. */
export const MembersTab = createLinesTab<FrameTypes, FrameMember>({
  session,
  table: tables.members,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'member', index }),
  linesOf: ({ members }) => members,
  useText: () => {
    const t = useLaterText();
    return (key, values) =>
      t(`members.${key === 'none' ? 'nothing' : key === 'bare' ? 'none' : key}`, values);
  },
  lengthOf,
  nameConstants: ({ materials, sections }, { materialIndex, crossSectionIndex }) => {
    const names = [materials[materialIndex]?.name, sections[crossSectionIndex]?.label].filter(Boolean);
    return names.length === 0 ? null : names.join(', ');
  },
  useAdded: () => ({
    before: [{ column: { head: useLaterText()('members.hinges') }, write: listHinges }],
    after: [],
  }),
  add: (document, ends) => addMember(document, ends, newId),
  setLength,
  LineFields: MemberFields,
  MoreFields,
});

/** Lists the joints at which a member has a hinge. */
function listHinges(member: FrameMember): string {
  const hinged = (['i', 'j'] as const).filter((end) => member.ends[end].M === 'free');
  return hinged.map((end) => member[end] + 1).join(', ');
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
  { key: 'camber', symbol: 'e₀', quantity: 'displacement', put: (camber?: number) => ({ camber }) },
] as const;

/** Temperature, misfit, camber, rotation, bedding, springs and releases of one member, or of several. */
function MoreFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(documentAtom);
  const member = document.members[index];
  if (member === undefined) return null;
  return (
    <>
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
      <ShapeFields index={index} indices={indices} isReadOnly={isReadOnly} />
      <BedFields index={index} indices={indices} isReadOnly={isReadOnly} />
      <BearingField index={index} indices={indices} isReadOnly={isReadOnly} />
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
    </>
  );
}

/**
 * The rotational springs of ends that are not rigid: a hinge has the stiffness 0, and another number makes it a spring.
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

/** The axial and shear forces that the ends of members do not transfer. */
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
