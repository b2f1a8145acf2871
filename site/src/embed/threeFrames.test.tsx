import { afterEach, expect, test } from 'vitest';

/** Messages from the test to a frame, and from a frame to the test. */
interface Told {
  readonly from: number;
  readonly origin: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const BRIDGE = new URL('./createFrame.ts', import.meta.url).href;

/** A frame of a given height with an editor that only records calls, connected to this page by the real bridge. */
const writeFrame = (name: string, height: number): string => `<!doctype html><body style="margin:0">
<script type="module">
  import { createFrame } from ${JSON.stringify(BRIDGE)};
  const element = document.createElement('div');
  element.style.height = '${height}px';
  Object.assign(element, {
    value: { name: ${JSON.stringify(name)} },
    undo() {},
    redo() {},
    solve: async () => ({ level: 'ok', name: element.value.name }),
    toSVG: async () => '<svg/>',
  });
  document.body.append(element);
  createFrame(element, { kind: 'beam', window, host: window.parent });
</script>`;

/** A frame of another origin that sends its neighbours messages like the page's, and the page messages like theirs. */
const LIAR = `<!doctype html><script>
  const lie = { eecs: 1, id: 'lie', type: 'set', value: { name: 'stolen' } };
  const tell = () => {
    for (let index = 0; index < parent.frames.length; index += 1)
      if (parent.frames[index] !== window) parent.frames[index].postMessage(lie, '*');
    parent.postMessage({ eecs: 1, type: 'height', value: 9999 }, '*');
  };
  addEventListener('message', ({ data }) => data.type === 'again' && tell());
  tell();
</script>`;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function open(sources: readonly (readonly [srcdoc: string, sandbox?: string])[]) {
  const frames = sources.map(([srcdoc, sandbox]) => {
    const frame = document.createElement('iframe');
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    frame.srcdoc = srcdoc;
    return document.body.appendChild(frame);
  });
  const told: Told[] = [];
  const end = new AbortController();
  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<Readonly<Record<string, unknown>> | null>) => {
      // A page identifies its frames by the window that a message comes from, because their claims may be false.
      const from = frames.findIndex(({ contentWindow }) => contentWindow === source);
      if (data?.['eecs'] === 1) told.push({ from, origin, data });
    },
    { signal: end.signal },
  );
  ends.push(() => {
    end.abort();
    frames.forEach((frame) => frame.remove());
  });
  const say = (frame: number, message: object): void =>
    frames[frame]?.contentWindow?.postMessage({ eecs: 1, ...message }, '*');
  const listOf = (type: string) => told.filter(({ data }) => data['type'] === type);
  return { say, listOf };
}

test('three frames on a page tell their own height, answer what they are asked, and no frame steers another', async () => {
  const { say, listOf } = open([
    [writeFrame('first', 120)],
    [writeFrame('second', 240)],
    [writeFrame('third', 360)],
    [LIAR, 'allow-scripts'],
  ]);
  const heights = () =>
    [0, 1, 2].map((frame) => listOf('height').findLast(({ from }) => from === frame)?.data['value']);
  await expect.poll(heights, { timeout: 10_000 }).toEqual([120, 240, 360]);
  // The fourth frame reports a greater height, and is identified by the source window.
  const lies = () => listOf('height').filter(({ data }) => data['value'] === 9999);
  expect(lies().map(({ from }) => from)).toEqual([3]);

  // It repeats its false messages, now that all frames listen.
  say(3, { type: 'again' });
  await expect.poll(() => lies().length).toBe(2);
  [0, 1, 2].forEach((frame) => say(frame, { id: frame, type: 'get' }));
  const answers = () => listOf('answer').map(({ from, data }) => [from, data['id'], data['value']]);
  await expect.poll(() => answers().length).toBe(3);
  expect(answers().toSorted()).toEqual([
    [0, 0, { name: 'first' }],
    [1, 1, { name: 'second' }],
    [2, 2, { name: 'third' }],
  ]);

  // A message to one frame reaches only that frame, although all use the same ids.
  say(1, { id: 'x', type: 'set', value: { name: 'changed' } });
  [0, 1, 2].forEach((frame) => say(frame, { id: 'x', type: 'solve' }));
  const solved = () =>
    listOf('answer')
      .filter(({ data }) => data['id'] === 'x' && data['value'] !== null)
      .map(({ from, data }) => [from, data['value']])
      .toSorted();
  await expect.poll(solved).toEqual([
    [0, { level: 'ok', name: 'first' }],
    [1, { level: 'ok', name: 'changed' }],
    [2, { level: 'ok', name: 'third' }],
  ]);
  expect(new Set(listOf('answer').map(({ origin }) => origin))).toEqual(new Set([location.origin]));
  expect(listOf('answer').every(({ data }) => data['id'] !== 'lie')).toBe(true);
});
