import type { Text } from '@eecs/ui-kit';
import { isEmail } from '@eecs/solver-core/rules';
import type { FormMessages } from '../forms/formMessages.ts';

/** Says what is wrong with an address as it was typed; undefined where it is one. */
export function checkEmail(text: string, t: Text<FormMessages>): string | undefined {
  if (text.trim() === '') return t('form.required');
  return isEmail(text.trim()) ? undefined : t('form.email');
}
