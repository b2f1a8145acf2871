import { NOTHING, type Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';
import { writeCredentials } from './credentialsHeader.ts';
import { toWirePassword } from './wirePassword.ts';

/** The calls of the server about accounts. Each rejects with an `ApiFailure`. */
export type AccountsClient = ReturnType<typeof createAccountsClient>;

type Profile = Omit<
  Sent<'/auth/update'>,
  'choice' | 'preview' | 'quote' | 'email' | 'password' | 'currentPassword' | 'suspension'
>;

/** Creates the typed client of accounts. */
export function createAccountsClient(call: CallApi) {
  const body = NOTHING;
  const asPerson = async (email: string, password: string) => ({
    Authorization: writeCredentials({ email, password: await toWirePassword(email, password) }),
  });
  const asAddress = (email: string) => ({ Authorization: writeCredentials({ email }) });
  const update = (change: Sent<'/auth/update'>) =>
    call((api, signal) => api.POST('/auth/update', { body: change, signal }));
  const updatePassword = (change: Sent<'/auth/update'>) =>
    call.patient((api, signal) => api.POST('/auth/update', { body: change, signal }));

  return {
    async register(email: string, password: string) {
      const headers = await asPerson(email, password);
      return call.patient((api, signal) => api.POST('/auth/register', { body, headers, signal }));
    },
    /** An account that is not open, and a wrong password, are answers: `status` and `code` show which. */
    async logIn(email: string, password: string) {
      const headers = await asPerson(email, password);
      return call.patient((api, signal) => api.POST('/auth', { body, headers, signal }));
    },
    /** Takes up the session of the cookies; without one the answer has no user. */
    restore: (given?: CallOptions) =>
      call((api, signal) => api.POST('/auth/restore', { body, signal }), given),
    /** Uses a mailed link: what is behind the `#` of the page it opens. */
    openLink(link: string) {
      const headers = { Authorization: `Link ${link}` };
      return call((api, signal) => api.POST('/auth/restore', { body, headers, signal }));
    },
    logOut: () => call((api, signal) => api.POST('/auth/logout', { body, signal })),
    /** Asks for a link that lets in without the password. */
    askLink: (email: string) =>
      call((api, signal) => api.POST('/auth/emergency', { body, headers: asAddress(email), signal })),
    /** Asks for a link that opens a closed account again. */
    askReactivation: (email: string) =>
      call((api, signal) => api.POST('/auth/reactivate', { body, headers: asAddress(email), signal })),
    // Kept alive: a choice may be the last thing before the page is left.
    saveOptions: (chosen: Sent<'/auth/options'>) =>
      call((api, signal) => api.POST('/auth/options', { body: chosen, signal, keepalive: true })),
    /** Changes names and what a client keeps with the account. */
    changeProfile: (change: Profile) => update(change),
    /** Without the current password only a session that a mailed link opened may do so. */
    async changePassword(email: string, next: string, current?: string) {
      return updatePassword({
        password: await toWirePassword(email, next),
        ...(current !== undefined && { currentPassword: await toWirePassword(email, current) }),
      });
    },
    /**
     * The address is the salt of the password, so that is sent anew. The new one counts once its mailed link was used.
     */
    async changeEmail(email: string, next: string, password: string) {
      return updatePassword({
        email: next,
        password: await toWirePassword(next, password),
        currentPassword: await toWirePassword(email, password),
      });
    },
    // The server goes by its own clock, whatever date is sent.
    suspend: () => update({ suspension: { suspendDate: 0 } }),
    resume: () => update({ suspension: { resumeDate: 0 } }),
    /** Closes the account at once; rejects with `reauth` where the password was given more than ten minutes ago. */
    closeAccount: () => call((api, signal) => api.POST('/auth/delete', { body, signal })),
    async listSessions() {
      const { sessions } = await call.repeatable((api, signal) => api.GET('/auth/sessions', { signal }));
      return sessions;
    },
    endOtherSessions: () => call((api, signal) => api.POST('/auth/sessions/end', { body, signal })),
    endSession: (mark: string) =>
      call((api, signal) => api.POST('/auth/sessions/end', { body: { mark }, signal })),
    /** Puts the messages of the subscriptions away. */
    clearMessages: () => call((api, signal) => api.POST('/auth/reset-notify', { body, signal })),
  };
}
