import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeEach } from '@eecs/ui-kit/editing';
import { CommonSelect, type RowProps } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { type MemberChange, changeMembers, setEndMoment } from '../editing/members.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** Hinges, material and cross-section of one member, or of several at once. */
export function MemberFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const change = (by: MemberChange): void => edit((now) => changeMembers(now, new Set(indices), by));
  const valuesOf = (name: 'materialIndex' | 'crossSectionIndex'): readonly string[] =>
    indices.map((at) => String(document.members[at]?.[name] ?? -1));
  const options = (names: readonly string[]) => [
    { value: '-1', label: t('members.none') },
    ...names.map((label, at) => ({ value: String(at), label })),
  ];
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
      <Select>
        <CommonSelect
          label={t('members.material')}
          hideLabel
          values={valuesOf('materialIndex')}
          options={options(document.materials.map(({ name }) => name))}
          disabled={isReadOnly}
          onChange={(value) => change({ materialIndex: Number(value) })}
        />
      </Select>
      <Select>
        <CommonSelect
          label={t('members.section')}
          hideLabel
          values={valuesOf('crossSectionIndex')}
          options={options(document.sections.map(({ label }) => label))}
          disabled={isReadOnly}
          onChange={(value) => change({ crossSectionIndex: Number(value) })}
        />
      </Select>
    </>
  );
}

const Select = styled.div`
  flex: 0 1 140px;
  min-width: 96px;
`;
