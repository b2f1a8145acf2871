import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { atom } from 'jotai/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineCatalogue } from '../i18n/catalogue.ts';
import { Button } from '../fields/Button.tsx';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import { useNotices } from '../notices/useNotices.ts';
import { useKitAtom } from '../kit/useKitAtom.ts';
import { WidgetRoot } from './WidgetRoot.tsx';

const countAtom = atom(0);

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useKitAtom(countAtom);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

function Greeting() {
  return <p>{useText(kitLaterMessages)('dialog.warning')}</p>;
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  cleanups.splice(0).forEach((cleanup) => cleanup());
});

test('two roots on one page, and one inside another, keep their own state', async () => {
  const screen = await render(
    <StrictMode>
      <WidgetRoot>
        <Counter name="outer" />
        <WidgetRoot>
          <Counter name="inner" />
        </WidgetRoot>
      </WidgetRoot>
      <WidgetRoot>
        <Counter name="beside" />
      </WidgetRoot>
    </StrictMode>,
  );
  await screen.getByRole('button', { name: 'outer 0' }).click();
  await expect.element(screen.getByRole('button', { name: 'outer 1' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'inner 0' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'beside 0' })).toBeVisible();
});

test('variables live on the root element, never on the document, and a nested root may differ', async () => {
  const { container } = await render(
    <WidgetRoot theme="light">
      <WidgetRoot theme="dark">
        <p>inside</p>
      </WidgetRoot>
    </WidgetRoot>,
  );
  const [outer, inner] = container.querySelectorAll('[data-eecs-root]');
  const read = (element: Element | undefined) =>
    element === undefined ? '' : getComputedStyle(element).getPropertyValue('--eecs-board').trim();
  expect(read(outer)).toBe('#f6f2e8');
  expect(read(inner)).toBe('#1d2327');
  expect(read(document.documentElement)).toBe('');
});

test('a rule of the host page overrides a variable, and so does a token given to the root', async () => {
  const rule = document.createElement('style');
  rule.textContent = '[data-eecs-root] { --eecs-accent: #006400; }';
  document.head.append(rule);
  cleanups.push(() => rule.remove());
  const { container } = await render(<WidgetRoot tokens={{ radius: '0px' }} />);
  const style = getComputedStyle(container.querySelector('[data-eecs-root]') as Element);
  expect(style.getPropertyValue('--eecs-accent').trim()).toBe('#006400');
  expect(style.getPropertyValue('--eecs-radius').trim()).toBe('0px');
});

