import type { LinkLoad } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { AngleField, AreaFields, LineField, LineSelect, RangeFields } from '@eecs/ui-kit/editor';
import { changeLinkLoad } from '../editing/loads.ts';
import { lineOf } from '../editing/lineOf.ts';
import { distanceOf } from '../editing/place.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

const CLASSES: readonly LinkLoad['className'][] = ['DistributedLoad', 'DistributedMass'];

/** The kind, ordinates, direction and range of one load along a rod. */
export function LinkLoadFields({
  link,
  index,
  isReadOnly,
}: {
  readonly link: number;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { links, joints } = useKitAtomValue(shownDocumentAtom);
  const owner = links[link];
  const [a, b] = [owner && joints[owner.i], owner && joints[owner.j]];
  const load = owner?.loads[index];
  if (load === undefined || a === undefined || b === undefined) return null;
  const change = (of: Parameters<typeof changeLinkLoad>[2]): void =>
    edit((now) => changeLinkLoad(now, { link, index }, of));
  const isMass = load.className === 'DistributedMass';
  const quantity = isMass ? 'linearMass' : 'distributedLoad';
  const length = distanceOf(a, b);
  const [y0, y1, y2] = load.y;
  const isUniform = y0 === y1 && y1 === y2;
  const setOrdinate = (at: number, value: number): void => {
    if (isUniform && at === 0) change({ y: [value, value, value] });
    else {
      const y: [number, number, number] = [y0, y1, y2];
      y[at] = value;
      // The middle ordinate of a linear load stays on the line.
      if (at !== 1 && y1 === (y0 + y2) / 2) y[1] = ((y[0] ?? 0) + (y[2] ?? 0)) / 2;
      change({ y });
    }
  };
  return (
    <>
      <LineSelect
        label={t('load.kind')}
        values={[load.className]}
        options={CLASSES.map((value) => ({ value, label: t(`load.${value}`) }))}
        disabled={isReadOnly}
        onChange={(className) => change({ className })}
      />
      {([0, 1, 2] as const).map((at) => (
        <LineField
          key={at}
          symbol={`q${at}`}
          name={t(`load.ordinate${at}`)}
          tab="loads"
          quantity={quantity}
          value={load.y[at]}
          {...(!isMass && { along: lineOf(load) })}
          readOnly={isReadOnly}
          onCommit={(value) => setOrdinate(at, value)}
        />
      ))}
      {isMass ? null : (
        <AngleField
          name={t('load.alpha')}
          value={load.alpha}
          readOnly={isReadOnly}
          onCommit={(alpha) => change({ alpha })}
        />
      )}
      <RangeFields
        range={load.x}
        length={length}
        max={length}
        nameOf={(end) => t(end === 'x0' ? 'load.start' : 'load.end')}
        isReadOnly={isReadOnly}
        onCommit={(x) => {
          if (x === null || x[0] < x[1]) change({ x });
        }}
      />
      <AreaFields
        session={session}
        path={`/links/${link}/loads/${index}`}
        along={lineOf(load)}
        isReadOnly={isReadOnly}
      />
      <LoadSets loads={[{ kind: 'linkLoad', link, index }]} isReadOnly={isReadOnly} />
    </>
  );
}
