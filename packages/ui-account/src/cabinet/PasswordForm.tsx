import { useNotices, useText } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { isReauth } from '../api/accountFailure.ts';
import { checkNewPassword } from '../forms/checkNewPassword.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { isCommonPassword } from '../forms/isCommonPassword.ts';
import { PASSWORD_LENGTH } from '../forms/judgePassword.ts';
import { PasswordFields } from '../forms/PasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { cabinetMessages } from './cabinetMessages.ts';

export interface PasswordFormProps {
  readonly user: User;
  /** Whether a mailed link logged the user in; the former password is then not required. */
  readonly isEmergency: boolean;
  /** Called when the password has changed. */
  readonly onChanged?: () => void;
}

/** Sets a new password; every other session of the account ends. */
export function PasswordForm({ user, isEmergency, onChanged }: PasswordFormProps) {
  const t = useText(cabinetMessages);
  const tForm = useText(formMessages);
  const { api, session } = useAccount();
  const { notify } = useNotices();
  const form = useForm({
    initial: { current: '', password: '', again: '' },
    check: ({ current, password, again }) => ({
      ...(current === '' && !isEmergency ? { current: tForm('form.required') } : {}),
      ...checkNewPassword({ email: user.email, password, again }, tForm),
    }),
    send: async ({ current, password }) => {
      if (await isCommonPassword(password)) return { password: tForm('form.common') };
      try {
        const answer = await (isEmergency
          ? api.changePassword(user.email, password)
          : api.changePassword(user.email, password, current));
        session.report({ type: 'changed', answer, isPasswordNew: true });
      } catch (error) {
        if (isReauth(error)) return { current: t('password.wrong') };
        throw error;
      }
      form.set({ current: '', password: '', again: '' });
      notify({ kind: 'success', text: t('password.done') });
      onChanged?.();
      return undefined;
    },
  });
  return (
    <FormSheet
      label={t('password.heading')}
      action={t('password.submit')}
      variant={isEmergency ? 'primary' : 'plain'}
      problem={form.problem}
      isSending={form.isSending}
      onSubmit={form.submit}
    >
      {/* Managers of passwords keep the new one under the address. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordFields
        fields={[
          ...(isEmergency
            ? []
            : [{ ...form.field('current'), label: t('password.current'), autoComplete: 'current-password' }]),
          {
            ...form.field('password'),
            label: t('password.next'),
            hint: tForm('form.passwordHint', PASSWORD_LENGTH),
            autoComplete: 'new-password',
          },
          { ...form.field('again'), label: tForm('form.again'), autoComplete: 'new-password' },
        ]}
      />
    </FormSheet>
  );
}
