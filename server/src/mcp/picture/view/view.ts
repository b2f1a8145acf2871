// The script of the page that shows pictures in a chat. The functions run in the page, not here: their own text is put
// into it. So they may call each other, but nothing that is imported; they are in one file, because tools that run the
// sources rename what a function imports. This folder has a project with the types of a browser.
import type { Picture } from '@eecs/ui-beam/report';

type Fields = Readonly<Record<string, unknown>>;
type View = Picture['views'][number];
/** A straight part of a drawing along which a result can be read. */
export type Line = View['lines'][number];

/** The texts of the page in one language. */
export interface ViewTexts {
  readonly set: string;
  readonly result: string;
  readonly structure: string;
  readonly motion: string;
  readonly play: string;
  readonly pause: string;
  readonly read: string;
  readonly hint: string;
  readonly at: string;
  readonly left: string;
  readonly right: string;
  readonly waiting: string;
  readonly absent: string;
}

interface Host {
  readonly request: (method: string, params: object) => Promise<Fields>;
  readonly notify: (method: string, params: object) => void;
}

interface Page {
  readonly texts: () => ViewTexts;
  readonly locale: () => string;
}

/** Starts the page: introduces it to its host, and shows the picture of the result that the host sends. */
async function startView(languages: Readonly<Record<string, ViewTexts>>): Promise<void> {
  let context: Fields = {};
  let given: Fields = {};
  let hasTools = false;
  const page: Page = {
    locale: () => (typeof context['locale'] === 'string' ? context['locale'] : navigator.language),
    texts: () => {
      const word = page.locale().slice(0, 2).toLowerCase();
      return (languages[word] ?? languages['en']) as ViewTexts;
    },
  };
  const showResult = (result: Fields): void => {
    const picture = (result['_meta'] as Fields | undefined)?.['eecs/picture'] as Picture | undefined;
    if (picture !== undefined) showPicture(page, picture);
    else if (hasTools) void askForPicture(3);
    else writeMessage(page.texts().absent);
  };
  const askForPicture = async (tries: number): Promise<void> => {
    const call = describeCall(given);
    const told = call === null ? null : await host.request('tools/call', call).catch(() => null);
    const picture = (told?.['_meta'] as Fields | undefined)?.['eecs/picture'] as Picture | undefined;
    if (picture !== undefined) showPicture(page, picture);
    else if (call === null || tries <= 1) writeMessage(page.texts().absent);
    else setTimeout(() => void askForPicture(tries - 1), 2000);
  };
  const follow = (changed: Fields): void => {
    context = { ...context, ...changed };
    applyContext(context);
  };
  const host = connectHost({
    'ui/notifications/tool-input': (params) => (given = (params['arguments'] ?? {}) as Fields),
    'ui/notifications/tool-result': showResult,
    'ui/notifications/tool-cancelled': () => writeMessage(page.texts().absent),
    'ui/notifications/host-context-changed': follow,
  });
  const welcome = await host.request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'eecs-picture', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  });
  hasTools = (welcome['hostCapabilities'] as Fields | undefined)?.['serverTools'] !== undefined;
  follow((welcome['hostContext'] ?? {}) as Fields);
  writeMessage(page.texts().waiting);
  new ResizeObserver(() => {
    const { width, height } = document.body.getBoundingClientRect();
    host.notify('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) });
  }).observe(document.body);
  host.notify('ui/notifications/initialized', {});
}

/** Exchanges JSON-RPC messages with the host, which is the parent of this page. */
function connectHost(handlers: Readonly<Record<string, (params: Fields) => void>>): Host {
  const waiting = new Map<number, { done: (result: Fields) => void; failed: (error: Error) => void }>();
  let last = 0;
  const send = (message: object) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  window.addEventListener('message', ({ source, data }: MessageEvent<Fields | null>) => {
    if (source !== window.parent || data === null || data['jsonrpc'] !== '2.0') return;
    const { id, method, params, result, error } = data;
    if (typeof method === 'string') {
      handlers[method]?.((params ?? {}) as Fields);
      // The host asks whether the page lives, or whether it may be closed: yes.
      if (id !== undefined) send({ id, result: {} });
      return;
    }
    const call = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (error === undefined) call?.done((result ?? {}) as Fields);
    else call?.failed(new Error(String((error as Fields)['message'])));
  });
  return {
    request: (method, params) =>
      new Promise((done, failed) => {
        last += 1;
        waiting.set(last, { done, failed });
        send({ id: last, method, params });
      }),
    notify: (method, params) => send({ method, params }),
  };
}

