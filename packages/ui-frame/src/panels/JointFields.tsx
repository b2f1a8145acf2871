import { holdOf } from '@eecs/solver-core/frame';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, LineSelect, type RowProps, createJointPlaceFields } from '@eecs/ui-kit/editor';
import { SUPPORTS, placeJoint, setStiffness, setSupport, turnSupport } from '../editing/joints.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { applyEditAtom, documentAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';

const PlaceFields = createJointPlaceFields<FrameTypes, 'x' | 'y'>({
  session,
  axes: ['x', 'y'],
  useText: useLaterText,
  placeJoint,
});

/** Position and support of one joint, or the support of several; updated while a joint is dragged. */
export function JointFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints } = useSettled(shownDocumentAtom);
  const document = useKitAtomValue(documentAtom);
  const joint = joints[index];
  if (joint === undefined) return null;
  const { support } = joint;
  return (
    <>
      <PlaceFields index={index} indices={indices} isReadOnly={isReadOnly} />
      <LineSelect
        basisPx={150}
        leastPx={110}
        label={t('joint.support')}
        values={indices.map((at) => document.joints[at]?.support?.className ?? 'none')}
        options={[
          { value: 'none', label: t('support.none') },
          ...SUPPORTS.map((value) => ({ value, label: t(`support.${value}`) })),
        ]}
        disabled={isReadOnly}
        onChange={(value) =>
          edit((now) => setSupport(now, new Set(indices), SUPPORTS.find((one) => one === value) ?? null))
        }
      />
      {support === undefined ? null : (
        <LineField
          symbol="α"
          name={t('joint.turn')}
          tab="joints"
          quantity="angle"
          increment={15}
          value={support.alpha}
          readOnly={isReadOnly}
          onCommit={(alpha) => edit((now) => turnSupport(now, new Set(indices), alpha))}
        />
      )}
      {support?.className === 'spring' && indices.length === 1
        ? (['x', 'y', 'r'] as const).map((direction) => (
            <LineField
              key={direction}
              symbol={`k${direction}`}
              name={t('joint.stiffness', { axis: direction === 'r' ? 'φ' : direction })}
              tab="joints"
              quantity={direction === 'r' ? 'springRotation' : 'springTranslation'}
              value={holdOf(support, direction) ?? 0}
              min={0}
              readOnly={isReadOnly}
              onCommit={(value) =>
                edit((now) =>
                  setStiffness(now, new Set([index]), { direction, value: value === 0 ? null : value }),
                )
              }
            />
          ))
        : null}
    </>
  );
}
