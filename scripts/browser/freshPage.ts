// A setup file: resets a page that several test files share, so that each finds it like a new one.
import './actInProduction.ts';
import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

/** Size of a page at the beginning of a file. */
const FRESH = { width: 414, height: 896 } as const;
const attributes = (element: Element) =>
  [...element.attributes].map(({ name, value }) => [name, value] as const);
const before = [document.documentElement, document.body].map(
  (element) => [element, attributes(element)] as const,
);

beforeAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  for (const [element, kept] of before) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of kept) element.setAttribute(name, value);
  }
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(FRESH.width, FRESH.height);
});

beforeEach(async () => {
  await cleanup();
});
