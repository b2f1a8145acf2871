import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The sentence of a diagram, with plain spaces. */
export async function readDiagram(name: RegExp, within: Pick<Locator, 'getByRole'> = page): Promise<string> {
  const figure = within.getByRole('figure', { name });
  await expect.element(figure).toBeInTheDocument();
  return (figure.element().querySelector('figcaption')?.textContent ?? '').replace(/\s/gu, ' ');
}

/** The text of an element with plain spaces. */
export function readText(element: Locator): string {
  return element.element().textContent.replace(/\s/gu, ' ');
}

/** Presses Solve. */
export async function solve(within: Pick<Locator, 'getByRole'> = page): Promise<void> {
  await within.getByRole('button', { name: 'Solve' }).click();
}
