import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOOL_EXAMPLES } from '../../server/src/mcp/toolExamples.ts';
import { type RunningSite, startSite } from './support/startSite.ts';

const URI = 'ui://eecs/picture.html';
/** The policy that a host must impose on a page that names no addresses. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'";

let site: RunningSite;
let client: Client;

beforeAll(async () => {
  site = await startSite();
  client = new Client({ name: 'a test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.address}/mcp`)));
});
afterAll(async () => {
  await client.close();
  await site.close();
});

interface Answer {
  readonly _meta?: Readonly<Record<string, unknown>>;
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

const call = async (name: string, args: object): Promise<Answer> =>
  (await client.callTool({ name, arguments: { ...args } })) as unknown as Answer;

/** Calls a tool until its answer has a picture: the thread that draws may still be loading. */
async function callDrawn(name: string, args: object): Promise<Answer> {
  let answer = await call(name, args);
  await expect
    .poll(
      async () => {
        if (answer._meta === undefined) answer = await call(name, args);
        return Object.keys(answer._meta ?? {});
      },
      { timeout: 30_000, interval: 500 },
    )
    .toEqual(['eecs/picture']);
  return answer;
}

/**
 * Shows the page of a tool as a host does: in a sandbox without network, with the messages of the standard. `drawn` is
 * the answer to a call that the page makes; without it the host offers no tools.
 */
async function showIn(
  page: Page,
  given: object,
  answer: Answer,
  context: object,
  drawn: Answer | null = null,
): Promise<Frame> {
  const { contents } = await client.readResource({ uri: URI });
  const [resource] = contents as readonly { readonly mimeType: string; readonly text: string }[];
  expect(resource?.mimeType).toBe('text/html;profile=mcp-app');
  const html = (resource?.text ?? '').replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  );
  await page.setContent('<!doctype html><title>A host</title><main></main>');
  await page.evaluate(
    (told) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'width: 100%; height: 700px; border: 0';
      const send = (message: object) => frame.contentWindow?.postMessage({ jsonrpc: '2.0', ...message }, '*');
      const sizes: unknown[] = [];
      const calls: unknown[] = [];
      Object.assign(window, { sizes, calls, send });
      window.addEventListener('message', ({ data }) => {
        const { id, method, params } = data as { id?: number; method?: string; params?: unknown };
        if (method === 'tools/call') {
          calls.push(params);
          send({ id, result: told.drawn });
        }
        if (method === 'ui/initialize')
          send({
            id,
            result: {
              protocolVersion: '2026-01-26',
              hostInfo: { name: 'a test', version: '1' },
              hostCapabilities: told.drawn === null ? {} : { serverTools: {} },
              hostContext: told.context,
            },
          });
        if (method === 'ui/notifications/initialized') {
          send({ method: 'ui/notifications/tool-input', params: { arguments: told.given } });
          send({ method: 'ui/notifications/tool-result', params: told.answer });
        }
        if (method === 'ui/notifications/size-changed') sizes.push(params);
      });
      frame.srcdoc = told.html;
      document.querySelector('main')?.append(frame);
    },
    { html, given, answer, context, drawn },
  );
  await page.locator('iframe').contentFrame().locator('#picture').waitFor();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error('The host has no frame.');
  return frame;
}

