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
import { cabinetMessages } from './cabinetMessages.ts';

export interface CabinetProps {
  readonly user: User;
  /** A mailed link let in: a new password comes before anything else. @default false */
  readonly isEmergency?: boolean;
  /** Gathers everything the account holds and gives it to the browser as a file; without it that is not offered. */
  readonly onExport?: () => Promise<void>;
}

/** What a person may change of the account. */
export function Cabinet({ user, isEmergency = false, onExport }: CabinetProps) {
  const t = useText(cabinetMessages);
  const write = useWrittenDate();
  const [passwords, setPasswords] = useState(0);
  // Where it stood when the page was opened: who presses its button finds it there.
  const [isFirst] = useState(() => user.suspension !== undefined && user.suspension.resumeDate === null);
  if (isEmergency)
    return (
      <Panels>
        <Whole>
          <Alert kind="warning">{t('emergency.text')}</Alert>
        </Whole>
        <Panel title={t('password.heading')}>
          <PasswordForm user={user} isEmergency />
        </Panel>
      </Panels>
    );
  const pause = (
    <Panel title={t('pause.heading')}>
      <PauseAccount user={user} />
    </Panel>
  );
  return (
    <Panels>
      {/* Of an account that is suspended nothing is more to be known. */}
      {isFirst ? pause : null}
      <Panel title={t('account.heading')}>
        <Facts>
          <dt>{t('account.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('account.since')}</dt>
          <dd>{write(user.createdAt)}</dd>
          <dt>{t('account.hash')}</dt>
          <dd>
            <code>{user.hash}</code>
          </dd>
        </Facts>
      </Panel>
      <Panel title={t('profile.heading')}>
        <ProfileForm user={user} />
      </Panel>
      <Panel title={t('password.heading')}>
        <PasswordForm user={user} isEmergency={false} onChanged={() => setPasswords(passwords + 1)} />
      </Panel>
      <Panel title={t('email.heading')}>
        <EmailForm user={user} />
      </Panel>
      <Panel title={t('sessions.heading')}>
        <SessionsPanel passwords={passwords} />
      </Panel>
      {onExport === undefined ? null : (
        <Panel title={t('export.heading')}>
          <ExportData onExport={onExport} />
        </Panel>
      )}
      {isFirst ? null : pause}
      <Panel title={t('close.heading')}>
        <CloseAccount user={user} />
      </Panel>
    </Panels>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  align-items: start;
  gap: ${vars.space4};
  font-size: ${vars.text2};
`;

/** What stands before all panels. */
const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${vars.space1} ${vars.space4};
  margin: 0;
  dt {
    color: ${vars.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  code {
    font: inherit;
    font-family: ${vars.fontMono};
  }
`;
