import type { FailureMessageKey, FailureText } from '../../messages/failureMessages.ts';
import { ApiFailure, type RefusedPlace } from './apiFailure.ts';
import { API_TIMEOUT_MS } from './callApi.ts';

/** Explains in the reader's language why a call failed, and that nothing is lost. */
export function describeFailure(error: unknown, t: FailureText): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : String(error);
  switch (error.kind) {
    case 'offline':
      return t('network.offline');
    case 'timeout':
      return t('network.timeout', { seconds: API_TIMEOUT_MS / 1000 });
    case 'aborted':
      return '';
    case 'unreadable':
      return t('network.unreadable');
    case 'refused':
    case 'broken':
      return describeAnswer(error, t);
    default:
      return error.kind satisfies never;
  }
}

function describeAnswer(failure: ApiFailure, t: FailureText): string {
  const { kind, status, errno, serverText, places, retryAfter } = failure;
  // The server's message names what was too frequent, and for how long; a proxy has none.
  if (status === 429 && errno !== null && serverText !== '') return serverText;
  if (status === 429)
    return retryAfter === null
      ? t('network.tooMany')
      : t('network.tooManyFor', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
  if (status === 503)
    return retryAfter === null ? t('network.busy') : t('network.busyFor', { seconds: retryAfter });
  // The server's message does not state who may send more.
  if (status === 413) return t('network.tooLarge');
  const bounds = [...new Set(places.flatMap((place) => describeBound(place, t)))];
  if (bounds.length > 0) return bounds.join(' ');
  const known = NUMBERED.find((number) => number === errno);
  if (known !== undefined) return t(`errors.MYSQL.${known}`);
  // The server knows the reader's language, so its message can be shown.
  if (serverText !== '') return serverText;
  return t(kind === 'broken' ? 'network.broken' : 'network.refused', { code: errno ?? status });
}

/** Numbers of the specification that have their own texts. */
const NUMBERED = [6, 7, 8, 74301] as const;

/** Parts of a beam whose number or size is limited. */
const BOUNDED: Readonly<Record<string, FailureMessageKey>> = {
  '/data/L': 'limit.length',
  '/data/supports': 'limit.supports',
  '/data/loads': 'limit.loads',
  '/data/beamSections': 'limit.beamSections',
  '/data/caseSets': 'limit.caseSets',
  '/data/materials': 'limit.materials',
  '/data/sections': 'limit.sections',
  '/data/title': 'limit.title',
  '/data/description': 'limit.description',
};

/** Names what is too large and the limit; nothing for rules without a bound. */
function describeBound({ path, rule, limit }: RefusedPlace, t: FailureText): string[] {
  if (limit === null || !['maximum', 'maxItems', 'maxLength'].includes(rule)) return [];
  const key = BOUNDED[path] ?? (rule === 'maximum' ? 'limit.number' : null);
  return key === null ? [] : [t(key, { limit })];
}
