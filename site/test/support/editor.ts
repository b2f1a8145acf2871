import type { Download, Locator, Page } from 'playwright';
import beamEnUS from '../../../packages/ui-beam/src/messages/en-US.json' with { type: 'json' };

/** The title of the beam is a field: its value shows which beam is open. */
export async function readTitle(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: beamEnUS.title }).inputValue();
}

/** Replaces a title and commits it: the shortest edit possible. The title field of a truss has another name. */
export async function writeTitle(page: Page, title: string, name: string = beamEnUS.title): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true }).first();
  await field.fill(title);
  await field.press('Enter');
}

/** Reads what the browser stores under one of the site's keys; null if there is nothing. */
export async function readKept(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => {
    const text = localStorage.getItem(`eecs.${name}`);
    return text === null ? null : (JSON.parse(decodeURIComponent(atob(text))) as unknown);
  }, key);
}

/** Reads a file that the page has downloaded. */
export async function readDownload(download: Download): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString('utf8');
}

/** Returns whether the beam on the page is read-only. */
export async function isReadOnly(page: Page): Promise<boolean> {
  const title = page.getByRole('textbox', { name: beamEnUS.title });
  return (await title.getAttribute('readonly')) !== null;
}

/** Returns whether an element has the focus. */
export async function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

/** Lists the addresses that the page has fetched completely. */
export async function listFetched(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}
