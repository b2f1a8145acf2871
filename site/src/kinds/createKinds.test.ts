import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { WidgetRoot } from '@eecs/ui-kit';
import { EMPTY_CASE } from '@eecs/ui-kit/editing';
import { toFileName } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { type StringNet, StringNetEditor } from '../../../packages/ui-kit/test/stringNet.tsx';
import { netKind } from '../../test/support/stringNetKind.ts';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import type { SiteNavigation, Visit } from '../navigation/siteNavigation.ts';
import { VisitContext } from '../navigation/VisitContext.ts';
import { StartCard } from '../pages/NewTaskPage/StartCard.tsx';
import { findRoute } from '../routes/findRoute.ts';
import type { SiteRoute } from '../routes/siteRoute.ts';
import { routes } from '../routes/table.ts';
import { EditorLinks } from '../shell/EditorLinks.tsx';
import { NewLink } from '../shell/NewLink.tsx';
import { beam } from './beam.ts';
import { createKinds } from './createKinds.ts';
import { KIND_NAMES } from './kindNames.ts';
import { truss } from './truss.ts';

const TWO: StringNet = { ...EMPTY_CASE, title: 'Two', points: [{ x: 0, y: 0 }], strings: [] };

// The third kind of the kit's tests, points joined by strings, as a kind of the site.
const { row: net, branch: netBranch } = netKind;
const NetPage = () => createElement(StringNetEditor, { defaultValue: TWO });

const NAMES = { ...KIND_NAMES, net: 'net' } as const;
const kinds = createKinds<typeof NAMES>([beam, truss, net]);
const table: readonly SiteRoute[] = [...kinds.editors, ...kinds.previews, ...routes];

/** Renders a part of a page on the server, at the address of the net editor. */
function draw(part: ReactNode): string {
  const route = findRoute(table, '/net/');
  const location = { pathname: '/net/', search: '', hash: '', state: null, key: '' };
  const visit: Visit = { location, type: 'PUSH', route, Page: NetPage };
  const navigation: SiteNavigation = {
    getShown: () => visit,
    getWanted: () => null,
    subscribe: () => () => undefined,
    go: () => Promise.resolve(),
  };
  const placed = createElement(
    VisitContext,
    { value: visit },
    createElement(WidgetRoot, { theme: 'light' }, part),
  );
  return renderToString(createElement(NavigationContext, { value: navigation }, placed));
}

test('a third row has its routes, and takes none of those of the others', () => {
  expect(findRoute(table, '/net/0f3c').id).toBe('net');
  expect(findRoute(table, '/preview-net7')).toMatchObject({ id: 'previewNet', access: 'user' });
  expect(findRoute(table, '/msb/0f3c').id).toBe('beam');
  expect(findRoute(table, '/preview-truss7').id).toBe('previewTruss');
  expect(findRoute(routes, '/net/').id).toBe('unknown');
  expect(kinds.editors.map(({ menu }) => menu?.icon)).toEqual([beam.Icon, truss.Icon, net.Icon]);
  expect(kinds.find('net')).toBe(net);
  expect(kinds.find('toString')).toBeNull();
});

test('the header, the ways to begin and the page of new tasks lead to it', () => {
  const header = draw(createElement(EditorLinks, { rows: kinds.rows }));
  expect([...header.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/msb/',
    '/truss/',
    '/net/',
  ]);
  expect(header).toMatch(/aria-current="page"[^>]*href="\/net\/"|href="\/net\/"[^>]*aria-current="page"/);
  expect(header).toContain('class="net"');
  expect(draw(createElement(NewLink, { row: kinds.byId.net }))).toContain('href="/net/"');
  const card = draw(createElement(StartCard, { row: kinds.byId.net }));
  expect(card).toContain('id="start-net"');
  expect(card).toContain('href="/net/"');
});

test('its documents have an address, come by links, and pass through a file unchanged', async () => {
  const branch = await net.withBranch<Pick<typeof netBranch, 'kind' | 'toPath' | 'askNew'>>((found) => found);
  expect(branch.kind).toBe('net');
  expect(branch.toPath(netBranch.hash(TWO))).toBe(`/net/${encodeURIComponent(netBranch.hash(TWO))}`);
  expect(findRoute(table, branch.toPath(netBranch.hash(TWO))).id).toBe('net');
  expect(netBranch.readAsked(branch.askNew)).toBe('new');
  expect(netBranch.readAsked({ openNet: TWO })).toEqual(TWO);
  expect(toFileName(TWO.title, 'json')).toBe('Two.json');
  const opened = netBranch.parse(JSON.parse(await new Blob([JSON.stringify(TWO)]).text()));
  expect(opened).toEqual(TWO);
});

test('its editor is drawn on the server', () => {
  const page = draw(createElement(NetPage));
  for (const text of ['value="Two"', 'title="String (S)"', 'Point 1 at 0, 0']) expect(page).toContain(text);
});

/** The row of the site of the third kind; the files that it imports from folders of tests belong to the kind. */
const ROW = new URL('../../test/support/stringNetKind.ts', import.meta.url);

/** Lists a file with those of its relative imports, and of theirs, that are not sources of a package or of the site. */
function listOwnFiles(file: URL, known: readonly string[] = []): readonly string[] {
  if (known.includes(file.href)) return known;
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imports]
    .map(([, path = '']) => new URL(path, file))
    .filter(({ pathname }) => !pathname.includes('/src/'))
    .reduce<readonly string[]>((all, one) => listOwnFiles(one, all), [...known, file.href]);
}

/**
 * The measure of everything that a kind writes itself, including types and imports: its document, session, lists,
 * board, editor, and its row of the site. Blank lines and tests do not count.
 */
test('a kind with board, tables, keys, files and a page of the site writes at most 100 lines', () => {
  const counts = listOwnFiles(ROW).map((file) => {
    const lines = readFileSync(new URL(file), 'utf8').split('\n');
    return {
      file: file.slice(file.lastIndexOf('/') + 1),
      lines: lines.filter((line) => line.trim() !== '').length,
    };
  });
  const sum = counts.reduce((all, { lines }) => all + lines, 0);
  const each = counts.map(({ file, lines }) => `${file} ${lines}`).join(', ');
  // eslint-disable-next-line no-console -- the figure is part of the promise
  console.log(`a new kind: ${sum} lines (${each})`);
  expect(counts.map(({ file }) => file)).toContain('stringNet.tsx');
  expect(sum).toBeLessThanOrEqual(100);
});
