import { isMessageKey, translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import { MISSING_FEATURES } from '../plans/features.ts';

/** Returns the fields that all refusals for lack of a plan share, among them the features that the plan lacks. */
export function refuseFeatures<Key extends string>(features: readonly Key[], locale: Locale) {
  const names = features.map((feature) => {
    const key = `plans.${feature}`;
    return isMessageKey(key) ? translate(locale, key) : feature;
  });
  const message = translate(locale, 'refusals.plan', { features: names.join(', ') });
  return { ...MISSING_FEATURES, message, features: [...features] };
}
