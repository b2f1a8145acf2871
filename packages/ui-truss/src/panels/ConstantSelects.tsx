import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { CommonSelect } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { type LinkChange, changeLinks } from '../editing/links.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

/** Material and cross-section of one rod or of many at once. */
export function ConstantSelects({
  links,
  isReadOnly,
  hideLabel = true,
}: {
  readonly links: readonly number[];
  readonly isReadOnly: boolean;
  readonly hideLabel?: boolean;
}) {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const change = (of: LinkChange): void => edit((now) => changeLinks(now, new Set(links), of));
  const valuesOf = (name: 'materialIndex' | 'sectionIndex'): readonly string[] =>
    links.map((index) => String(document.links[index]?.[name] ?? -1));
  const options = (names: readonly string[]) => [
    { value: '-1', label: t('rods.none') },
    ...names.map((label, index) => ({ value: String(index), label })),
  ];
  return (
    <>
      <Select>
        <CommonSelect
          label={t('rods.material')}
          hideLabel={hideLabel}
          values={valuesOf('materialIndex')}
          options={options(document.materials.map(({ name }) => name))}
          disabled={isReadOnly}
          onChange={(value) => change({ materialIndex: Number(value) })}
        />
      </Select>
      <Select>
        <CommonSelect
          label={t('rods.section')}
          hideLabel={hideLabel}
          values={valuesOf('sectionIndex')}
          options={options(document.sections.map(({ label }) => label))}
          disabled={isReadOnly}
          onChange={(value) => change({ sectionIndex: Number(value) })}
        />
      </Select>
    </>
  );
}

const Select = styled.div`
  flex: 0 1 140px;
  min-width: 96px;
`;
