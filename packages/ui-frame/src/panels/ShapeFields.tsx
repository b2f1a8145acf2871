import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField, LineSelect, type RowProps, findCommon } from '@eecs/ui-kit/editor';
import { type ShapeKind, shapeKindOf } from '../editing/curves.ts';
import { setRise, setShapeKind } from '../editing/shapes.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

const KINDS: readonly ShapeKind[] = ['line', 'arc', 'parabola'];

/** Chooses the axis of one member or of several: straight, an arc or a parabola, and the rise of a curved one. */
export function ShapeFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { members } = useKitAtomValue(documentAtom);
  const kinds = indices.map((at): ShapeKind => {
    const member = members[at];
    return member === undefined ? 'line' : shapeKindOf(member);
  });
  const rises = indices.map((at) => members[at]?.shape?.rise ?? 0);
  return (
    <>
      <LineSelect
        basisPx={150}
        leastPx={110}
        label={t('members.shape')}
        values={kinds}
        options={KINDS.map((value) => ({ value, label: t(`members.shape.${value}`) }))}
        disabled={isReadOnly}
        onChange={(value) =>
          edit((now) => setShapeKind(now, new Set(indices), KINDS.find((one) => one === value) ?? 'line'))
        }
      />
      {kinds.some((kind) => kind !== 'line') ? (
        <LineField
          symbol="f"
          name={t('members.rise')}
          tab="members"
          quantity="length"
          value={rises[0] ?? 0}
          isMixed={findCommon(rises).isMixed}
          readOnly={isReadOnly}
          onCommit={(rise) => edit((now) => setRise(now, new Set(indices), rise))}
        />
      ) : null}
    </>
  );
}
