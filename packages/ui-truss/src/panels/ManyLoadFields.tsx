import type { JointLoad, JointLoadClass } from '@eecs/solver-core/truss';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { AngleField, findCommon, LineField, LineSelect } from '@eecs/ui-kit/editor';
import { type LoadItem, setLoadSizes, sizeOfLoad } from '../editing/dragLoads.ts';
import { changeForces, loadOf } from '../editing/manyLoads.ts';
import { lineOf } from '../editing/lineOf.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { LoadSets } from './LoadSets.ts';

const CLASSES: readonly JointLoadClass[] = ['ShearLoad', 'AxialLoad', 'GenericLoad'];

/** Common fields of several loads: their value, the kind and angle of forces, and their case sets. */
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
  const [first] = loads;
  if (first === undefined) return null;
  const isForce = first.kind === 'jointLoad';
  // A force and a force per length have no common value.
  const isOneKind = loads.every(({ kind }) => kind === first.kind);
  const size = findCommon(loads.map((item) => sizeOfLoad(document, item)));
  const forces = loads.flatMap((item) => {
    const load = item.kind === 'jointLoad' ? (loadOf(document, item) as JointLoad | undefined) : undefined;
    return load ?? [];
  });
  const line = findCommon(
    loads.map((item) => {
      const load = loadOf(document, item);
      return load === undefined || load.className === 'DistributedMass' ? undefined : lineOf(load);
    }),
  );
  const alpha = findCommon(forces.map((load) => load.alpha));
  return (
    <>
      {isOneKind && isForce ? (
        <LineSelect
          label={t('load.kind')}
          values={forces.map(({ className }) => className)}
          options={CLASSES.map((value) => ({ value, label: t(`load.${value}`) }))}
          disabled={isReadOnly}
          onChange={(className) => edit((now) => changeForces(now, loads, { className }))}
        />
      ) : null}
      {isOneKind ? (
        <LineField
          symbol={isForce ? 'P' : 'q'}
          name={t('load.value')}
          tab="loads"
          quantity={isForce ? 'force' : 'distributedLoad'}
          value={size.value ?? 0}
          isMixed={size.isMixed}
          along={line.isMixed ? undefined : line.value}
          readOnly={isReadOnly}
          onCommit={(value) => edit((now) => setLoadSizes(now, loads, value))}
        />
      ) : null}
      {isOneKind && isForce && forces.every(({ className }) => className === 'GenericLoad') ? (
        <AngleField
          name={t('load.alpha')}
          value={alpha.value ?? 0}
          isMixed={alpha.isMixed}
          readOnly={isReadOnly}
          onCommit={(value) => edit((now) => changeForces(now, loads, { alpha: value }))}
        />
      ) : null}
      <LoadSets loads={loads} isReadOnly={isReadOnly} />
    </>
  );
}
