/** The counts of a check. `notes` are printed before the closing line of the run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly notes: readonly string[];
  /** Test files with the real time that their tests took, s. */
  readonly files: readonly TestFile[];
}

export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

export interface Check {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, notes: [], files: [] };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  notes: [...a.notes, ...b.notes],
  files: [...a.files, ...b.files],
});

/** Returns the counts of a check with a single result, passed or failed. */
export const tallyOf = (ok: boolean, ...notes: string[]): Tally => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  notes,
  files: [],
});
