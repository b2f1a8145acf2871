/** Returns whether a value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a value is a list in which every item passes a test. */
export function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

/** Returns whether a value is a finite number. */
export function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}

/** Returns whether a value states that a document cannot be solved, with its reasons. */
export function isRefusedAnswer(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { level, error, message, failures, verdict } = value;
  return (
    level === 'error' &&
    typeof error === 'string' &&
    typeof message === 'string' &&
    isListOf(failures, isFailure) &&
    (verdict === null || isVerdict(verdict))
  );
}

/** Returns whether a value has the fields that all solved documents share, apart from results. */
export function isSolvedHead(value: Readonly<Record<string, unknown>>): boolean {
  const { level, message, corrections, verdict, isReal, mohr } = value;
  return (
    (level === 'ok' || level === 'warning') &&
    typeof message === 'string' &&
    typeof isReal === 'boolean' &&
    isVerdict(verdict) &&
    isListOf(corrections, isFailure) &&
    (mohr === null || isListOf(mohr, isRecord))
  );
}

function isFailure(value: unknown): boolean {
  return isRecord(value) && typeof value['code'] === 'string' && typeof value['path'] === 'string';
}

function isVerdict(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['status'] === 'string' &&
    isNumber(value['degree']) &&
    isListOf(value['mechanisms'], isRecord)
  );
}
