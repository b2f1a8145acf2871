import { SelectField, type SelectFieldProps } from '../../fields/SelectField.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import { findCommon } from './findCommon.ts';

export interface CommonSelectProps<Value extends string> extends Omit<SelectFieldProps<Value>, 'value'> {
  /** The value of each of the chosen items. */
  readonly values: readonly Value[];
}

const MIXED = '\0mixed';

/** One of a list for several things at once; where they differ it shows that until one is chosen for all. */
export function CommonSelect<Value extends string>({
  values,
  options,
  onChange,
  ...field
}: CommonSelectProps<Value>) {
  const t = useTableText();
  const { value, isMixed } = findCommon(values);
  return (
    <SelectField<string>
      {...field}
      value={isMixed ? MIXED : (value ?? '')}
      options={isMixed ? [{ value: MIXED, label: t('rows.mixed'), disabled: true }, ...options] : options}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}
