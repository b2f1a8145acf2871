import { isMessageKey, translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';

/** How the specification calls what uses features that the plan does not have. */
export const MISSING_FEATURES = { errno: 74_301, error: 'features' } as const;

/** Says which features the plan does not have: the fields that every refusal for want of a plan has alike. */
export function refuseFeatures(features: readonly string[], locale: Locale) {
  const names = features.map((feature) => {
    const key = `plans.${feature}`;
    return isMessageKey(key) ? translate(locale, key) : feature;
  });
  const message = translate(locale, 'refusals.plan', { features: names.join(', ') });
  return { ...MISSING_FEATURES, message, features: [...features] };
}