/** Describes the call that draws the structure in the arguments of a tool; null if they contain none. */
export function describeCall(given: Fields): Fields | null {
  const kinds = ['beam', 'truss', 'frame'];
  const named = kinds.find((kind) => typeof given[kind] === 'object');
  const kind = named ?? given['kind'];
  const structure = named === undefined ? given['document'] : given[named];
  if (typeof kind !== 'string' || typeof structure !== 'object' || structure === null) return null;
  return { name: 'draw_picture', arguments: { kind, document: structure } };
}

/** Takes over the theme and the colours of the host. */
function applyContext({ theme, styles }: Fields): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  const variables = ((styles as Fields | undefined)?.['variables'] ?? {}) as Fields;
  for (const [name, value] of Object.entries(variables))
    if (name.startsWith('--') && typeof value === 'string') root.style.setProperty(name, value);
}

function getPart<T extends Element = HTMLElement>(id: string): T {
  return document.getElementById(id) as unknown as T;
}

function writeMessage(text: string): void {
  getPart('message').textContent = text;
  getPart('message').hidden = false;
  getPart('picture').hidden = true;
}

/** Shows a picture, with lists of its case sets and results. */
function showPicture(page: Page, picture: Picture): void {
  const texts = page.texts();
  document.documentElement.lang = page.locale();
  getPart('message').hidden = true;
  getPart('picture').hidden = false;
  getPart('title').textContent = picture.title;
  for (const key of ['set', 'result'] as const) getPart(`${key}-label`).textContent = texts[key];
  const sets = [...new Set(picture.views.map(({ set }) => set))];
  const [set, result] = [getPart<HTMLSelectElement>('set'), getPart<HTMLSelectElement>('result')];
  const fill = (select: HTMLSelectElement, options: readonly string[]): void => {
    const chosen = select.value;
    select.replaceChildren(...options.map((text) => new Option(text, text)));
    if (options.includes(chosen)) select.value = chosen;
  };
  const show = (): void => {
    const view = picture.views.find((one) => one.set === set.value && one.result === result.value);
    showDrawing(view?.svg ?? picture.structure);
    readLines(page, picture, view ?? null);
  };
  const choose = (): void => {
    const results = picture.views.filter((one) => one.set === set.value).map((one) => one.result);
    fill(result, picture.motions.length > 0 ? [texts.motion] : [...results, texts.structure]);
    show();
  };
  fill(set, sets);
  getPart('set-field').hidden = sets.length < 2;
  getPart('result-field').hidden = picture.motions.length > 0;
  set.onchange = choose;
  result.onchange = show;
  choose();
  animateMotion(page, picture);
}

/** Puts the text of a drawing into the page. It is parsed as an image, so it can contain no page elements. */
function showDrawing(svg: string): void {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const over = getPart<SVGSVGElement>('over');
  over.setAttribute('viewBox', drawn.getAttribute('viewBox') ?? '0 0 1 1');
  getPart('drawing').replaceChildren(document.importNode(drawn, true));
}

/** Writes the value of a result at the place that the reader points at or moves to by the arrow keys. */
function readLines(page: Page, { length }: Picture, view: View | null): void {
  const { texts, locale } = { texts: page.texts(), locale: page.locale() };
  const figure = getPart('figure');
  const mark = getPart<SVGCircleElement>('mark');
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const write = (value: number): string => format.format(value === 0 ? 0 : value).replace('-', '\u2212');
  const lines = view?.lines ?? [];
  let at = 0;
  let x = 0;
  const tell = (): void => {
    const line = lines[at];
    if (line === undefined || view === null) return;
    const part = line.length === 0 ? 0 : x / line.length;
    mark.setAttribute('cx', String(line.from[0] + part * (line.to[0] - line.from[0])));
    mark.setAttribute('cy', String(line.from[1] + part * (line.to[1] - line.from[1])));
    const [left, right] = valuesAt(line, x);
    const value = (number: number) => `${write(number * view.factor)} ${view.unit}`;
    const isJump = Math.abs(left - right) > 1e-9 * Math.max(Math.abs(left), Math.abs(right));
    const told = isJump ? `${texts.left} ${value(left)}, ${texts.right} ${value(right)}` : value(right);
    const name = line.name === '' ? '' : `${line.name}: `;
    const text = `${name}${view.symbol} = ${told}, ${texts.at} x = ${write(x * length.factor)} ${length.unit}`;
    getPart('reading').textContent = text;
    figure.setAttribute('aria-valuetext', text);
    figure.setAttribute('aria-valuenow', String(x * length.factor));
    figure.setAttribute('aria-valuemax', String(line.length * length.factor));
    mark.style.display = '';
  };
  mark.style.display = 'none';
  getPart('reading').textContent = lines.length === 0 ? '' : texts.hint;
  figure.tabIndex = lines.length === 0 ? -1 : 0;
  if (lines.length === 0) figure.removeAttribute('role');
  else figure.setAttribute('role', 'slider');
  figure.setAttribute('aria-label', texts.read);
  const point = ({ clientX, clientY }: PointerEvent): void => {
    const matrix = getPart<SVGSVGElement>('over').getScreenCTM();
    if (matrix === null) return;
    const { x: px, y: py } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    [at, x] = findNearest(lines, px, py);
    tell();
  };
  figure.onpointermove = point;
  figure.onpointerdown = point;
  figure.onkeydown = (event) => {
    const whole = lines[at]?.length ?? 0;
    const step = { ArrowRight: whole / 40, ArrowLeft: -whole / 40, Home: -whole, End: whole }[event.key];
    const turn = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if ((step === undefined && turn === undefined) || lines.length === 0) return;
    event.preventDefault();
    if (turn !== undefined) [at, x] = [(at + turn + lines.length) % lines.length, 0];
    if (step !== undefined) x = Math.min(whole, Math.max(0, x + step));
    tell();
  };
}

