import type { Diagram, Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import type { Format } from '../i18n/createFormat.ts';

/** Writes the numbers of a diagram, in its labels, table, read-out and sentence alike. */
export interface DiagramWriter {
  readonly value: (value: number, withUnit?: boolean) => string;
  readonly x: (x: number) => string;
  /** Returns whether the written digits of a value differ from zero. */
  readonly isNonzero: (value: number) => boolean;
}

/** Creates the writer of the diagrams in one row: the greatest of their values determines the number format of all. */
export function createDiagramWriter(
  diagrams: readonly Diagram[],
  {
    format,
    ...options
  }: {
    readonly format: Format;
    readonly quantity: Quantity;
    readonly system: UnitSystem;
    readonly digits?: number;
    readonly unit?: Unit;
  },
): DiagramWriter {
  const { system, digits } = options;
  const place = { system, ...(digits === undefined ? {} : { digits }), span: findSpan(diagrams) };
  const { write, isNonzero } = format.results({ ...options, greatest: findGreatest(diagrams) });
  const typed = new Set(diagrams.flatMap(({ segments }) => segments.flatMap(({ x0, x1 }) => [x0, x1])));
  return { value: write, isNonzero, x: (x) => format.place(x, { ...place, isFound: !typed.has(x) }) };
}

function findSpan(diagrams: readonly Diagram[]): number {
  return Math.max(0, ...diagrams.map(({ segments }) => segments.at(-1)?.x1 ?? 0));
}

function findGreatest(diagrams: readonly Diagram[]): number {
  return Math.max(0, ...diagrams.map(({ min, max }) => Math.max(Math.abs(min.value), Math.abs(max.value))));
}
