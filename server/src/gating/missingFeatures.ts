import { isMessageKey, translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import { MISSING_FEATURES } from '../plans/features.ts';

/** Says which features the plan does not have: the fields that every refusal for want of a plan has alike. */
export function refuseFeatures<Key extends string>(features: readonly Key[], locale: Locale) {
  const names = features.map((feature) => {
    const key = `plans.${feature}`;
    return isMessageKey(key) ? translate(locale, key) : feature;
  });
  const message = translate(locale, 'refusals.plan', { features: names.join(', ') });
  return { ...MISSING_FEATURES, message, features: [...features] };
}
