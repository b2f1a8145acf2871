import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { ConstantSelects, type RowProps } from '@eecs/ui-kit/editor';
import { type MemberChange, changeMembers, setEndMoment } from '../editing/members.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** Hinges, material and cross-section of one member, or of several at once. */
export function MemberFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const change = (by: MemberChange): void => edit((now) => changeMembers(now, new Set(indices), by));
  if (document.members[index] === undefined) return null;
  return (
    <>
      {(['i', 'j'] as const).map((end) => (
        <CheckField
          key={end}
          label={t(`members.hinge.${end}`)}
          checked={indices.every((at) => document.members[at]?.ends[end].M === 'free')}
          disabled={isReadOnly}
          onChange={(isOpen) =>
            edit((now) =>
              changeEach(now, indices, (one, at) =>
                setEndMoment(one, at, { end, moment: isOpen ? 'free' : null }),
              ),
            )
          }
        />
      ))}
      <ConstantSelects
        document={document}
        materials={indices.map((at) => document.members[at]?.materialIndex)}
        sections={indices.map((at) => document.members[at]?.crossSectionIndex)}
        words={{ material: t('members.material'), section: t('members.section'), none: t('members.none') }}
        isReadOnly={isReadOnly}
        onMaterial={(materialIndex) => change({ materialIndex })}
        onSection={(crossSectionIndex) => change({ crossSectionIndex })}
      />
    </>
  );
}
