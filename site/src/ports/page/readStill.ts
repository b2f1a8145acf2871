/** The worked example as it stood in the page before the application started. */
export interface Still {
  readonly locale: string;
  readonly html: string;
}

/** Takes the worked example out of the page the server sent; null if it has none. */
export function readStill(page: Document): Still | null {
  const element = page.querySelector<HTMLElement>('[data-still]');
  const locale = element?.dataset['still'];
  return element === null || locale === undefined ? null : { locale, html: element.innerHTML };
}
