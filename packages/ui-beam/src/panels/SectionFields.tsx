import { CheckField, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changePart, dropPartMass } from '../editing/beamParts.ts';
import { computeOwnMass } from '../editing/computeWeight.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import { changeEach } from '@eecs/ui-kit/editing';
import { Columns, CommonSelect, type RowProps, SymbolLabel, findCommon } from '@eecs/ui-kit/editor';

/** The fields of one section of the beam, or of several at once; only one has an end. */
export function SectionFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = usePanelText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const { beamSections, materials, sections, units } = document;
  const part = beamSections[index];
  if (part === undefined) return null;
  const number = index + 1;
  const isOne = indices.length === 1;
  const chosen = indices.flatMap((at) => beamSections[at] ?? []);
  const alpha = findCommon(chosen.map((one) => one.alpha));
  const mass = findCommon(chosen.map((one) => one.mass ?? 0));
  const flip = findCommon(chosen.map((one) => one.flip));
  const change = (what: Parameters<typeof changePart>[2]): void =>
    edit((current) => changeEach(current, indices, (now, at) => changePart(now, at, what)));
  const ownMass = computeOwnMass(document, index);
  const none = { value: '-1', label: t('sections.unassigned') };
  return (
    <>
      <Columns $count={2}>
        <CommonSelect
          label={t('sections.material')}
          {...(isOne && { name: t('sections.materialOf', { number }) })}
          values={chosen.map(({ materialIndex }) => String(materialIndex))}
          options={[none, ...materials.map(({ name }, at) => ({ value: String(at), label: name }))]}
          disabled={isReadOnly}
          onChange={(value) => change({ materialIndex: Number(value) })}
        />
        <CommonSelect
          label={t('sections.crossSection')}
          {...(isOne && { name: t('sections.crossSectionOf', { number }) })}
          values={chosen.map(({ crossSectionIndex }) => String(crossSectionIndex))}
          options={[none, ...sections.map(({ label }, at) => ({ value: String(at), label }))]}
          disabled={isReadOnly}
          onChange={(value) => change({ crossSectionIndex: Number(value) })}
        />
      </Columns>
      <Columns>
        {isOne ? (
          <InputField
            isPlace
            quantity="length"
            label={<SymbolLabel text={t('sections.end')} />}
            name={t('sections.endOf', { number })}
            value={part.x}
            disabled={isReadOnly || index === beamSections.length - 1}
            onCommit={(x) => change({ x })}
          />
        ) : null}
        <InputField
          label={t('sections.alpha')}
          name={isOne ? t('sections.alphaOf', { number }) : t('sections.alpha')}
          quantity="angle"
          value={part.alpha}
          isMixed={alpha.isMixed}
          disabled={isReadOnly}
          onCommit={(value) => change({ alpha: value })}
        />
        <InputField
          label={t('sections.mass')}
          name={isOne ? t('sections.massOf', { number }) : t('sections.mass')}
          quantity="linearMass"
          value={part.mass === undefined || part.mass === 0 ? null : part.mass}
          isMixed={mass.isMixed}
          placeholder={format.brief(ownMass, {
            quantity: 'linearMass',
            system: units.system,
            withUnit: false,
          })}
          min={0}
          onClear={() => edit((current) => changeEach(current, indices, dropPartMass))}
          disabled={isReadOnly}
          onCommit={(value) => change({ mass: value })}
        />
      </Columns>
      <CheckField
        label={t('sections.flip')}
        {...(isOne && { name: t('sections.flipOf', { number }) })}
        checked={part.flip}
        isMixed={flip.isMixed}
        disabled={isReadOnly}
        onChange={(value) => change({ flip: value })}
      />
    </>
  );
}
