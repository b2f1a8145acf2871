import { SelectField } from '../../fields/SelectField.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { createOption } from '../measures/options.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { FILE_KINDS } from './optionLists.ts';

const kindAtom = createOption('exportFormat');

/** The file format that a reader prefers. */
export function FileKindField() {
  const t = useOptionText();
  const [kind, choose] = useKitAtom(kindAtom);
  return (
    <SelectField
      label={t('exportFormat')}
      value={kind}
      options={FILE_KINDS.map((value) => ({ value, label: value.toUpperCase() }))}
      onChange={choose}
    />
  );
}
