import { codeOf } from '../text/errorCode.ts';

/** A start that cannot go on for a reason the operator can correct; printed as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Converts an unknown failure to a StartError whose message begins with the failed step. */
export function toStartError(doing: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message || nameOf(error) : String(error);
  return new StartError(`${doing}: ${reason.split('\n', 1)[0]}`, { cause: error });
}

/** The text for an error without a message, such as that of a host whose addresses all refuse. */
function nameOf(error: Error): string {
  return codeOf(error) ?? error.name;
}
