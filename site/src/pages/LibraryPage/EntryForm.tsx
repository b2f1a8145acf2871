import { useState } from 'react';
import { styled } from 'styled-components';
import { type CrossSection, type Material, hasArea } from '@eecs/solver-core';
import { checkName, isRealMaterial } from '@eecs/solver-core/rules';
import { Alert, Button, TextField, useText, vars } from '@eecs/ui-kit';
import { ModalSheet, useTableText } from '@eecs/ui-kit/editor';
import type { Entry } from './entries.ts';
import { Fields } from './Fields.ts';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { MaterialNumbers } from './MaterialNumbers.tsx';
import { SectionNumbers } from './SectionNumbers.tsx';

export interface EntryFormProps {
  readonly title: string;
  readonly entry: Entry;
  /** Rejects with an error whose message explains why; the form then stays open. */
  readonly onSave: (entry: Entry) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The form of one material or cross-section of a library. Libraries are stored in SI; the fields show the reader's
 * units.
 */
export function EntryForm({ title, entry, onSave, onClose }: EntryFormProps) {
  const t = useText(libraryPageMessages);
  const tt = useTableText();
  const [draft, setDraft] = useState(entry);
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Missing values are reported only after the first attempt to save.
  const [isAsked, setAsked] = useState(false);
  const { item } = draft;
  const name = 'className' in item ? item.label : item.name;
  const isName = name.length <= 64 && checkName(name, []) === null;
  const isReal =
    'className' in item ? hasArea({ ...item, units: 0 }) : isRealMaterial({ materials: [item] }, 0);
  const isWhole = isName && isReal;

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
          <MaterialNumbers material={item} onChange={(material) => setDraft({ ...draft, item: material })} />
        )}
        {isReal || !isName || !(isAsked || 'className' in item) ? null : (
          <Alert kind="warning">
            {t('className' in item ? 'library.form.bad' : 'library.form.noModulus')}
          </Alert>
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

const Form = styled.form`
  display: grid;
  gap: ${vars.space3};
  overflow: auto;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${vars.space2};
`;
