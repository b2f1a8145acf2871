import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Panel, useText, vars } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ExportData } from './ExportData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PauseAccount } from './PauseAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SettingRow } from './SettingRow.tsx';
import { cabinetMessages } from './cabinetMessages.ts';

export interface CabinetProps {
  readonly user: User;
  /** Whether a mailed link logged the user in, who must set a new password first. @default false */
  readonly isEmergency?: boolean;
  /** Collects everything in the account and downloads it as a file; without it that is not offered. */
  readonly onExport?: () => Promise<void>;
}

/** The settings of the account, in groups: profile, security, sessions, data, closing. */
export function Cabinet({ user, isEmergency = false, onExport }: CabinetProps) {
  const t = useText(cabinetMessages);
  const write = useWrittenDate();
  const [passwords, setPasswords] = useState(0);
  const [open, setOpen] = useState<Form | null>(null);
  // The position when the page was opened, so that a button stays where the reader clicked it.
  const [isFirst] = useState(() => user.suspension !== undefined && user.suspension.resumeDate === null);
  if (isEmergency)
    return (
      <Columns>
        <Whole>
          <Alert kind="warning">{t('emergency.text')}</Alert>
        </Whole>
        <Panel title={t('password.heading')}>
          <PasswordForm user={user} isEmergency />
        </Panel>
      </Columns>
    );
  const toggle = (form: Form) => () => setOpen(open === form ? null : form);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const pause = (
    <Panel title={t('pause.heading')}>
      <PauseAccount user={user} />
    </Panel>
  );
  return (
    <Columns>
      {/* Of an account that is suspended nothing is more to be known. */}
      {isFirst ? <Whole>{pause}</Whole> : null}
      <Column>
        <Panel title={t('profile.heading')}>
          <SettingRow
            name={t('profile.name')}
            value={name === '' ? t('profile.noName') : name}
            isOpen={open === 'profile'}
            onToggle={toggle('profile')}
          >
            <ProfileForm user={user} onDone={() => setOpen(null)} />
          </SettingRow>
          <SettingRow name={t('account.since')} value={write(user.createdAt)} />
          <SettingRow name={t('account.hash')} value={<code>{user.hash}</code>} />
        </Panel>
        <Panel title={t('security.heading')}>
          <SettingRow
            name={t('password.heading')}
            value={t('password.summary')}
            isOpen={open === 'password'}
            onToggle={toggle('password')}
          >
            <PasswordForm
              user={user}
              isEmergency={false}
              onChanged={() => {
                setPasswords(passwords + 1);
                setOpen(null);
              }}
            />
          </SettingRow>
          <SettingRow
            name={t('email.heading')}
            value={user.email}
            isOpen={open === 'email'}
            onToggle={toggle('email')}
          >
            <EmailForm user={user} />
          </SettingRow>
        </Panel>
      </Column>
      <Column>
        <Panel title={t('sessions.heading')}>
          <SessionsPanel passwords={passwords} />
        </Panel>
        {onExport === undefined ? null : (
          <Panel title={t('data.heading')}>
            <ExportData onExport={onExport} />
          </Panel>
        )}
        {isFirst ? null : pause}
        <Panel title={t('close.heading')}>
          <CloseAccount user={user} />
        </Panel>
      </Column>
    </Columns>
  );
}

/** The forms of the account, of which one is open at a time. */
type Form = 'profile' | 'password' | 'email';

/** Two columns that are filled independently, so that no gap remains next to a taller card. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: ${vars.space4};
  font-size: ${vars.text2};
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space4};
`;

/** An area above all panels, in full width. */
const Whole = styled.div`
  grid-column: 1 / -1;
`;
