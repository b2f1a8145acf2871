import type { paths } from './api.d.ts';
import { connectApi, type CallOptions, type ConnectionOptions } from './callApi.ts';
import { writeCredentials } from './credentialsHeader.ts';
import { toWirePassword } from './wirePassword.ts';

type Sent<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The calls of the server about accounts and what is saved in them. Each rejects with an `ApiFailure`. */
export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** Of calls that ask for nothing but what their headers say. */
const body = {};

/** Creates the typed client of accounts. */
export function createAccountsClient(options: ConnectionOptions) {
  const call = connectApi(options);
  const asPerson = async (email: string, password: string) => ({
    Authorization: writeCredentials({ email, password: await toWirePassword(email, password) }),
  });

  return {
    async register(email: string, password: string) {
      const headers = await asPerson(email, password);
      return call((api, signal) => api.POST('/auth/register', { body, headers, signal }));
    },
    async logIn(email: string, password: string) {
      const headers = await asPerson(email, password);
      return call((api, signal) => api.POST('/auth', { body, headers, signal }));
    },
    /** Takes up the session of the cookies; without one the answer has no user. */
    restore: (given?: CallOptions) =>
      call((api, signal) => api.POST('/auth/restore', { body, signal }), given),
    /** Uses a mailed link: what stands behind the `#` of the page it opens. */
    openLink(link: string) {
      const headers = { Authorization: `Link ${link}` };
      return call((api, signal) => api.POST('/auth/restore', { body, headers, signal }));
    },
    logOut: () => call((api, signal) => api.POST('/auth/logout', { body, signal })),
    /** Asks for a link that lets in without the password. */
    askLink(email: string) {
      const headers = { Authorization: writeCredentials({ email }) };
      return call((api, signal) => api.POST('/auth/emergency', { body, headers, signal }));
    },
    saveOptions: (chosen: Sent<'/auth/options'>) =>
      call((api, signal) => api.POST('/auth/options', { body: chosen, signal })),
    /** Saves a task; however often it is sent, a new one is made once. */
    commitTask(task: Sent<'/case/commit'>) {
      // Made once for all attempts of this call: the second one finds what the first one did.
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      return call((api, signal) => api.POST('/case/commit', { body: task, headers, signal }));
    },
    listTasks: (query: Sent<'/case/list'>, given?: CallOptions) =>
      call((api, signal) => api.POST('/case/list', { body: query, signal }), given),
    deleteTask: (id: number) => call((api, signal) => api.POST('/case/delete', { body: { id }, signal })),
  };
}
