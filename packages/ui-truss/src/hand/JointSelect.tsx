import { SelectField } from '@eecs/ui-kit';

/** The greatest number of listed joints; others are selected on the board. */
const MOST = 400;

/** The joint of a hand calculation: one of the first, or the current one. */
export function JointSelect({
  label,
  joint,
  count,
  onChoose,
}: {
  readonly label: string;
  /** Index of the joint; -1 if there is none. */
  readonly joint: number;
  /** The number of joints of the truss. */
  readonly count: number;
  readonly onChoose: (joint: number) => void;
}) {
  const offered = Array.from({ length: Math.min(count, MOST) }, (_, index) => index);
  const all = joint < offered.length ? offered : [...offered, joint];
  return (
    <SelectField
      label={label}
      value={String(joint)}
      options={all.map((index) => ({ value: String(index), label: String(index + 1) }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
