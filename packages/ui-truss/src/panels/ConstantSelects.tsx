import { SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import { type LinkChange, changeLinks } from '../editing/links.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';

const MIXED = 'mixed';

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
  const common = (name: 'materialIndex' | 'sectionIndex'): string => {
    const values = new Set(links.map((index) => document.links[index]?.[name] ?? -1));
    return values.size === 1 ? String([...values][0]) : MIXED;
  };
  const options = (value: string, names: readonly string[]) => [
    ...(value === MIXED ? [{ value: MIXED, label: t('rods.mixed'), disabled: true }] : []),
    { value: '-1', label: t('rods.none') },
    ...names.map((label, index) => ({ value: String(index), label })),
  ];
  const [material, section] = [common('materialIndex'), common('sectionIndex')];
  return (
    <>
      <Select>
        <SelectField
          label={t('rods.material')}
          hideLabel={hideLabel}
          value={material}
          options={options(
            material,
            document.materials.map(({ name }) => name),
          )}
          disabled={isReadOnly}
          onChange={(value) => change({ materialIndex: Number(value) })}
        />
      </Select>
      <Select>
        <SelectField
          label={t('rods.section')}
          hideLabel={hideLabel}
          value={section}
          options={options(
            section,
            document.sections.map(({ label }) => label),
          )}
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