test('the accent of a page reaches the primary button, with letters that can be read', async () => {
  const rule = document.createElement('style');
  document.head.append(rule);
  cleanups.push(() => rule.remove());
  const colours = async (css: string) => {
    rule.textContent = css;
    const { container, unmount } = await render(
      <WidgetRoot theme="light">
        {/* Away from the pointer, which would have it hovered. */}
        <div style={{ paddingTop: 300 }}>
          <Button variant="primary">Solve</Button>
        </div>
      </WidgetRoot>,
    );
    const { backgroundColor, color } = getComputedStyle(container.querySelector('button') as Element);
    await unmount();
    return [backgroundColor, color];
  };
  const ink = (await colours(''))[0];
  expect(await colours('[data-eecs-root] { --eecs-accent: rgb(0, 90, 80); }')).toEqual([
    'rgb(0, 90, 80)',
    expect.stringMatching(/^oklch\(1 0 /),
  ]);
  expect(await colours('[data-eecs-root] { --eecs-accent: rgb(255, 220, 0); }')).toEqual([
    'rgb(255, 220, 0)',
    expect.stringMatching(/^oklch\(0 0 /),
  ]);
  const told = '--eecs-accent: rgb(255, 220, 0); --eecs-on-accent: rgb(40, 30, 0)';
  expect(await colours(`[data-eecs-root] { ${told} }`)).toEqual(['rgb(255, 220, 0)', 'rgb(40, 30, 0)']);
  // A host that sets the button's own colours overrides the accent.
  expect((await colours(`[data-eecs-root] { ${told}; --eecs-button-fill: rgb(1, 2, 3) }`))[0]).toBe(
    'rgb(1, 2, 3)',
  );
  expect((await colours(''))[0]).toBe(ink);
});

test('prints are light in either theme', async () => {
  const { container } = await render(
    <>
      <WidgetRoot theme="light" />
      <WidgetRoot theme="dark" />
    </>,
  );
  const [light, dark] = [...container.querySelectorAll('[data-eecs-root]')].map((root) =>
    getComputedStyle(root),
  );
  expect(dark?.color).not.toBe(light?.color);
  const tab = cdp() as unknown as { send: (method: string, wanted: object) => Promise<unknown> };
  await tab.send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.poll(() => dark?.color).toBe(light?.color);
    expect(dark?.colorScheme).toBe('light');
  } finally {
    await tab.send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test('the theme follows the system live', async () => {
  const listeners = new Set<() => void>();
  const query = {
    media: '(prefers-color-scheme: dark)',
    matches: true,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const { container } = await render(<WidgetRoot theme="system" />);
  const root = container.querySelector('[data-eecs-root]') as HTMLElement;
  expect(root.dataset['theme']).toBe('dark');
  query.matches = false;
  listeners.forEach((listener) => listener());
  await expect.poll(() => root.dataset['theme']).toBe('light');
});

test.each([
  ['a class', (page: Element) => page.classList.toggle('dark')],
  [
    'an attribute',
    (page: Element) => page.toggleAttribute('data-bs-theme') && page.setAttribute('data-bs-theme', 'dark'),
  ],
  ['its colour scheme', (page: Element) => page.setAttribute('style', 'color-scheme: dark')],
])('the theme of the page is followed by %s, out of a shadow root too', async (way, darken) => {
  const host = document.createElement('div');
  host.dataset['theme'] = way === 'its colour scheme' ? '' : 'light';
  const around = document.createElement('main');
  around.append(host);
  document.body.append(around);
  cleanups.push(() => around.remove());
  const mount = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  if (way === 'its colour scheme') darken(around);
  await render(<WidgetRoot theme="inherit" />, { container: mount });
  const root = mount.querySelector<HTMLElement>('[data-eecs-root]');
  if (way !== 'its colour scheme') {
    await expect.poll(() => root?.dataset['theme']).toBe('light');
    // The nearest element that sets a theme decides.
    darken(around);
    host.removeAttribute('data-theme');
  }
  await expect.poll(() => root?.dataset['theme']).toBe('dark');
});

test('where the preference cannot be read the clock decides', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ media: 'not all', matches: false } as MediaQueryList);
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(7);
  const { container } = await render(<WidgetRoot theme="system" />);
  expect(container.querySelector<HTMLElement>('[data-eecs-root]')?.dataset['theme']).toBe('dark');
});

test('Russian is fetched and replaces English; a text that is missing stays English', async () => {
  const partial = defineCatalogue({
    namespace: 'partial',
    source: { known: 'Known', missing: 'Still English' },
    load: {
      ru: () => Promise.resolve({ default: { known: 'Известно' } }),
      uk: () => Promise.reject(new Error('offline')),
    },
  });
  function Partial() {
    const t = useText(partial);
    return <p>{`${t('known')}, ${t('missing')}`}</p>;
  }
  const screen = await render(
    <WidgetRoot locale="ru">
      <Greeting />
      <Partial />
    </WidgetRoot>,
  );
  await expect.element(screen.getByText('Предупреждение')).toBeVisible();
  await expect.element(screen.getByText('Известно, Still English')).toBeVisible();
  expect(screen.container.querySelector('[data-eecs-root]')?.getAttribute('lang')).toBe('ru');
});

test('inside a shadow root the styles go there, with the nonce of the page', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const mount = document.createElement('div');
  shadow.append(mount);
  cleanups.push(() => host.remove());
  await render(
    <WidgetRoot theme="dark" styleTarget={shadow} nonce="abc">
      <p>shadow</p>
    </WidgetRoot>,
    { container: mount },
  );
  await expect.poll(() => shadow.querySelector('style')).not.toBeNull();
  expect(shadow.querySelector('style')?.nonce).toBe('abc');
  const element = shadow.querySelector('[data-eecs-root]') as Element;
  expect(getComputedStyle(element).backgroundColor).toBe('rgb(29, 35, 39)');
});

test('a hook outside a root names itself', () => {
  function Lost() {
    useNotices();
    return null;
  }
  expect(() => renderToString(<Lost />)).toThrow('`useNotices` must be used within `WidgetRoot`');
});

test('markup that a server sent with its rules is hydrated without a complaint, and its style element goes', async () => {
  const widget = (
    <WidgetRoot theme="light">
      <p>inside</p>
    </WidgetRoot>
  );
  const container = document.createElement('div');
  document.body.append(container);
  cleanups.push(() => container.remove());
  container.innerHTML = renderToString(widget);
  const style = container.querySelector('style');
  expect(style).not.toBeNull();
  if (style !== null) style.textContent = '.of-the-server { color: red; }';
  const complaints: unknown[] = [];
  const root = hydrateRoot(container, widget, { onRecoverableError: (error) => complaints.push(error) });
  cleanups.push(() => root.unmount());
  await expect.poll(() => container.querySelector('style')).toBeNull();
  expect(complaints).toEqual([]);
});
