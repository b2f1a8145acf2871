import { createSession } from '@eecs/ui-account';
import { type LocalStore, WidgetRoot, createLocalStore } from '@eecs/ui-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StringNet } from '../../../../packages/ui-kit/test/stringNet.tsx';
import { netKind } from '../../../test/support/stringNetKind.ts';
import { NavigationContext } from '../../navigation/NavigationContext.ts';
import type { SiteNavigation, Visit } from '../../navigation/siteNavigation.ts';
import { VisitContext } from '../../navigation/VisitContext.ts';
import { createShelves } from '../../ports/kept/createShelves.ts';
import { type Services, ServicesContext } from '../../ports/kept/services.ts';
import { createShelf } from '../../ports/kept/shelf.ts';
import { createSettingsStore } from '../../preferences/settingsStore.ts';
import type { SiteRoute } from '../../routes/siteRoute.ts';

const { Page, row } = netKind;
const USER = { id: 42, name: 'Ann', email: 'ann@example.com', rights: 0 };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens the page for a logged-in reader, with the documents that this browser stores. */
async function open(local: LocalStore) {
  const shelf = createShelf({
    local,
    openSlot: (id) => createLocalStore(`test.${id}`),
    stepsKey: row.stepsKey,
  });
  const services = {
    settings: createSettingsStore(createLocalStore('test.settings'), ['en-US']),
    session: createSession({ state: 'user', user: USER as never, subscriptions: [], inForce: [] }),
    shelves: { ...createShelves(), net: shelf },
    local,
    siteBase: 'https://example.com',
  } as unknown as Services;
  const visit: Visit = {
    location: { pathname: '/net/', search: '', hash: '', state: null, key: '' },
    type: 'PUSH',
    route: { id: 'net', path: '/net/*' } as unknown as SiteRoute,
    Page,
  };
  const navigation: SiteNavigation = {
    getShown: () => visit,
    getWanted: () => null,
    subscribe: () => () => undefined,
    go: () => Promise.resolve(),
  };
  return render(
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <VisitContext value={visit}>
          <WidgetRoot theme="light">
            <Page />
          </WidgetRoot>
        </VisitContext>
      </NavigationContext>
    </ServicesContext>,
  );
}

test('the page of a third kind keeps its document in the browser and saves it as a task', async () => {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: new URL(request.url).pathname, body: JSON.parse((await request.text()) || 'null') });
    return Response.json({ id: 7, version: 1 });
  });
  const local = createLocalStore('test');
  const first = await open(local);
  await page.getByRole('textbox', { name: 'Title of the net' }).fill('Kept net');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Add a row' }).first().click();
  await expect.poll(() => (local.read('case') as StringNet | undefined)?.points).toHaveLength(1);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect.poll(() => sent.map(({ url }) => url)).toContain('/api/case/commit');
  expect(JSON.stringify(sent.find(({ url }) => url.endsWith('commit'))?.body)).toContain('Kept net');
  await first.unmount();

  await open(local);
  await expect.element(page.getByRole('textbox', { name: 'Title of the net' })).toHaveValue('Kept net');
});
