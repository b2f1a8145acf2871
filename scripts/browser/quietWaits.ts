import { configure, getConfig } from 'storybook/test';

/**
 * Shortens the error of a query without a result to one line while a test waits. Testing Library writes the whole page
 * into each error, at each change of the page and twenty times a second, though only the last error of a wait is ever
 * read: that one still contains the page.
 */
export function quietWaits(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? 'There is no such element.') : getElementError(message, container),
  });
}

/** Testing Library's own flag, by which it omits the roles of the page. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
