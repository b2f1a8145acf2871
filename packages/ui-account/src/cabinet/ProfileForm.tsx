import { TextField, useNotices, useText } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { cabinetMessages } from './cabinetMessages.ts';

export interface ProfileFormProps {
  readonly user: User;
  /** Called when the names were saved. */
  readonly onDone?: () => void;
}

/** A form for the first and last name of the user. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const t = useText(cabinetMessages);
  const { api, session } = useAccount();
  const { notify } = useNotices();
  const form = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    writeFailure: (reason) => t('profile.failed', { reason }),
    send: async (values) => {
      // In stored form: without spaces around them.
      const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      const answer = await api.changeProfile(names);
      session.report({ type: 'changed', answer });
      form.set(names);
      notify({ kind: 'success', text: t('profile.done') });
      onDone?.();
    },
  });
  return (
    <FormSheet
      label={t('profile.name')}
      action={t('profile.submit')}
      variant="plain"
      problem={form.problem}
      isSending={form.isSending}
      onSubmit={form.submit}
    >
      <TextField {...form.field('firstName')} label={t('profile.firstName')} autoComplete="given-name" />
      <TextField {...form.field('lastName')} label={t('profile.lastName')} autoComplete="family-name" />
    </FormSheet>
  );
}
