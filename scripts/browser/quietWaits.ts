import { configure, getConfig } from 'storybook/test';

/**
 * Lets a question that has no answer yet be refused in one line. Testing Library writes the whole page down for every
 * refusal, at each change of the page and twenty times a second, though only the last one of a wait is ever read: that
 * one still has the page.
 */
export function quietWaits(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? 'There is no such element.') : getElementError(message, container),
  });
}

/** Testing Library's own note of it, by which it leaves out the roles of the page. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
