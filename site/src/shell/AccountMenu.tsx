import type { ReactNode } from 'react';
import { useText, useTexts } from '@eecs/ui-kit';
import { failureMessages } from '../messages/failureMessages.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { pathTo } from '../routes/pathTo.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { useLogOut } from './useLogOut.ts';

/** The pages of an account, in the order of the menu. */
const PAGES = ['cabinet', 'taskManager', 'subscriptionManager', 'notify', 'settings'] as const;

const TEXTS = [failureMessages];

export interface AccountMenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  /** The content of the button. */
  readonly children: ReactNode;
}

/** The menu of the logged-in user: the pages of the account, and logging out. */
export function AccountMenu({ label, children }: AccountMenuProps) {
  useTexts(TEXTS);
  const t = useText(siteMessages);
  const navigate = useNavigate();
  const { logOut } = useLogOut();
  return (
    <ActionsMenu
      label={label}
      face={children}
      actions={[
        ...PAGES.map((page) => ({
          name: page,
          label: t(`page.${page}`),
          run: () => void navigate(pathTo(page)),
        })),
        { name: 'logOut', label: t('account.logOut'), run: () => void logOut() },
      ]}
    />
  );
}