/** Finds the line nearest to a point of the drawing, and the place on it; places near a break snap to it. */
export function findNearest(lines: readonly Line[], px: number, py: number): [number, number] {
  let [at, x, least] = [0, 0, Infinity];
  lines.forEach(({ from, to, length, pieces }, index) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy);
    const along = size === 0 ? 0 : ((px - from[0]) * dx + (py - from[1]) * dy) / size;
    const kept = Math.min(size, Math.max(0, along));
    const distance = Math.hypot(
      px - from[0] - (kept * dx) / (size || 1),
      py - from[1] - (kept * dy) / (size || 1),
    );
    if (distance >= least) return;
    [at, least] = [index, distance];
    const places = [0, ...pieces.map(({ x1 }) => x1)];
    const near = places.find((place) => Math.abs((place / length) * size - kept) < 4);
    x = near ?? (size === 0 ? 0 : (kept / size) * length);
  });
  return [at, x];
}

/** Returns the values of a result on both sides of a place, from its polynomials. */
export function valuesAt({ pieces, jumps, length }: Line, x: number): [number, number] {
  const jump = jumps.find((one) => Math.abs(one.x - x) <= 1e-9 * length);
  if (jump !== undefined) return [jump.left, jump.right];
  const piece = pieces.find(({ x0, x1 }) => x0 <= x && x <= x1) ?? pieces.at(-1);
  if (piece === undefined) return [0, 0];
  const value = piece.c.reduceRight((sum, c) => sum * (x - piece.x0) + c, 0);
  return [value, value];
}

/** Moves the parts of a mechanism to and fro until the reader stops them. */
function animateMotion(page: Page, { motions }: Picture): void {
  const path = getPart<SVGPathElement>('motion');
  const button = getPart<HTMLButtonElement>('play');
  let shown = 0;
  let isPlaying = motions.length > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const numbersOf = (d: string) => d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const draw = (share: number): void => {
    const { from = '', to = '' } = motions[shown] ?? {};
    const [rest, moved] = [numbersOf(from), numbersOf(to)];
    let index = -1;
    const next = (): string => {
      index += 1;
      return String(rest[index]! + share * (moved[index]! - rest[index]!));
    };
    path.setAttribute('d', from.replace(/-?\d+(?:\.\d+)?/g, next));
  };
  const step = (now: number): void => {
    if (!isPlaying) return;
    draw(Math.sin(now / 450));
    requestAnimationFrame(step);
  };
  const label = () => (button.textContent = isPlaying ? page.texts().pause : page.texts().play);
  button.hidden = motions.length === 0;
  button.onclick = () => {
    // The next motion follows a pause, if there are several.
    isPlaying = !isPlaying;
    if (isPlaying) shown = (shown + 1) % motions.length;
    label();
    requestAnimationFrame(step);
  };
  label();
  draw(motions.length === 0 ? 0 : 1);
  requestAnimationFrame(step);
}

/** The script of the page; it calls `startView` with the texts of each language. */
export const VIEW_SCRIPT = [
  connectHost,
  describeCall,
  applyContext,
  getPart,
  writeMessage,
  showPicture,
  showDrawing,
  readLines,
  findNearest,
  valuesAt,
  animateMotion,
  startView,
].join('\n');
