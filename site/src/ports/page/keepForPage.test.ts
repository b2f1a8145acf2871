import { expect, test, vi } from 'vitest';
import { keepForPage } from './keepForPage.ts';

test('a loaded text is requested once per language; another page makes its own request', async () => {
  const load = vi.fn((text: string) => Promise.resolve(text));
  const page = {};
  for (const locale of ['en-US', 'en-US', 'ru'])
    expect(await keepForPage(page, `notes ${locale}`, () => load(locale))).toBe(locale);
  expect(load).toHaveBeenCalledTimes(2);
  await keepForPage({}, 'notes ru', () => load('ru'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed request is repeated', async () => {
  const page = {};
  const lost = () => Promise.reject(new Error('away'));
  await expect(keepForPage(page, 'notes', lost)).rejects.toThrow('away');
  expect(await keepForPage(page, 'notes', () => Promise.resolve('there'))).toBe('there');
});
