import { useKitAtomValue } from '@eecs/ui-kit';
import { createLoadsTab, useLoadValue } from '@eecs/ui-kit/editor';
import { addJointLoads, addMemberLoads, usualLoad } from '../editing/loads.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { newId } from '../state/newId.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields, MemberLoadFields } from './LoadFields.tsx';
import { ManyLoadFields } from './ManyLoadFields.ts';
import { WeightSets } from './commonTabs.ts';
import { useRemoval } from './useRemoval.ts';

/** All actions: loads of joints and members, self-weight. */
export const LoadsTab = createLoadsTab<FrameTypes, LoadRow>({
  session,
  table: tables.loads,
  remove: removeItems,
  useRemoval,
  listLoads,
  useText: useLaterText,
  useOwners,
  add: (document, { kind, index }, set) => {
    const { system } = document.units;
    return kind === 'member'
      ? addMemberLoads(
          document,
          new Set([index]),
          { className: 'DistributedLoad', value: usualLoad('distributed', system), set },
          newId,
        )
      : addJointLoads(document, new Set([index]), { value: usualLoad('force', system), set }, newId);
  },
  useWriter,
  LoadFields: ({ item, isReadOnly }) =>
    item.kind === 'jointLoad' ? (
      <JointLoadFields joint={item.joint} index={item.index} isReadOnly={isReadOnly} />
    ) : (
      <MemberLoadFields member={item.member} index={item.index} isReadOnly={isReadOnly} />
    ),
  ManyFields: ManyLoadFields,
  WeightSets,
});

/** Lists the members and joints that a load can be put on; one that is selected on the board comes first. */
function useOwners() {
  const t = useLaterText();
  const { joints, members } = useKitAtomValue(documentAtom);
  const item = useKitAtomValue(chosenItemAtom);
  return {
    chosen: item?.kind === 'joint' || item?.kind === 'member' ? `${item.kind}:${item.index}` : '',
    options: [
      ...members.map((_, index) => ({
        value: `member:${index}`,
        label: t('members.row', { number: index + 1 }),
      })),
      ...joints.map((_, index) => ({
        value: `joint:${index}`,
        label: t('joints.row', { number: index + 1 }),
      })),
    ],
  };
}

/** Writes the magnitude of a load with an arrow of its direction; a mass has no arrow. */
function useWriter() {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const writeValue = useLoadValue();
  return ({ item, load }: LoadRow) => {
    const member = item.kind === 'memberLoad' ? document.members[item.member] : undefined;
    return {
      on:
        item.kind === 'jointLoad'
          ? t('joints.row', { number: item.joint + 1 })
          : t('members.row', { number: item.member + 1 }),
      value: writeValue(load, member === undefined ? lineOf(load) : lineOnMember(load, document, member)),
    };
  };
}
