import { useState } from 'react';
import { styled } from 'styled-components';
import { type CrossSection, type Material, type Quantity, LIMITS, hasArea } from '@eecs/solver-core';
import { checkName } from '@eecs/solver-core/rules';
import { Alert, Button, QuantityField, SelectField, TextField, useText, vars } from '@eecs/ui-kit';
import {
  ModalSheet,
  SectionOutline,
  SymbolLabel,
  nameSectionNumber,
  useTableText,
} from '@eecs/ui-kit/editor';
import {
  SECTION_SHAPES,
  type SectionNumber,
  createShape,
  isEditedShape,
  listOwnNumbers,
} from '@eecs/ui-kit/editing';
import type { Entry } from './entries.ts';
import { libraryPageMessages } from './libraryPageMessages.ts';

export interface EntryFormProps {
  readonly title: string;
  readonly entry: Entry;
  /** Rejects with an error whose message tells why; the form stays open then. */
  readonly onSave: (entry: Entry) => Promise<void>;
  readonly onClose: () => void;
}

const MATERIAL_NUMBERS = [
  ['E', 'modulus'],
  ['nu', 'ratio'],
  ['rho', 'density'],
  ['alpha', 'thermalExpansion'],
] as const satisfies readonly (readonly [keyof Material, Quantity])[];

/** The form of one material or cross-section of a library, in SI units as libraries are kept. */
export function EntryForm({ title, entry, onSave, onClose }: EntryFormProps) {
  const t = useText(libraryPageMessages);
  const tt = useTableText();
  const [draft, setDraft] = useState(entry);
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What is missing is said once it was asked for.
  const [isAsked, setAsked] = useState(false);
  const { item } = draft;
  const name = 'className' in item ? item.label : item.name;
  const isName = name.length <= 64 && checkName(name, []) === null;
  const isWhole = isName && (!('className' in item) || hasArea({ ...item, units: 0 }));

  const change = (more: Partial<Material> | Partial<CrossSection>) =>
    setDraft({ ...draft, item: { ...item, ...more } });

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await onSave(draft);
    } catch (error) {
      setReason(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <ModalSheet title={title} closeLabel={t('library.form.close')} width={640} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (isWhole && !isBusy) void save();
        }}
      >
        <Fields>
          <TextField
            label={'className' in item ? tt('crossSections.label') : tt('materials.name')}
            value={name}
            maxLength={64}
            data-initial-focus=""
            error={isName || (name === '' && !isAsked) ? undefined : t('library.form.name')}
            onChange={(text) => change('className' in item ? { label: text } : { name: text })}
          />
          <TextField
            label={t('library.form.group')}
            value={draft.group}
            maxLength={80}
            onChange={(group) => setDraft({ ...draft, group })}
          />
          <TextField
            label={t('library.form.subgroup')}
            value={draft.subgroup}
            maxLength={80}
            onChange={(subgroup) => setDraft({ ...draft, subgroup })}
          />
        </Fields>
        {'className' in item ? (
          <SectionNumbers section={item} onChange={(section) => setDraft({ ...draft, item: section })} />
        ) : (
          <Fields>
            {MATERIAL_NUMBERS.map(([key, quantity]) => (
              <QuantityField
                key={key}
                label={<SymbolLabel text={tt(`materials.${key}`)} />}
                quantity={quantity}
                system={0}
                value={item[key] ?? null}
                max={LIMITS.full.magnitude}
                {...(key === 'E' ? { positive: true } : { min: 0 })}
                onCommit={(value) => change({ [key]: value })}
              />
            ))}
          </Fields>
        )}
        {isWhole || !('className' in item) || !isName ? null : (
          <Alert kind="warning">{t('library.form.bad')}</Alert>
        )}
        {reason === null ? null : <Alert kind="error">{reason}</Alert>}
        <Buttons>
          <Button type="submit" variant="primary" aria-busy={isBusy}>
            {t('library.form.save')}
          </Button>
        </Buttons>
      </Form>
    </ModalSheet>
  );
}

function SectionNumbers({
  section,
  onChange,
}: {
  readonly section: CrossSection;
  readonly onChange: (section: CrossSection) => void;
}) {
  const tt = useTableText();
  const { className, label } = section;
  return (
    <>
      <SelectField
        label={tt('crossSections.shape')}
        value={isEditedShape(className) ? className : 'generic'}
        options={SECTION_SHAPES.map((value) => ({ value, label: tt(`crossSections.${value}`) }))}
        onChange={(shape) => onChange({ ...createShape(shape, 0, label), units: 0 })}
      />
      <Fields>
        {listOwnNumbers(section).map((key) => (
          <QuantityField
            key={key}
            label={<SymbolLabel text={tt(nameSectionNumber(key, className))} />}
            quantity={quantityOf(key)}
            system={0}
            value={section[key] ?? null}
            max={LIMITS.full.magnitude}
            min={['Iyz', 'ey', 'ez'].includes(key) ? -LIMITS.full.magnitude : 0}
            onClear={() => {
              const { [key]: _, ...rest } = section;
              onChange(rest);
            }}
            onCommit={(value) => onChange({ ...section, [key]: value })}
          />
        ))}
      </Fields>
      <SectionOutline section={section} system={0} name={tt('crossSections.outlineOf', { label })} />
    </>
  );
}

function quantityOf(key: SectionNumber): Quantity {
  if (key === 'A') return 'area';
  if (key === 'sf' || key === 'sw') return 'percent';
  return key === 'Iy' || key === 'Iz' || key === 'Iyz' ? 'secondMoment' : 'sectionDimension';
}

const Form = styled.form`
  display: grid;
  gap: ${vars.space3};
  overflow: auto;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: start;
  gap: ${vars.space2};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${vars.space2};
`;
