import type { Quantity, Unit, UnitSystem } from '@eecs/solver-core';

/** Subject of a case. */
export type Subject =
  'beams' | 'stresses' | 'mohr' | 'trusses' | 'frames' | 'combinations' | 'codes' | 'sections' | 'profiles';

/** The physical quantity of a number, and its unit: the base unit of the system unless `unit` names another. */
export interface Measure {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly unit?: Unit;
}

/** A published number or word next to the computed one; deviations are relative. */
export interface CheckRow {
  readonly what: string;
  readonly expected: number | string;
  readonly found: number | string;
  readonly deviation: number;
  readonly allowed: number;
  readonly holds: boolean;
  /** Without it the row is a plain number or a word. */
  readonly measure?: Measure | undefined;
}

/** A document that an editor can open. */
export interface CheckDocument {
  readonly kind: 'msb' | 'truss' | 'frame';
  readonly document: object;
}

/** A verification case that is solved again by each reader. */
export interface Check {
  readonly id: string;
  readonly subject: Subject;
  readonly group: string;
  readonly title: string;
  readonly cited: string;
  readonly compared?: string;
  readonly except?: string;
  readonly derived?: string;
  readonly why?: string;
  readonly structure: CheckDocument | null;
  readonly run: () => readonly CheckRow[];
}

/** The values that a release found, by case and in the order of its rows. */
export interface ReleasedValues {
  readonly version: string;
  readonly values: Readonly<Record<string, readonly (number | string)[]>>;
}

/** A value that differs from the one of the release; null if one of the two does not exist. */
export interface ValueChange {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly before: number | string | null;
  readonly after: number | string | null;
}