test('a host shows the picture of a beam, a truss, a frame and a mechanism, and reads values on it', async () => {
  const { tools } = await client.listTools();
  const named = tools.filter(({ _meta }) => (_meta?.['ui'] as { resourceUri?: string })?.resourceUri === URI);
  expect(named.map(({ name }) => name).sort()).toEqual(
    ['draw_picture', 'envelope', 'judge_structure', 'solve_beam', 'solve_frame', 'solve_truss'].sort(),
  );
  const browser = await site.browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => !request.url().startsWith('about:') && complaints.push(request.url()));
  try {
    const beam = TOOL_EXAMPLES.solve_beam;
    const frame = await showIn(page, beam, await callDrawn('solve_beam', beam), {
      theme: 'dark',
      locale: 'en-US',
    });
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await frame.locator('#result option').allTextContents()).toEqual([
      'Bending moment',
      'Shear force',
      'Deflection',
      'Rotation',
      'Structure and loads',
    ]);
    // 12 kN/m on 6 m: qL²/8 = 54 kN·m in the middle, where the slider is after twenty of forty steps.
    await frame.locator('#figure').focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    expect(await frame.locator('#reading').textContent()).toBe('M = 54 kN·m, at x = 3 m');
    await frame.locator('#result').selectOption('Shear force');
    const box = await frame.locator('#figure').boundingBox();
    // A pointer near the right end snaps to it: Q = −36 kN.
    if (box !== null) await page.mouse.move(box.x + 0.912 * box.width, box.y + 0.8 * box.height);
    expect(await frame.locator('#reading').textContent()).toBe('Q = −36 kN, at x = 6 m');
    const sizes = await page.evaluate(() => (window as unknown as { sizes: unknown[] }).sizes);
    expect(sizes.at(-1)).toMatchObject({ height: expect.any(Number) as number });

    // An answer without a picture, as while the thread that draws was loading.
    const late = await showIn(
      page,
      beam,
      { structuredContent: {} },
      { locale: 'en-US' },
      await callDrawn('solve_beam', beam),
    );
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([
      { name: 'draw_picture', arguments: { kind: 'beam', document: beam['beam'] } },
    ]);
    expect(await late.locator('#result option').count()).toBe(5);

    const truss = TOOL_EXAMPLES.solve_truss;
    const rods = await showIn(page, truss, await callDrawn('solve_truss', truss), {
      theme: 'light',
      locale: 'ru',
    });
    await rods.locator('#figure').focus();
    await page.keyboard.press('Home');
    // 10 kN on two rods at 45 degrees: N = −10/√2.
    expect(await rods.locator('#reading').textContent()).toBe('1 (1–3): N = −7,07107 kN, при x = 0 m');

    const portal = TOOL_EXAMPLES.solve_frame;
    const drawn = await showIn(page, portal, await callDrawn('solve_frame', portal), { locale: 'uk' });
    await drawn.locator('#figure').focus();
    await page.keyboard.press('ArrowUp');
    const readGirder = async (x: string): Promise<number> => {
      const told = (await drawn.locator('#reading').textContent()) ?? '';
      expect(told).toMatch(new RegExp(`^2 \\(2–3\\): M = −?[\\d,]+ kN·m, при x = ${x} m$`));
      return Number(/M = (\S+)/.exec(told)?.[1]?.replace('−', '-').replace(',', '.'));
    };
    const hogging = girderEndMoment();
    expect(await readGirder('0')).toBeCloseTo(hogging, 3);
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    // qL²/8 = 45 kN·m lie between the ends and the middle, whatever the stiffnesses are.
    expect(await readGirder('3')).toBeCloseTo(hogging + 45, 3);

    const loose = { beam: { ...(beam['beam'] as object), supports: [{ className: 'pin', x: 0 }] } };
    const moved = await showIn(page, loose, await callDrawn('solve_beam', loose), { locale: 'en-US' });
    const at = () => moved.locator('#motion').getAttribute('d');
    const first = await at();
    await expect.poll(at, { timeout: 5000 }).not.toBe(first);
    await moved.getByRole('button', { name: 'Stop' }).click();
    const stopped = await at();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await at()).toBe(stopped);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

/**
 * The moment at an end of the girder of the example's portal, kN·m, by the slope-deflection method. Both columns are
 * shortened alike, which bends nothing. The thrust H shortens the girder, so each of its ends moves inward by H·L/2EA.
 * With the girder's shortening neglected, it is Kleinlogel's −q·L²/(6·(h/L + 2)) = −22.5 kN·m.
 */
function girderEndMoment(): number {
  // m, kN/m; A and I of IPE 330 as EN 10365 prints them, m² and m⁴.
  const [L, h, q, A, I] = [6, 4, 10, 62.61e-4, 11_770e-8];
  // The angle of the column's axis under a unit rotation of the joint: H·L/(2EA·h), with H = 6EI·(1 − 2·angle)/h².
  const angle = (3 * I * L) / (A * h ** 3 + 6 * I * L);
  const column = ((2 * I) / h) * (2 - 3 * angle);
  const girder = (2 * I) / L;
  return ((-q * L * L) / 12) * (column / (column + girder));
}
