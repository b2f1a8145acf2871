import { readFileSync } from 'node:fs';
import type { Call } from './calls.ts';

/** A request and its answer as the contract states them; the file itself explains its placeholders. */
export interface Example {
  readonly call: Call;
  readonly title: string;
  /** The address of the sender; without it the caller is anonymous. */
  readonly as?: string;
  readonly given?: 'frozen' | 'database away';
  readonly afterMinutes?: number;
  readonly attempts?: number;
  readonly request: {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    /** Sent unchanged instead of a body. */
    readonly text?: string;
  };
  readonly answer: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, unknown>>;
    /** Absent if there is none. */
    readonly body?: unknown;
  };
}

const FILE = new URL('../../examples.json', import.meta.url);

/** Reads the contract's examples in order. */
export function readExamples(): readonly Example[] {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { examples: readonly Example[] }).examples;
}
