import { useState } from 'react';
import { Alert, Button, useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useCurrentRoute } from '../navigation/NavigationContext.ts';
import { useServices } from '../ports/kept/services.ts';
import { PageHeading } from './PageHeading.tsx';
import { ReadingColumn } from './ReadingColumn.tsx';

/** Shown instead of an account page while the server, which knows who is logged in, does not answer. */
export function Unreachable() {
  const t = useText(siteMessages);
  const { retakeSession } = useServices();
  const route = useCurrentRoute();
  const [isAsking, setAsking] = useState(false);

  async function retry(): Promise<void> {
    setAsking(true);
    await retakeSession();
    setAsking(false);
  }

  return (
    <ReadingColumn>
      <PageHeading>{t(route?.titleKey ?? 'page.home')}</PageHeading>
      <Alert
        kind="warning"
        title={t('unreachable.title')}
        actions={
          <Button aria-busy={isAsking} onClick={() => void (isAsking ? undefined : retry())}>
            {t('error.retry')}
          </Button>
        }
      >
        <p>{t('unreachable.text')}</p>
      </Alert>
    </ReadingColumn>
  );
}
