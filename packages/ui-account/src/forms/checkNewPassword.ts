import type { Text } from '@eecs/ui-kit';
import type { FormMessages } from './formMessages.ts';
import { judgePassword, PASSWORD_LENGTH } from './judgePassword.ts';

export interface NewPassword {
  /** The address of the account. */
  readonly email: string;
  readonly password: string;
  /** The password repeated. */
  readonly again: string;
}

/** Returns the errors of a new password and its repetition; empty if there are none. */
export function checkNewPassword(
  { email, password, again }: NewPassword,
  t: Text<FormMessages>,
): { readonly password?: string; readonly again?: string } {
  const verdict = judgePassword(password, email);
  return {
    ...(verdict === null
      ? {}
      : { password: t(`form.${verdict}`, { limit: PASSWORD_LENGTH.max, ...PASSWORD_LENGTH }) }),
    ...(password === again ? {} : { again: t('form.different') }),
  };
}
