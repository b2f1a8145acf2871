import { LineField } from './LineField.tsx';
import type { TabProps } from './tabProps.ts';

export interface RangeFieldsProps extends TabProps {
  /** The loaded range from the start of a line; undefined for the whole line. */
  readonly range: readonly [number, number] | undefined;
  /** Length of the line. */
  readonly length: number;
  /** The greatest place that the fields accept. @default any */
  readonly max?: number;
  readonly nameOf: (end: 'x0' | 'x1') => string;
  /** Receives the new range; null for the whole line. */
  readonly onCommit: (range: readonly [number, number] | null) => void;
}

/** The start and the end of a load along a line. */
export function RangeFields({ range, length, max, nameOf, isReadOnly, onCommit }: RangeFieldsProps) {
  const [x0, x1] = range ?? [0, length];
  const commit = (start: number, end: number): void =>
    onCommit(start === 0 && end === length ? null : [start, end]);
  const ends = [
    { name: 'x0', value: x0, put: (x: number) => commit(x, x1) },
    { name: 'x1', value: x1, put: (x: number) => commit(x0, x) },
  ] as const;
  return ends.map(({ name, value, put }) => (
    <LineField
      key={name}
      symbol={name}
      name={nameOf(name)}
      tab="loads"
      quantity="length"
      value={value}
      min={0}
      {...(max !== undefined && { max })}
      readOnly={isReadOnly}
      onCommit={put}
    />
  ));
}
