import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, findCommon } from '@eecs/ui-kit/editor';
import { chainEdits } from '@eecs/ui-kit/editing';
import type { ArrowLine } from '@eecs/ui-kit/layout';
import type { FrameCase, FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import type { Edit } from '../editing/edit.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import type { LoadItem } from '../editing/items.ts';
import { changeJointLoad, changeMemberLoad, loadOf } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

type Load = FrameJointLoad | MemberLoad;

/** The common value of several loads of one kind, and their case sets. */
export function ManyLoadFields({
  loads,
  isReadOnly,
}: {
  readonly loads: readonly LoadItem[];
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const all = loads.flatMap((item): readonly Load[] => {
    const load = loadOf(document, item);
    return load === undefined ? [] : [load];
  });
  const [first] = all;
  if (first === undefined) return null;
  const quantity = quantityOf(first);
  const values = all.map(valueOf);
  // A force and a moment have no common value, nor has a load that changes along a member.
  const isOneKind = all.every((load) => quantityOf(load) === quantity) && !values.includes(null);
  const { value = 0, isMixed } = findCommon(values.map((size) => size ?? 0));
  const line = findCommon(loads.map((item) => findLine(document, item)));
  return (
    <>
      {isOneKind ? (
        <LineField
          symbol={SYMBOLS[quantity]}
          name={t('load.value')}
          tab="loads"
          quantity={quantity}
          value={value}
          isMixed={isMixed}
          along={line.isMixed ? undefined : line.value}
          readOnly={isReadOnly}
          onCommit={(size) => edit((now) => setLoadValues(now, loads, size))}
        />
      ) : null}
      <LoadSets loads={loads} isReadOnly={isReadOnly} />
    </>
  );
}

const SYMBOLS = { force: 'P', moment: 'M', distributedLoad: 'q', linearMass: 'm' } as const;

/** The line along which a load acts, for the arrow beside its value; undefined for a mass. */
function findLine(document: FrameCase, item: LoadItem): ArrowLine | undefined {
  const load = loadOf(document, item);
  if (load === undefined || load.className === 'DistributedMass') return undefined;
  if (item.kind === 'jointLoad') return lineOf(load);
  const owner = document.members[item.member];
  return owner === undefined ? undefined : lineOnMember(load, document, owner);
}

function quantityOf(load: Load): keyof typeof SYMBOLS {
  if (load.className === 'DistributedMass') return 'linearMass';
  if ('y' in load) return 'distributedLoad';
  return load.className === 'BendingMoment' ? 'moment' : 'force';
}

/** Returns the value of a load, or null if it varies along its member. */
function valueOf(load: Load): number | null {
  if ('c' in load) return load.c[0];
  const [first, middle, last] = load.y;
  return first === middle && middle === last ? first : null;
}

/** Gives all loads one value, as one edit. */
export function setLoadValues(document: FrameCase, loads: readonly LoadItem[], value: number): Edit {
  return chainEdits(
    document,
    loads.map((item) => (now: FrameCase) => {
      if (item.kind === 'jointLoad') return changeJointLoad(now, item, { value });
      return changeMemberLoad(now, item, { value, ordinates: [value, value, value] });
    }),
  );
}
