/** The introduction of the API description: its purpose, authentication, and what all answers have in common. */
export const CONTRACT_HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'EECS',
    version: '1',
    description: [
      'Calculator of multi-span beams and trusses.',
      'An outcome that a client has to expect, such as a wrong password or an unstable beam, is answered 200 with a code to act on. Everything else is a status from 400 on with a uniform body, in which errno is the number to act on.',
      'Whoever gets 429 or 503 waits as many seconds as Retry-After says. A call that changes something and takes an Idempotency-Key may be repeated with the same key when its answer was lost: it is done once, and the repeat gets the first answer.',
      'The server answers within 3.5 s.',
    ].join('\n\n'),
  },
  servers: [{ url: '/api' }],
  tags: [
    { name: 'data', description: 'Public data, and libraries of users' },
    { name: 'case', description: 'Solving, and saved tasks' },
    { name: 'auth', description: 'Accounts, sessions and plans' },
    { name: 'oembed', description: 'Embedding of shared documents in foreign pages' },
  ],
  components: {
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'eecs-at',
        description: 'Set by POST /auth and POST /auth/restore; `__Host-eecs-at` over https',
      },
      xsrf: {
        type: 'apiKey',
        in: 'header',
        name: 'X-XSRF-TOKEN',
        description:
          'The value of the cookie XSRF-TOKEN (`__Host-XSRF-TOKEN` over https), required with every POST in a session',
      },
      credentials: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description:
          'The JSON {"email":…,"password":"v1.…"}, or EECS and its base64url; for a mailed link: Link and its token',
      },
    },
    headers: {
      'X-Request-Id': {
        description: 'The id of the request, as sent by the client or created by the server',
        schema: { type: 'string' },
      },
      'Retry-After': { description: 'Seconds to wait before a repeat', schema: { type: 'integer' } },
    },
  },
} as const;

/** Statuses whose answers state when to retry. */
const PUT_OFF: readonly string[] = ['429', '503'];

/** Returns the headers of answers with a status, as references to those above. */
export function headersOf(status: string): object {
  const names = ['X-Request-Id', ...(PUT_OFF.includes(status) ? ['Retry-After'] : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
