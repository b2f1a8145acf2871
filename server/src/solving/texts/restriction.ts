import { refuseFeatures } from '../../gating/missingFeatures.ts';
import type { Locale } from '../../messages/locale.ts';
import type { RestrictedOutcome } from '../outcome.ts';

/**
 * Answers a task that uses features which the plan lacks, with the fields of every refusal, because nothing was solved.
 */
export function describeRestriction({ features }: RestrictedOutcome, document: object, locale: Locale) {
  const id = 'id' in document && typeof document.id === 'number' ? document.id : -1;
  const refusal = refuseFeatures(features, locale);
  return {
    level: 'error' as const,
    id,
    hash: null,
    ...refusal,
    failures: [],
    errors: [refusal.message],
    verdict: null,
  };
}
