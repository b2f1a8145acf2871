import { NOTHING, type Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';
import { writeCredentials } from './credentialsHeader.ts';
import { toWirePassword } from './wirePassword.ts';

/** The server calls about accounts. Each rejects with an `ApiFailure`. */
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
    /** A closed account and a wrong password are answers rather than failures: `status` and `code` distinguish them. */
    async logIn(email: string, password: string) {
      const headers = await asPerson(email, password);
      return call.patient((api, signal) => api.POST('/auth', { body, headers, signal }));
    },
    /** Resumes the session of the cookies; without one the answer has no user. */
    restore: (given?: CallOptions) =>
      call((api, signal) => api.POST('/auth/restore', { body, signal }), given),
    /** Uses a mailed link, given by the part after `#` of the page's address. */
    openLink(link: string) {
      const headers = { Authorization: `Link ${link}` };
      return call((api, signal) => api.POST('/auth/restore', { body, headers, signal }));
    },
    logOut: () => call((api, signal) => api.POST('/auth/logout', { body, signal })),
    /** Requests a link that logs in without the password. */
    askLink: (email: string) =>
      call((api, signal) => api.POST('/auth/emergency', { body, headers: asAddress(email), signal })),
    /** Requests a link that reopens a closed account. */
    askReactivation: (email: string) =>
      call((api, signal) => api.POST('/auth/reactivate', { body, headers: asAddress(email), signal })),
    // Sent with `keepalive`, because a choice may be the last action before the page is left.
    saveOptions: (chosen: Sent<'/auth/options'>) =>
      call((api, signal) => api.POST('/auth/options', { body: chosen, signal, keepalive: true })),
    /** Changes names and the data that a client stores with the account. */
    changeProfile: (change: Profile) => update(change),
    /** The current password may be omitted only in a session that a mailed link opened. */
    async changePassword(email: string, next: string, current?: string) {
      return updatePassword({
        password: await toWirePassword(email, next),
        ...(current !== undefined && { currentPassword: await toWirePassword(email, current) }),
      });
    },
    /**
     * The address is the salt of the password, so the password is sent again. The new address takes effect when its
     * mailed link is used.
     */
    async changeEmail(email: string, next: string, password: string) {
      return updatePassword({
        email: next,
        password: await toWirePassword(next, password),
        currentPassword: await toWirePassword(email, password),
      });
    },
    // The server uses its own clock, whatever date is sent.
    suspend: () => update({ suspension: { suspendDate: 0 } }),
    resume: () => update({ suspension: { resumeDate: 0 } }),
    /** Closes the account at once; rejects with `reauth` if the password was entered more than ten minutes ago. */
    closeAccount: () => call((api, signal) => api.POST('/auth/delete', { body, signal })),
    async listSessions() {
      const { sessions } = await call.repeatable((api, signal) => api.GET('/auth/sessions', { signal }));
      return sessions;
    },
    endOtherSessions: () => call((api, signal) => api.POST('/auth/sessions/end', { body, signal })),
    endSession: (mark: string) =>
      call((api, signal) => api.POST('/auth/sessions/end', { body: { mark }, signal })),
    /** Dismisses the messages of the subscriptions. */
    clearMessages: () => call((api, signal) => api.POST('/auth/reset-notify', { body, signal })),
  };
}
