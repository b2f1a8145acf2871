declare module 'virtual:verification' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type Check = import('./check.ts').Check;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type CheckDocument = import('./check.ts').CheckDocument;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type CheckRow = import('./check.ts').CheckRow;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type ReleasedValues = import('./check.ts').ReleasedValues;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type ValueChange = import('./check.ts').ValueChange;
  export const released: ReleasedValues;
  export const REASONS: Readonly<Record<string, string>>;
  export function compareReleased(
    check: Pick<Check, 'id' | 'title'>,
    rows: readonly CheckRow[],
    released: ReleasedValues,
  ): readonly ValueChange[];
  export function listChecks(): readonly Check[];
  export function toEditable(check: Pick<Check, 'structure' | 'title'>): CheckDocument | null;
}
