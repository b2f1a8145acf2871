import type { Asked } from '@eecs/ui-account';
import { Alert, Button, Spinner, useText } from '@eecs/ui-kit';
import { MissingDocumentError } from '../../document/fetchDocument.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { Navigate } from '../../navigation/Link.tsx';
import { ApiFailure } from '../../ports/api/apiFailure.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { SPINNER_DELAY_MS } from '../../navigation/spinnerDelay.ts';
import { documentMessages } from './documentMessages.ts';

export interface DocumentStateProps {
  readonly asked: Exclude<Asked<unknown>, { state: 'loaded' }>;
  /** Text for content that could not be loaded. */
  readonly failed: string;
  /** The heading of the page; omitted if the text appears next to another heading. */
  readonly heading?: string;
}

/** Shown instead of a text that is loading or failed to load. */
export function DocumentState({ asked, failed, heading }: DocumentStateProps) {
  const t = useText(documentMessages);
  const tFailure = useText(failureMessages);
  // There is no such text, so the address names no page.
  if (asked.state === 'failed' && asked.reason instanceof MissingDocumentError)
    return <Navigate replace to={pathTo('notFound')} />;
  return (
    <>
      {heading !== undefined && <PageHeading>{heading}</PageHeading>}
      {asked.state === 'loading' ? (
        <Spinner delayMs={SPINNER_DELAY_MS} label={t('document.loading')} />
      ) : (
        <Alert
          kind="error"
          title={failed}
          actions={<Button onClick={asked.retry}>{t('document.retry')}</Button>}
        >
          {asked.reason instanceof ApiFailure
            ? describeFailure(asked.reason, tFailure)
            : t('document.failedText')}
        </Alert>
      )}
    </>
  );
}
