import { SelectField } from '@eecs/ui-kit';

/** Joints that are offered; others are chosen on the board. */
const MOST = 400;

/** The joint that something is worked out for: one of the first, or the one there is. */
export function JointSelect({
  label,
  joint,
  count,
  onChoose,
}: {
  readonly label: string;
  /** Index of the joint; -1 where there is none. */
  readonly joint: number;
  /** How many joints the truss has. */
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
