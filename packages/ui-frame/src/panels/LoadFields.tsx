import type { FramePointLoadClass, LoadFrame, MemberLoad } from '@eecs/solver-core/frame';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import {
  AngleField,
  AreaFields,
  CarriedReaction,
  LineField,
  LineSelect,
  PointLoadFields,
  RangeFields,
  createJointLoadFields,
} from '@eecs/ui-kit/editor';
import type { ArrowLine } from '@eecs/ui-kit/layout';
import { lengthOf } from '../editing/fitLoads.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import { type MemberLoadChange, changeJointLoad, changeMemberLoad } from '../editing/loads.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { applyEditAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

const CLASSES: readonly FramePointLoadClass[] = ['ShearLoad', 'AxialLoad', 'GenericLoad', 'BendingMoment'];
const AXES: readonly LoadFrame[] = ['global', 'member', 'projected'];

/** Class, value and direction of a load on a joint. */
export const JointLoadFields = createJointLoadFields<FrameTypes, FramePointLoadClass>({
  session,
  useText: useLaterText,
  classes: CLASSES,
  lineOf,
  changeJointLoad,
  LoadSets,
});

/** Class, value, position, direction and axes of a load on a member. */
export function MemberLoadFields({
  member,
  index,
  isReadOnly,
}: {
  readonly member: number;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const owner = document.members[member];
  const load = owner?.loads[index];
  if (owner === undefined || load === undefined) return null;
  const along = lineOnMember(load, document, owner);
  const change = (by: MemberLoadChange): void => edit((now) => changeMemberLoad(now, { member, index }, by));
  return (
    <>
      {'c' in load ? (
        <>
          <PointLoadFields
            t={t}
            classes={CLASSES}
            load={load}
            along={along}
            isReadOnly={isReadOnly}
            onChange={change}
          />
          <LineField
            symbol="x"
            name={t('load.place')}
            tab="loads"
            quantity="length"
            value={load.x}
            min={0}
            readOnly={isReadOnly}
            onCommit={(at) => change({ at })}
          />
        </>
      ) : (
        <DistributedFields
          load={load}
          along={load.className === 'DistributedMass' ? undefined : along}
          length={lengthOf(document, owner)}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      )}
      {load.className === 'BendingMoment' || load.className === 'DistributedMass' ? null : (
        <LineSelect
          basisPx={140}
          label={t('load.axes')}
          values={[load.frame ?? 'member']}
          options={AXES.filter((axes) => axes !== 'projected' || 'y' in load).map((value) => ({
            value,
            label: t(`axes.${value}`),
          }))}
          disabled={isReadOnly}
          onChange={(frame) => change({ frame })}
        />
      )}
      <AreaFields
        session={session}
        path={`/members/${member}/loads/${index}`}
        along={along}
        isReadOnly={isReadOnly}
      />
      {'c' in load ? (
        <CarriedReaction
          session={session}
          path={`/members/${member}/loads/${index}`}
          isReadOnly={isReadOnly}
        />
      ) : null}
      <LoadSets loads={[{ kind: 'memberLoad', member, index }]} isReadOnly={isReadOnly} />
    </>
  );
}

/** Ordinates at both ends of a load, its range and direction; a load with three ordinates keeps the middle one. */
function DistributedFields({
  load,
  along,
  length,
  isReadOnly,
  onChange,
}: {
  readonly load: Extract<MemberLoad, { y: unknown }>;
  readonly along: ArrowLine | undefined;
  readonly length: number;
  readonly isReadOnly: boolean;
  readonly onChange: (by: MemberLoadChange) => void;
}) {
  const t = useLaterText();
  const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
  const [first, middle, last] = load.y;
  const isUniform = first === last && middle === first;
  // A uniform load changes as a whole with its first ordinate; another last one makes it a trapezoid.
  const ends = [
    {
      name: 'q0',
      value: first,
      to: (value: number) =>
        isUniform ? ([value, value, value] as const) : ([value, (value + last) / 2, last] as const),
    },
    { name: 'q1', value: last, to: (value: number) => [first, (first + value) / 2, value] as const },
  ] as const;
  return (
    <>
      {ends.map(({ name, value, to }) => (
        <LineField
          key={name}
          symbol={name}
          name={t(`load.${name}`)}
          tab="loads"
          quantity={quantity}
          value={value}
          along={along}
          readOnly={isReadOnly}
          onCommit={(next) => onChange({ ordinates: to(next) })}
        />
      ))}
      <RangeFields
        range={load.x}
        length={length}
        nameOf={(end) => t(`load.${end}`)}
        isReadOnly={isReadOnly}
        onCommit={(range) => onChange({ range })}
      />
      {load.className === 'DistributedMass' ? null : (
        <AngleField
          name={t('load.alpha')}
          value={load.alpha}
          readOnly={isReadOnly}
          onCommit={(alpha) => onChange({ alpha })}
        />
      )}
    </>
  );
}
