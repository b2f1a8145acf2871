/** The worked example as the page contained it before the application started. */
export interface Still {
  readonly locale: string;
  readonly html: string;
}

/** Reads the worked example from the page that the server sent; null if it has none. */
export function readStill(page: Document): Still | null {
  const element = page.querySelector<HTMLElement>('[data-still]');
  const locale = element?.dataset['still'];
  return element === null || locale === undefined ? null : { locale, html: element.innerHTML };
}
