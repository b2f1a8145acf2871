import { findCommon } from './findCommon.ts';
import { LineField } from './LineField.tsx';
import type { TabProps } from './tabProps.ts';

export interface CoordinateFieldsProps<Axis extends string> extends TabProps {
  readonly axes: readonly Axis[];
  /** The tab that contains the same values. */
  readonly tab: string;
  /** The place whose coordinates are shown. */
  readonly place: Readonly<Record<Axis, number>>;
  /** The places that a change moves, including this one. */
  readonly places: readonly Readonly<Record<Axis, number>>[];
  readonly nameOf: (axis: Axis) => string;
  readonly onCommit: (axis: Axis, value: number) => void;
}

/** The coordinates of one place, or of several. */
export function CoordinateFields<Axis extends string>({
  axes,
  tab,
  place,
  places,
  nameOf,
  isReadOnly,
  onCommit,
}: CoordinateFieldsProps<Axis>) {
  return axes.map((axis) => (
    <LineField
      key={axis}
      symbol={axis}
      name={nameOf(axis)}
      tab={tab}
      quantity="length"
      value={place[axis]}
      isMixed={findCommon(places.map((one) => one[axis])).isMixed}
      readOnly={isReadOnly}
      onCommit={(value) => onCommit(axis, value)}
    />
  ));
}
