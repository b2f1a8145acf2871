import { SegmentedControl } from '@eecs/ui-kit';

/** Selects a mode by its value: a load factor or a frequency, from the lowest on. */
export function ModeChoice({
  label,
  values,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: number;
  readonly onChoose: (mode: number) => void;
}) {
  return (
    <>
      <span>{label}</span>
      <SegmentedControl
        label={label}
        value={String(chosen)}
        segments={values.map((text, mode) => ({ value: String(mode), label: text, name: text }))}
        onChange={(mode) => onChoose(Number(mode))}
      />
    </>
  );
}
