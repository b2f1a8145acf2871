import type { UnitSystem } from '@eecs/solver-core';
import { QuantityField } from '../../fields/QuantityField.tsx';

const FACTORS = [
  { name: 'gammaM0', symbol: 'γM0' },
  { name: 'gammaM1', symbol: 'γM1' },
] as const;

type FactorName = (typeof FACTORS)[number]['name'];

export interface PartialFactorFieldsProps {
  readonly factors: { readonly [Name in FactorName]?: number | undefined };
  readonly system: UnitSystem;
  /** Names a factor in words. */
  readonly t: (name: FactorName) => string;
  readonly isReadOnly: boolean;
  readonly onChange: (change: { readonly [Name in FactorName]?: number }) => void;
}

/** The partial factors of resistance that a design code leaves open; a factor that is not given is 1. */
export function PartialFactorFields({ factors, system, t, isReadOnly, onChange }: PartialFactorFieldsProps) {
  return FACTORS.map(({ name, symbol }) => (
    <QuantityField
      key={name}
      label={symbol}
      name={`${symbol}, ${t(name)}`}
      quantity="ratio"
      hideUnit
      system={system}
      value={factors[name] ?? 1}
      min={0.9}
      max={10}
      increment={0.05}
      disabled={isReadOnly}
      onCommit={(value) => onChange({ [name]: value })}
    />
  ));
}
