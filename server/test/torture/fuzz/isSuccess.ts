import { isFile } from '../support/isFile.ts';
import type { WireReply } from '../support/sendCall.ts';

/** Returns whether the call had its effect; an answer with 200 may also state that it had none. */
export function isSuccess(reply: Pick<WireReply, 'status' | 'headers' | 'body'>): boolean {
  const { status, body } = reply;
  if (status !== 200) return false;
  if (isFile(reply)) return true;
  const value = parse(body);
  if (typeof value !== 'object' || value === null) return value === true;
  const fields = value as Readonly<Record<string, unknown>>;
  const isRefused =
    (fields['errno'] ?? 0) !== 0 ||
    fields['level'] === 'error' ||
    fields['status'] === false ||
    // The caller is not logged in, or there is nothing to return.
    fields['user'] === null ||
    fields['rowsCount'] === 0 ||
    ['failed', 'notFound', 'registered'].some((name) => fields[name] === true);
  return !isRefused;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Another check judges bodies that are not JSON.
    return null;
  }
}
