import { SelectField, type SelectFieldProps } from '../../fields/SelectField.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import { findCommon } from './findCommon.ts';

export interface CommonSelectProps<Value extends string> extends Omit<SelectFieldProps<Value>, 'value'> {
  /** The value of each of the selected items. */
  readonly values: readonly Value[];
}

const MIXED = '\0mixed';

/** A list to choose one value for several things; if their values differ, it shows this until one is chosen for all. */
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
