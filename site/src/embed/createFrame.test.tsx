import { afterEach, expect, test, vi } from 'vitest';
import { createFrame, type FramedElement } from './createFrame.ts';
import { readFrameAddress, writeFrameAddress } from './readFrameAddress.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** An editor that only records calls, and the page around it. */
function open() {
  const element = document.createElement('div') as unknown as FramedElement;
  Object.assign(element, {
    value: { L: 5 },
    undo: vi.fn(),
    redo: vi.fn(),
    solve: () => {
      element.dispatchEvent(new CustomEvent('solve', { detail: { level: 'ok' } }));
      return Promise.resolve();
    },
    toSVG: () => Promise.resolve('<svg/>'),
  });
  document.body.append(element);
  const heard: { readonly message: Readonly<Record<string, unknown>>; readonly target: string }[] = [];
  // A message has a source window: an empty iframe stands for the embedding page.
  const around = document.body.appendChild(document.createElement('iframe'));
  const host = around.contentWindow as Window;
  Object.defineProperty(host, 'postMessage', {
    value: (message: Readonly<Record<string, unknown>>, target: string) => heard.push({ message, target }),
  });
  const end = createFrame(element, { kind: 'beam', window, host });
  ends.push(() => {
    end();
    element.remove();
    around.remove();
  });
  const say = (data: unknown, origin = 'https://school.example', source: Window = host): void => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  };
  const answers = () => heard.filter(({ message }) => message['type'] === 'answer');
  return { element, heard, say, answers };
}

test('a frame says at once that it is ready, and what is drawn only to the page that has spoken', async () => {
  const { element, heard, say, answers } = open();
  expect(heard[0]).toEqual({ message: { eecs: 1, type: 'ready', kind: 'beam' }, target: '*' });
  const change = () => element.dispatchEvent(new CustomEvent('change', { detail: { L: 6 } }));
  change();
  say({ eecs: 1, id: 1, type: 'hello' });
  await expect.poll(answers).toHaveLength(1);
  change();
  expect(heard.filter(({ message }) => message['type'] === 'change')).toEqual([
    { message: { eecs: 1, type: 'change', value: { L: 6 } }, target: 'https://school.example' },
  ]);
});

test('it is set, solved and drawn by messages, each answered by its id', async () => {
  const { element, say, answers } = open();
  say({ eecs: 1, id: 'a', type: 'set', value: { L: 7 } });
  say({ eecs: 1, id: 'b', type: 'get' });
  say({ eecs: 1, id: 'c', type: 'solve' });
  say({ eecs: 1, id: 'd', type: 'svg' });
  say({ eecs: 1, id: 'e', type: 'look', value: { locale: 'uk', readonly: true, onclick: 'alert(1)' } });
  await expect.poll(answers).toHaveLength(5);
  const told = new Map(answers().map(({ message }) => [message['id'], message['value']]));
  expect(Object.fromEntries(told)).toEqual({
    a: null,
    b: { L: 7 },
    c: { level: 'ok' },
    d: '<svg/>',
    e: null,
  });
  expect([element.getAttribute('locale'), element.hasAttribute('readonly')]).toEqual(['uk', true]);
  expect(element.hasAttribute('onclick')).toBe(false);
});

test('a result that is current is the answer, though no event tells it anew', async () => {
  const { element, say, answers } = open();
  Object.assign(element, { solve: () => Promise.resolve({ level: 'ok', hash: 'kept' }) });
  say({ eecs: 1, id: 's', type: 'solve' });
  await expect.poll(answers).toHaveLength(1);
  expect(answers()[0]?.message).toMatchObject({ id: 's', ok: true, value: { level: 'ok', hash: 'kept' } });
});

test('another version and what it cannot do are refused with the reason; what is not for it is passed over', async () => {
  const { say, answers, heard } = open();
  say({ eecs: 2, id: 1, type: 'get' });
  say({ eecs: 1, id: 2, type: 'format' });
  say({ webpack: 'hot' });
  say('hello');
  say({ eecs: 1, id: 3, type: 'get' }, 'https://school.example', window);
  await expect.poll(answers).toHaveLength(2);
  expect(answers().map(({ message }) => message['error'])).toEqual([
    'This frame speaks version 1 of the protocol.',
    '"format" is none of hello, get, set, solve, undo, redo, svg, look.',
  ]);
  expect(heard.every(({ target }) => target === '*' || target === 'https://school.example')).toBe(true);
});

test('a page of another origin that speaks later is not answered', async () => {
  const { say, answers } = open();
  say({ eecs: 1, id: 1, type: 'hello' });
  await expect.poll(answers).toHaveLength(1);
  say({ eecs: 1, id: 2, type: 'get' }, 'https://thief.example');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answers()).toHaveLength(1);
});

test('a page without an origin, as of a file, is answered in its window, which nobody else can take', async () => {
  const { say, answers } = open();
  say({ eecs: 1, id: 1, type: 'get' }, 'null');
  await expect.poll(answers).toMatchObject([{ target: '*', message: { id: 1, ok: true, value: { L: 5 } } }]);
});

test('an address of a frame is read as it was written', () => {
  const address = writeFrameAddress('truss', {
    locale: 'uk',
    theme: undefined,
    label: 'Ферма & балка',
    c: 'eJx_-',
  });
  expect(address).toMatch(/^\/embed\/truss#locale=uk&label=/);
  const [pathname = '', fragment = ''] = address.split('#');
  expect(readFrameAddress({ pathname, hash: `#${fragment}` }, ['ru'])).toEqual({
    kind: 'truss',
    attributes: { locale: 'uk', label: 'Ферма & балка' },
    shared: 'eJx_-',
  });
  // The embedding page named no language, so the frame uses the reader's.
  expect(readFrameAddress({ pathname: '/embed/msb', hash: '#onclick=x' }, ['de-DE', 'uk-UA'])).toEqual({
    kind: 'beam',
    attributes: { locale: 'uk' },
    shared: null,
  });
});

test('a look that the editor refuses is answered as refused, with the reason', async () => {
  const { element, say, answers } = open();
  element.setAttribute = (name: string) =>
    void element.dispatchEvent(
      new CustomEvent('fault', { detail: { error: new TypeError(`refused ${name}`) } }),
    );
  say({ eecs: 1, id: 'x', type: 'look', value: { exercise: '{}' } });
  await expect
    .poll(answers)
    .toMatchObject([{ message: { id: 'x', ok: false, error: 'TypeError: refused exercise' } }]);
});
