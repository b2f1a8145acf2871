import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defineCatalogue } from '../i18n/catalogue.ts';
import { useText } from '../kit/useText.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { createLate } from './createLate.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Greeting({ name }: { readonly name: string }) {
  return <p>{`Hello, ${name}`}</p>;
}

/** A module that loads once `isOnline` is true, and the number of requests for it. */
function createModule() {
  const line = { isOnline: false, calls: 0 };
  const load = async () => {
    line.calls += 1;
    if (!line.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Promise.resolve({ Greeting });
  };
  return { line, load };
}

test('a part that does not come is reported in its place, and Retry fetches it anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { line, load } = createModule();
  const Part = createLate(load, 'Greeting', { fallback: ({ name }) => <p>{`Waiting for ${name}`}</p> });
  const screen = await render(
    <WidgetRoot>
      <p>Beside it</p>
      <Part name="Anna" />
    </WidgetRoot>,
  );
  const retry = screen.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await expect.element(screen.getByText('Beside it')).toBeVisible();
  const before = line.calls;
  await retry.click();
  await expect.poll(() => line.calls).toBeGreaterThan(before);
  await expect.element(retry).toBeVisible();
  line.isOnline = true;
  await retry.click();
  await expect.element(screen.getByText('Hello, Anna')).toBeVisible();
});

test('a part that did not come is fetched anew when it is shown another time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { line, load } = createModule();
  const Part = createLate(load, 'Greeting');
  const first = await render(
    <WidgetRoot>
      <Part name="Anna" />
    </WidgetRoot>,
  );
  await expect.element(first.getByRole('button', { name: 'Retry' })).toBeVisible();
  await first.unmount();
  line.isOnline = true;
  const second = await render(
    <WidgetRoot>
      <Part name="Boris" />
    </WidgetRoot>,
  );
  await expect.element(second.getByText('Hello, Boris')).toBeVisible();
});

test('a part that was not requested is not mentioned', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { line, load } = createModule();
  const Part = createLate(load, 'Greeting', { isQuiet: true });
  const screen = await render(
    <WidgetRoot>
      <p>Beside it</p>
      <Part name="Anna" />
    </WidgetRoot>,
  );
  await expect.poll(() => line.calls).toBeGreaterThan(0);
  await expect.element(screen.getByText('Beside it')).toBeVisible();
  expect(screen.container.querySelector('button')).toBeNull();
});

test('a part that was fetched beforehand is there at once, and is fetched once', async () => {
  const { line, load } = createModule();
  line.isOnline = true;
  const fallback = vi.fn(() => <p>Waiting</p>);
  const Part = createLate(load, 'Greeting', { fallback });
  await Part.fetch();
  const screen = await render(
    <WidgetRoot>
      <Part name="Anna" />
      <Part name="Boris" />
    </WidgetRoot>,
  );
  await expect.element(screen.getByText('Hello, Anna')).toBeVisible();
  await expect.element(screen.getByText('Hello, Boris')).toBeVisible();
  expect(fallback).not.toHaveBeenCalled();
  expect(line.calls).toBe(1);
});

test('a part that comes soon does not wait for its fallback to have been seen', async () => {
  const Part = createLate(() => Promise.resolve({ Greeting }), 'Greeting', {
    fallback: () => <p>Waiting</p>,
  });
  const screen = await render(
    <WidgetRoot>
      <Part name="Anna" />
    </WidgetRoot>,
  );
  // React's own lazy parts appear 300 ms after their fallback.
  await expect.element(screen.getByText('Hello, Anna'), { timeout: 250 }).toBeVisible();
});

test('comes with the texts its module names, and never in English first', async () => {
  let give = (): void => undefined;
  const given = new Promise<{ readonly default: { readonly hello: string } }>((resolve) => {
    give = () => resolve({ default: { hello: 'Привет' } });
  });
  const messages = defineCatalogue({
    namespace: 'late',
    source: { hello: 'Hello' },
    load: { ru: async () => given, uk: async () => Promise.reject(new TypeError('offline')) },
  });
  const Spoken = () => <p>{useText(messages)('hello')}</p>;
  const waiting = { fallback: () => <p>Waiting</p> };
  const Part = createLate(async () => Promise.resolve({ Spoken, texts: [messages] }), 'Spoken', waiting);
  const textsOf = { Spoken: [messages] };
  const Other = createLate(async () => Promise.resolve({ Spoken, texts: [], textsOf }), 'Spoken');
  const screen = await render(
    <WidgetRoot locale="ru">
      <Part />
      <Other />
    </WidgetRoot>,
  );
  await Promise.all([Part.fetch(), Other.fetch()]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(screen.getByText('Waiting')).toBeVisible();
  expect(screen.getByText('Hello').elements()).toEqual([]);
  give();
  await expect.poll(() => screen.getByText('Привет').elements()).toHaveLength(2);
});

test('texts that do not come leave a part in English', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const messages = defineCatalogue({
    namespace: 'late',
    source: { hello: 'Hello' },
    load: {
      ru: async () => Promise.reject(new TypeError('offline')),
      uk: async () => Promise.reject(new TypeError('offline')),
    },
  });
  const Spoken = () => <p>{useText(messages)('hello')}</p>;
  const Part = createLate(async () => Promise.resolve({ Spoken, texts: [messages] }), 'Spoken');
  const screen = await render(
    <WidgetRoot locale="uk">
      <Part />
    </WidgetRoot>,
  );
  await expect.element(screen.getByText('Hello')).toBeVisible();
});
