declare module 'virtual:verification' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type Check = import('./check.ts').Check;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module knows no relative import
  type CheckDocument = import('./check.ts').CheckDocument;
  export function listChecks(): readonly Check[];
  export function toEditable(check: Pick<Check, 'structure' | 'title'>): CheckDocument | null;
}
