import type { Browser, Page, Request } from 'playwright';
import type { GuestServer } from './serveGuest.ts';

export interface GuestVisit {
  readonly page: Page;
  /** Console errors, uncaught errors and policy violations, in order. */
  readonly complaints: readonly string[];
  /** Requested URLs, without the page's own files. */
  readonly foreignRequests: readonly string[];
  /** Returns the number of pending requests of the page. */
  readonly countPending: () => number;
  readonly close: () => Promise<void>;
}

/** Numbers of objects that would leak if a widget did not release them. */
export interface Ledger {
  /** On the window, the document, media queries and the visual viewport. */
  readonly listeners: number;
  readonly observers: number;
  readonly workers: number;
  readonly nodes: number;
  readonly headNodes: number;
  readonly styleRules: number;
}

/** Traces that a widget could leave in the browser, and requests that it could make. */
export interface Traces {
  readonly cookie: string;
  readonly stored: readonly string[];
  readonly databases: readonly string[];
  readonly fonts: number;
  readonly newGlobals: readonly string[];
  /** Elements of the head and the body that were not in the page itself, by name. */
  readonly strangers: readonly string[];
  readonly documentAttributes: readonly string[];
}

declare global {
  interface Window {
    readLedger: () => Ledger;
    readTraces: () => Promise<Traces>;
  }
}

/** The page events recorded by a visit. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed'] as const;

/** Idle tabs by origin, returned by visits, in which the application is compiled already. */
const idle = new Map<string, Page>();

/**
 * Opens a page of the application with the records started before the first script: in a fresh profile, or in the tab
 * of an earlier visit, whose traces would then be found.
 */
export async function openGuest(
  browser: Browser,
  { address }: Pick<GuestServer, 'address'>,
  path: string,
): Promise<GuestVisit> {
  const page = idle.get(address) ?? (await openTab(browser, address));
  idle.delete(address);
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const pending = new Set<Request>();
  const forget = (request: Request): void => {
    pending.delete(request);
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  page.on('request', (request) => {
    pending.add(request);
    const url = request.url();
    const isOwn = url.startsWith(`${address}/assets/`) || url === address + path;
    // Images created in the page itself.
    if (!isOwn && !/^(blob|data):/.test(url)) foreignRequests.push(url);
  });
  await page.goto(path);
  return {
    page,
    complaints,
    foreignRequests,
    countPending: () => pending.size,
    close: async () => {
      for (const event of EVENTS) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
      idle.set(address, page);
    },
  };
}

async function openTab(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(keepBooks);
  return page;
}

/** Runs in the page before anything else, and starts the records. */
function keepBooks(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`refused by the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
  });

  const listeners = new Set<string>();
  const names = new WeakMap<object, number>();
  let next = 0;
  const nameOf = (object: object): number => {
    if (!names.has(object)) names.set(object, (next += 1));
    return names.get(object) ?? 0;
  };
  const isGlobal = (target: EventTarget): boolean =>
    target === window ||
    target instanceof Document ||
    target instanceof MediaQueryList ||
    target instanceof VisualViewport;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown): string => {
    const capture: unknown =
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${nameOf(target)} ${type} ${nameOf(listener)} ${Boolean(capture)}`;
  };
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with the target it is called on
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener !== null && isGlobal(this ?? window)) {
      const key = keyOf(this ?? window, type, listener, options);
      listeners.add(key);
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => listeners.delete(key));
        if (options.once === true) listeners.delete(key);
      }
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener !== null) listeners.delete(keyOf(this ?? window, type, listener, options));
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const observers = new Set<object>();
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    const { observe, disconnect } = window[name].prototype as {
      observe: (...args: unknown[]) => void;
      disconnect: () => void;
    };
    Object.assign(window[name].prototype, {
      observe(this: object, ...args: unknown[]) {
        observers.add(this);
        observe.apply(this, args);
      },
      disconnect(this: object) {
        observers.delete(this);
        disconnect.apply(this);
      },
    });
  }

  const workers = new Set<Worker>();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(this);
    }
    override terminate(): void {
      workers.delete(this);
      super.terminate();
    }
  };

  // Preload links are left out: how many the bundler adds depends on the page, and how many were loaded on the network.
  const everything = '*:not(link[rel="modulepreload"])';
  window.readLedger = () => ({
    listeners: listeners.size,
    observers: observers.size,
    workers: workers.size,
    nodes: document.querySelectorAll(everything).length,
    headNodes: document.head.querySelectorAll(everything).length,
    styleRules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  });

  const globals = new Set([...Object.keys(window), 'guest', 'readLedger', 'readTraces']);
  window.readTraces = async () => ({
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    fonts: document.fonts.size,
    newGlobals: Object.keys(window).filter((name) => !globals.has(name)),
    strangers: [...document.head.children, ...document.body.children]
      .filter((element) => !element.matches('meta, title, script, #root, link[rel="modulepreload"]'))
      .map(({ localName }) => localName),
    documentAttributes: [document.documentElement, document.body].flatMap((element) =>
      element.getAttributeNames().filter((name) => name !== 'lang'),
    ),
  });
}
