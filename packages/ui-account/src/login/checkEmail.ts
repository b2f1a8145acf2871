import type { Text } from '@eecs/ui-kit';
import { isEmail } from '@eecs/solver-core/rules';
import type { FormMessages } from '../forms/formMessages.ts';

/** Returns the error of a typed address; undefined if it is valid. */
export function checkEmail(text: string, t: Text<FormMessages>): string | undefined {
  if (text.trim() === '') return t('form.required');
  return isEmail(text.trim()) ? undefined : t('form.email');
}
