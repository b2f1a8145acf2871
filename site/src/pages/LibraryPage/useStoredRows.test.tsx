import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type LocalStore, type Locale, WidgetRoot } from '@eecs/ui-kit';
import { type Services, ServicesContext } from '../../ports/kept/services.ts';
import { createSettingsStore } from '../../preferences/settingsStore.ts';
import { useStoredRows } from './useStoredRows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const nowhere: LocalStore = {
  read: () => undefined,
  readText: () => undefined,
  write: () => true,
  remove: () => undefined,
  keys: () => [],
  clear: () => undefined,
};

function Rows() {
  const { rows, reason } = useStoredRows('material', null);
  return <output>{rows === null ? (reason ?? '…') : rows.length}</output>;
}

test('a change of the language asks for the rows once, however many texts come after it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/data/storage/')) asked.push(pathname.replace(/^.*\/data\/storage\//, ''));
    return Promise.resolve(
      new Response(JSON.stringify({ rowsCount: 0, rows: [] }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
  const settings = createSettingsStore(nowhere, ['en-US']);
  const draw = (locale: Locale) => (
    <ServicesContext value={{ settings } as unknown as Services}>
      <WidgetRoot theme="light" locale={locale}>
        <Rows />
      </WidgetRoot>
    </ServicesContext>
  );
  const shown = await render(draw('en-US'));
  await expect.poll(() => asked).toEqual(['en-US/material']);
  await shown.rerender(draw('ru'));
  // In another language the texts of failures load late, and each renders the page again.
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await new Promise((done) => setTimeout(done, 500));
  expect(asked).toEqual(['en-US/material', 'ru/material']);
});
