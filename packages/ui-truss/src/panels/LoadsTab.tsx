import { atom } from 'jotai/vanilla';
import { useKitAtomValue } from '@eecs/ui-kit';
import { createLoadsTab, useLoadValue } from '@eecs/ui-kit/editor';
import { WeightSets } from './commonTabs.ts';
import { useRemoval } from './useRemoval.ts';
import { toItemKey } from '../editing/items.ts';
import { addJointLoads, addLinkLoads } from '../editing/loads.ts';
import { lineOf } from '../editing/lineOf.ts';
import { removeItems } from '../editing/remove.ts';
import { usualLoad } from '../editing/usualLoads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import { tables } from '../state/tables.ts';
import { JointLoadFields } from './JointLoadFields.ts';
import { ManyLoadFields } from './ManyLoadFields.ts';
import { LinkLoadFields } from './LinkLoadFields.tsx';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';

/** Digits after the decimal mark of values in the list. */
const DIGITS = 3;

/** All actions: forces on joints, loads along rods, self weight. */
export const LoadsTab = createLoadsTab<TrussTypes, LoadRow>({
  session,
  table: tables.loads,
  remove: removeItems,
  useRemoval,
  listLoads,
  useText: useLaterText,
  useOwners,
  add: (document, { kind, index }, set) => {
    const add = kind === 'link' ? addLinkLoads : addJointLoads;
    const { value } = usualLoad(kind === 'link' ? 'link' : 'joint', document.units.system);
    return add(document, new Set([index]), { value, set }, newId);
  },
  useWriter,
  LoadFields: ({ item, isReadOnly }) =>
    item.kind === 'jointLoad' ? (
      <JointLoadFields joint={item.joint} index={item.index} isReadOnly={isReadOnly} />
    ) : (
      <LinkLoadFields link={item.link} index={item.index} isReadOnly={isReadOnly} />
    ),
  ManyFields: ManyLoadFields,
  WeightSets,
});

/** Lists the joints that can carry a load, and the rod selected on the board. */
function useOwners() {
  const t = useLaterText();
  const { joints, links } = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(loadedAtom);
  return {
    chosen,
    // If there are thousands of rods, only the selected one is listed.
    options: [
      ...joints.map((_, index) => ({
        value: `joint:${index}`,
        label: t('joints.row', { number: index + 1 }),
      })),
      ...links.flatMap(({ i, j }, index) =>
        chosen === `link:${index}` ? [{ value: chosen, label: t('dock.rod', { i: i + 1, j: j + 1 }) }] : [],
      ),
    ],
  };
}

/** The selected joint or rod, or that of the selected load; null if anything else is selected. */
const loadedAtom = atom((get) => {
  const item = get(chosenItemAtom);
  if (item?.kind === 'joint' || item?.kind === 'link') return toItemKey(item);
  if (item?.kind === 'jointLoad') return `joint:${item.joint}`;
  return item?.kind === 'linkLoad' ? `link:${item.link}` : '';
});

/** Names the joint or the rod of a load, and writes its size with the arrow of its direction; a mass has none. */
function useWriter() {
  const { links } = useKitAtomValue(documentAtom);
  const writeValue = useLoadValue(DIGITS);
  return ({ item, load }: LoadRow) => {
    const link = item.kind === 'linkLoad' ? links[item.link] : undefined;
    return {
      on: item.kind === 'jointLoad' ? item.joint + 1 : `${(link?.i ?? 0) + 1}–${(link?.j ?? 0) + 1}`,
      value: writeValue(load, lineOf(load)),
    };
  };
}
