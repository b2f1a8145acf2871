import { noteEarlyCall } from '../ports/api/earlyCalls.ts';
import { readXsrfToken } from '../ports/api/xsrfToken.ts';

/** As many tasks as the list requests at first (`createTaskList`). */
const FIRST_PAGE = 100;

/**
 * Sends the first requests of the page of saved tasks before the application has loaded: the user, then the tasks. Two
 * round trips are complete by the time it starts. Without a session cookie nothing is requested.
 */
export function callEarly(page: Document, { pathname }: Location): void {
  if (pathname !== '/task-manager' || readXsrfToken(page.cookie) === null) return;
  const who = post(page, '/api/auth/restore', {});
  void who
    .then(async (answer) => {
      const uid = readUserId(await answer.clone().json());
      if (uid !== null) await post(page, '/api/case/list', { uid, limit: FIRST_PAGE });
    })
    // The application repeats the request, and reports the reason.
    .catch(() => undefined);
}

function post(page: Document, path: string, body: object): Promise<Response> {
  const locale = page.documentElement.lang;
  const token = readXsrfToken(page.cookie) ?? '';
  const headers = { 'Content-Type': 'application/json', 'Client-Locale': locale, 'X-XSRF-TOKEN': token };
  const answer = fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  noteEarlyCall({ path, body, locale, answer, madeAt: performance.now() });
  return answer;
}

/** Finds the user's id in the answer to a resumed session. */
function readUserId(answer: unknown): number | null {
  const id = ['user', '_params', 'id'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : null),
    answer,
  );
  return typeof id === 'number' ? id : null;
}
