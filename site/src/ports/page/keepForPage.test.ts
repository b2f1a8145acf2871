import { expect, test, vi } from 'vitest';
import { keepForPage } from './keepForPage.ts';

test('what came is asked for once, for each language; another page asks for itself', async () => {
  const load = vi.fn((text: string) => Promise.resolve(text));
  const page = {};
  for (const locale of ['en-US', 'en-US', 'ru'])
    expect(await keepForPage(page, `notes ${locale}`, () => load(locale))).toBe(locale);
  expect(load).toHaveBeenCalledTimes(2);
  await keepForPage({}, 'notes ru', () => load('ru'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('what failed is asked for again', async () => {
  const page = {};
  const lost = () => Promise.reject(new Error('away'));
  await expect(keepForPage(page, 'notes', lost)).rejects.toThrow('away');
  expect(await keepForPage(page, 'notes', () => Promise.resolve('there'))).toBe('there');
});
