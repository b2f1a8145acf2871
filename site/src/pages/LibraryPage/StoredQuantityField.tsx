import { LIMITS, convertQuantity } from '@eecs/solver-core';
import { QuantityField, type QuantityFieldProps, useUnits } from '@eecs/ui-kit';

/** A field whose value is stored in SI, the unit of libraries, and shown and typed in the reader's units. */
export function StoredQuantityField(props: Omit<QuantityFieldProps, 'system'>) {
  const { quantity, value, min, onCommit } = props;
  const system = useUnits();
  const toReader = (stored: number) => convertQuantity(stored, quantity, 0, system);
  return (
    <QuantityField
      max={toReader(LIMITS.full.magnitude)}
      {...props}
      {...(min === undefined ? {} : { min: toReader(min) })}
      system={system}
      value={value === null ? null : toReader(value)}
      onCommit={(typed) => onCommit(convertQuantity(typed, quantity, system, 0))}
    />
  );
}
