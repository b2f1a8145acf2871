import type { SiteText } from '../messages/siteMessages.ts';
import { ApiFailure } from './apiFailure.ts';
import { API_TIMEOUT_MS } from './apiClient.ts';

/** Says in the reader's language why a call brought no result, and that nothing is lost. */
export function describeFailure(error: unknown, t: SiteText): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : String(error);
  switch (error.kind) {
    case 'offline':
      return t('network.offline');
    case 'timeout':
      return t('network.timeout', { seconds: API_TIMEOUT_MS / 1000 });
    case 'aborted':
      return '';
    case 'refused':
    case 'broken':
      return describeAnswer(error, t);
    default:
      return error.kind satisfies never;
  }
}

function describeAnswer({ kind, status, errno, serverText }: ApiFailure, t: SiteText): string {
  if (status === 429) return t('network.tooMany');
  if (status === 503) return t('network.busy');
  // The server has been told the reader's language, so its own words may stand.
  if (serverText !== '') return serverText;
  return t(kind === 'broken' ? 'network.broken' : 'network.refused', { code: errno ?? status });
}
