import { styled } from 'styled-components';
import { SelectField, TextField, useText, vars } from '@eecs/ui-kit';
import type { Shown, Wanted } from './filterChecks.ts';
import { verificationMessages } from './verificationMessages.ts';

export interface CheckFilterProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

const SUBJECTS = [
  ...[
    'all',
    'beams',
    'stresses',
    'mohr',
    'trusses',
    'frames',
    'combinations',
    'codes',
    'sections',
    'profiles',
  ],
] as readonly Wanted['subject'][];
const SHOWN: readonly Shown[] = ['all', 'compared', 'memory', 'except', 'wrong', 'apart'];

/** The fields that filter the list of cases. */
export function CheckFilter({ wanted, onChange }: CheckFilterProps) {
  const t = useText(verificationMessages);
  return (
    <Fields role="search">
      <TextField
        label={t('verification.search')}
        placeholder={t('verification.searchHint')}
        value={wanted.words}
        onChange={(words) => onChange({ ...wanted, words })}
      />
      <SelectField
        label={t('verification.subject')}
        value={wanted.subject}
        options={SUBJECTS.map((value) => ({ value, label: t(`verification.subject.${value}`) }))}
        onChange={(subject) => onChange({ ...wanted, subject })}
      />
      <SelectField
        label={t('verification.kind')}
        value={wanted.shown}
        options={SHOWN.map((value) => ({ value, label: t(`verification.kind.${value}`) }))}
        onChange={(shown) => onChange({ ...wanted, shown })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${vars.space3};
  margin: ${vars.space4} 0 ${vars.space3};
`;
