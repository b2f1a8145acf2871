import { CheckField, SelectField, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changePart, dropPartMass } from '../editing/beamParts.ts';
import { computeOwnMass } from '../editing/computeWeight.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import { Columns, type RowProps, SymbolLabel } from '@eecs/ui-kit/editor';

/** The fields of one section of the beam. */
export function SectionFields({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const { beamSections, materials, sections, units } = document;
  const part = beamSections[index];
  if (part === undefined) return null;
  const number = index + 1;
  const change = (what: Parameters<typeof changePart>[2]): void =>
    edit((current) => changePart(current, index, what));
  const ownMass = computeOwnMass(document, index);
  const none = { value: '-1', label: t('sections.unassigned') };
  return (
    <>
      <Columns $count={2}>
        <SelectField
          label={t('sections.material')}
          name={t('sections.materialOf', { number })}
          value={String(part.materialIndex)}
          options={[none, ...materials.map(({ name }, at) => ({ value: String(at), label: name }))]}
          disabled={isReadOnly}
          onChange={(value) => change({ materialIndex: Number(value) })}
        />
        <SelectField
          label={t('sections.crossSection')}
          name={t('sections.crossSectionOf', { number })}
          value={String(part.crossSectionIndex)}
          options={[none, ...sections.map(({ label }, at) => ({ value: String(at), label }))]}
          disabled={isReadOnly}
          onChange={(value) => change({ crossSectionIndex: Number(value) })}
        />
      </Columns>
      <Columns>
        <InputField
          isPlace
          quantity="length"
          label={<SymbolLabel text={t('sections.end')} />}
          name={t('sections.endOf', { number })}
          value={part.x}
          disabled={isReadOnly || index === beamSections.length - 1}
          onCommit={(x) => change({ x })}
        />
        <InputField
          label={t('sections.alpha')}
          name={t('sections.alphaOf', { number })}
          quantity="angle"
          value={part.alpha}
          disabled={isReadOnly}
          onCommit={(alpha) => change({ alpha })}
        />
        <InputField
          label={t('sections.mass')}
          name={t('sections.massOf', { number })}
          quantity="linearMass"
          value={part.mass === undefined || part.mass === 0 ? null : part.mass}
          placeholder={format.brief(ownMass, {
            quantity: 'linearMass',
            system: units.system,
            withUnit: false,
          })}
          min={0}
          onClear={() => edit((current) => dropPartMass(current, index))}
          disabled={isReadOnly}
          onCommit={(mass) => change({ mass })}
        />
      </Columns>
      <CheckField
        label={t('sections.flip')}
        name={t('sections.flipOf', { number })}
        checked={part.flip}
        disabled={isReadOnly}
        onChange={(flip) => change({ flip })}
      />
    </>
  );
}
