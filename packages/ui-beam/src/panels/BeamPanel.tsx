import { styled } from 'styled-components';
import type { CrossSection, Material, Quantity } from '@eecs/solver-core';
import { Button, SelectField, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import {
  type SectionNumber,
  addSection,
  changeModulus,
  changeSection,
  changeSectionShape,
} from '../editing/changeSection.ts';
import { findSectionProblems } from '../editing/findSectionProblems.ts';
import { setLength } from '../editing/setLength.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { InputField } from './InputField.tsx';
import { SHOWN_DIGITS } from './shownDigits.ts';
import type { TableProps } from './tableProps.ts';

/** Length, cross-sections and materials. */
export function BeamPanel({ isReadOnly }: TableProps) {
  const t = useBeamText();
  const { L, units, sections, materials } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const sectionKeys = useRowKeys(sections);
  const materialKeys = useRowKeys(materials);
  return (
    <Stack>
      <InputField
        label={t('beam.length')}
        tab="beam"
        quantity="length"
        system={units.system}
        value={L}
        positive
        disabled={isReadOnly}
        onCommit={(length) => edit((document) => setLength(document, length))}
      />
      {sections.map((section, index) => (
        <SectionFields key={sectionKeys[index]} section={section} index={index} isReadOnly={isReadOnly} />
      ))}
      {materials.map((material, index) => (
        <MaterialFields key={materialKeys[index]} material={material} index={index} isReadOnly={isReadOnly} />
      ))}
      {sections.length > 0 ? null : (
        <>
          <p>{t('beam.noSection')}</p>
          {isReadOnly ? null : <Button onClick={() => edit(addSection)}>{t('beam.addSection')}</Button>}
        </>
      )}
    </Stack>
  );
}

/** Of GPa; a converted ksi has no more than one that means anything. */
const MODULUS_DIGITS = { 0: SHOWN_DIGITS, 1: 1 } as const;

const GENERIC_NUMBERS = [
  { key: 'A', quantity: 'area' },
  { key: 'Iy', quantity: 'secondMoment' },
] as const satisfies readonly { key: SectionNumber; quantity: Quantity }[];

const OUTLINE_NUMBERS = (['h', 'b', 'tw', 'tf', 'r1'] as const).map((key) => ({
  key,
  quantity: 'sectionDimension' as const,
}));

function SectionFields({
  section,
  index,
  isReadOnly,
}: TableProps & { readonly section: CrossSection; readonly index: number }) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const document = useKitAtomValue(documentAtom);
  const { system } = document.units;
  const problems = findSectionProblems(document).filter((problem) => problem.section === index);
  const shape: 'generic' | 'hsection' | 'otherShape' =
    section.className === 'generic' || section.className === 'hsection' ? section.className : 'otherShape';
  const numbers = shape === 'generic' ? GENERIC_NUMBERS : shape === 'hsection' ? OUTLINE_NUMBERS : [];
  return (
    <Group>
      <legend>
        {section.label === '' ? t('beam.sectionOwn') : t('beam.section', { label: section.label })}
      </legend>
      <SelectField
        label={t('beam.shape')}
        value={shape}
        options={(['hsection', 'generic', 'otherShape'] as const)
          .filter((value) => value !== 'otherShape' || value === shape)
          .map((value) => ({ value, label: t(`beam.${value}`) }))}
        disabled={isReadOnly}
        onChange={(next) => {
          if (next !== 'otherShape') edit((current) => changeSectionShape(current, index, next));
        }}
      />
      <Pair>
        {numbers.map(({ key, quantity }) => {
          const problem = problems.find((other) => other.key === key);
          return (
            <InputField
              key={key}
              label={t(`beam.${key}`)}
              tab="beam"
              quantity={quantity}
              system={section.units ?? system}
              value={section[key] ?? null}
              {...(key === 'r1' ? { min: 0 } : { positive: true })}
              digits={SHOWN_DIGITS}
              error={problem === undefined ? undefined : t(`beam.problem.${problem.reason}`)}
              disabled={isReadOnly}
              onCommit={(value) => edit((current) => changeSection(current, index, key, value))}
            />
          );
        })}
      </Pair>
    </Group>
  );
}

function MaterialFields({
  material,
  index,
  isReadOnly,
}: TableProps & { readonly material: Material; readonly index: number }) {
  const t = useBeamText();
  const edit = useSetKitAtom(applyEditAtom);
  const { system } = useKitAtomValue(documentAtom).units;
  return (
    <Group>
      <legend>
        {material.name === '' ? t('beam.materialOwn') : t('beam.material', { name: material.name })}
      </legend>
      <InputField
        label={t('beam.E')}
        tab="beam"
        digits={MODULUS_DIGITS[system]}
        quantity="modulus"
        system={system}
        value={material.E ?? null}
        positive
        disabled={isReadOnly}
        onCommit={(modulus) => edit((document) => changeModulus(document, index, modulus))}
      />
    </Group>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${vars.space3};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${vars.space2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space2};
`;
