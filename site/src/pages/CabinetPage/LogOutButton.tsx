import { Button, useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useLogOut } from '../../shell/useLogOut.ts';

/** Logs out, then opens the home page. */
export function LogOutButton() {
  const tSite = useText(siteMessages);
  const { isSending, logOut } = useLogOut();
  return (
    <Button aria-busy={isSending} onClick={() => void logOut()}>
      {tSite('account.logOut')}
    </Button>
  );
}
