import { Compile } from 'typebox/schema';
import { ErrorReply } from '../../../src/schemas/errorReply.ts';
import { isFile } from '../support/isFile.ts';
import type { WireReply } from '../support/sendCall.ts';
import type { Operation } from '../support/contract.ts';
import type { GeneratedCall } from './generateCall.ts';

/** A broken promise of the server: its kind and the reason. */
export interface Fault {
  readonly kind: 'fails' | 'body' | 'slow' | 'headers';
  readonly reason: string;
}

/** Time limit of every answer, ms. */
export const PROMISED_MS = 3500;
const HONEST: ReadonlySet<number> = new Set([50_301, 50_302, 50_303, 50_401]);

const FAILURE = Compile(ErrorReply);

/** Returns whether a body is a declared failure: the common one, or that of a call with additional fields. */
function isFailure(status: number, value: unknown, operations: readonly Operation[]): boolean {
  return FAILURE.Check(value) || operations.some(({ findBreach }) => findBreach(status, value) === null);
}

/**
 * Returns what an answer violates of the guarantees of every answer, with the time limit `within`, ms; nothing for a
 * correct one.
 */
export function judgeReply(
  { operation, isExact, method }: GeneratedCall,
  reply: WireReply,
  operations: readonly Operation[],
  within: number,
): Fault[] {
  const { status, headers, body, ms } = reply;
  const faults: Fault[] = [];
  const blame = (kind: Fault['kind'], reason: string) => faults.push({ kind, reason });
  if (ms > within) blame('slow', `${Math.round(ms)} ms`);
  if (headers['x-content-type-options'] !== 'nosniff') blame('headers', 'no X-Content-Type-Options');
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  if (isEmpty || isFile(reply)) return faults;
  // A path that no longer belongs to a call may be that of a page.
  if (!isExact && status < 500 && String(headers['content-type']).startsWith('text/html')) return faults;
  const value = parse(body);
  if (value === undefined) {
    blame('body', `${status} is no JSON: ${body.slice(0, 100)}`);
    return faults;
  }
  if (!String(headers['content-type']).startsWith('application/json')) blame('headers', 'not called JSON');
  if (status >= 500 && !isHonest(status, value, headers)) blame('fails', `${status} ${body.slice(0, 200)}`);
  if (isExact) {
    const breach = operation.findBreach(status, value);
    if (breach !== null) blame('body', `${status} ${breach} ${body.slice(0, 200)}`);
  } else if (status >= 400 && !isFailure(status, value, operations)) {
    blame('body', `${status} is no failure of ours: ${body.slice(0, 100)}`);
  }
  return faults;
}

/** Returns whether an answer that sheds load states that, and when to retry. */
function isHonest(status: number, value: unknown, headers: WireReply['headers']): boolean {
  const errno = typeof value === 'object' && value !== null && 'errno' in value ? Number(value.errno) : 0;
  return HONEST.has(errno) && (status === 504 || headers['retry-after'] !== undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
