import type { ReportWriter } from '../../src/reporting/reportWriter.ts';

/** Writes reports of four bytes immediately, for tests of the steps before the writing. */
export const QUICK_REPORTS: ReportWriter = {
  write: () => Promise.resolve({ kind: 'written', title: 'Quick', file: Uint8Array.of(0x50, 0x4b, 5, 6) }),
  draw: () => Promise.resolve(null),
  claim: () => Promise.resolve('#quick'),
  close: () => Promise.resolve(),
};
