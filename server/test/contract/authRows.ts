import { credentials, WIRE, type Reply } from '../support/accounts.ts';
import { choose } from '../support/purchases.ts';
import { ALL, get, LOGGED, post, type Row, type Scene } from './row.ts';

const authorization = ({ caller }: Scene) => credentials(caller.email, WIRE.right);
const address = ({ caller }: Scene) => credentials(caller.email);

const readLogin = (reply: Reply) => {
  const { code, user } = reply.json<{ code: unknown; user: { _params: { logged: boolean } } | null }>();
  return `${String(code)} ${user === null ? 'nobody' : user._params.logged ? 'in' : 'out'}`;
};
const readLinkKind = (reply: Reply) => reply.json<{ _code?: string }>()._code ?? 'notFound';
/** Calls by which people manage their own account, with the outcome for each caller. */
export const AUTH_ROWS: readonly Row[] = [
  {
    call: 'POST /auth',
    what: '',
    send: post('/auth', undefined, authorization),
    read: readLogin,
    isLast: true,
    outcomes:
      '200 8 nobody | 200 0 out | 200 0 in | 200 0 in | 200 0 in | 200 6 nobody | 200 reactivate nobody | 200 0 in',
  },
  {
    call: 'POST /auth/register',
    what: '',
    send: post('/auth/register', undefined, authorization),
    read: (reply) => (reply.json<unknown>() === true ? 'made' : 'known'),
    isLast: true,
    outcomes: '200 made | 200 known | 200 known | 200 known | 200 known | 200 known | 200 known | 200 known',
  },
  {
    call: 'POST /auth/emergency',
    what: '',
    send: post('/auth/emergency', undefined, address),
    read: readLinkKind,
    outcomes:
      '200 notFound | 200 register | 200 emergency | 200 emergency | 200 emergency | 200 emergency | 200 reactivate | 200 emergency',
  },
  {
    call: 'POST /auth/reactivate',
    what: '',
    send: post('/auth/reactivate', undefined, address),
    read: readLinkKind,
    outcomes:
      '200 notFound | 200 register | 200 emergency | 200 emergency | 200 emergency | 200 emergency | 200 reactivate | 200 emergency',
  },
  {
    call: 'POST /auth/restore',
    what: '',
    send: post('/auth/restore'),
    read: readLogin,
    isLast: true,
    outcomes:
      '200 0 nobody | 200 0 nobody | 200 0 in | 200 0 in | 200 0 in | 200 0 nobody | 200 0 nobody | 200 0 in',
  },
  { call: 'POST /auth/logout', what: '', send: post('/auth/logout'), isLast: true, outcomes: ALL },
  { call: 'POST /auth/delete', what: '', send: post('/auth/delete'), isLast: true, outcomes: LOGGED },
  {
    call: 'POST /auth/options',
    what: '',
    send: post('/auth/options', () => ({ fixedDigits: 3 })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'the name',
    send: post('/auth/update', () => ({ firstName: 'Eve' })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'a plan',
    send: post('/auth/update', () => ({ choice: choose(3, 12), preview: true })),
    outcomes: LOGGED,
  },
  {
    call: 'POST /auth/update',
    what: 'the password, by the session alone',
    send: post('/auth/update', () => ({ password: WIRE.next })),
    isLast: true,
    outcomes: '401/40101 | 401/40101 | 401/40103 | 401/40103 | 200 | 403/6 | 403/6 | 401/40103',
  },
  {
    call: 'POST /auth/update',
    what: 'the password, by the current one',
    send: post('/auth/update', () => ({ password: WIRE.next, currentPassword: WIRE.right })),
    isLast: true,
    outcomes: '401/40101 | 401/40101 | 200 | 200 | 403/40302 | 403/6 | 403/6 | 200',
  },
  {
    call: 'POST /auth/update',
    what: 'the address, by the current password',
    send: post('/auth/update', ({ caller }) => ({
      email: `moved-${caller.email}`,
      password: WIRE.next,
      currentPassword: WIRE.right,
    })),
    isLast: true,
    outcomes: LOGGED,
  },
  { call: 'GET /auth/sessions', what: '', send: get('/auth/sessions'), outcomes: LOGGED },
  { call: 'POST /auth/sessions/end', what: '', send: post('/auth/sessions/end'), outcomes: LOGGED },
  { call: 'GET /subscription/invoices', what: '', send: get('/subscription/invoices'), outcomes: LOGGED },
  { call: 'POST /auth/reset-notify', what: '', send: post('/auth/reset-notify'), outcomes: LOGGED },
];
