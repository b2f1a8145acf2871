import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawOne } from '../../packages/solver-core/verification/drawnTest.ts';
import editorEnUS from '../../packages/ui-kit/src/editor/messages/en-US.json' with { type: 'json' };
import { openAccount, TRUSS_PLAN } from './support/account.ts';
import { DESKTOP, openPage, PHONE } from './support/openPage.ts';
import { type RunningSite, startSite } from './support/startSite.ts';
import { type Hand, createPointerHand, emptyBoard, readForces, typeOnBoard } from './support/trussHands.ts';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
});

/** Draws rods between the given places. The tool is selected again, so that no rod continues the last chain. */
async function drawChain(hand: Hand, places: string): Promise<void> {
  await hand.take('rod');
  for (const place of places.split(', ')) {
    const [right = NaN, up = NaN] = place.split(' ').map(Number);
    await hand.pressSpot([right, up]);
  }
}

/**
 * Four panels of 2 m, 2 m high; joints 1 to 5 at the bottom from left to right, 6 to 8 at the top from right to left.
 */
async function drawPratt(hand: Hand): Promise<void> {
  await drawChain(hand, '0 0, 2 0, 4 0, 6 0, 8 0, 6 2, 4 2, 2 2, 0 0');
  await drawChain(hand, '2 0, 2 2, 4 0, 6 2, 6 0');
  await drawChain(hand, '4 0, 4 2');
  await hand.take('anchor');
  for (const joint of [0, 4, 4]) await hand.pressJoint(joint);
  await hand.take('load');
  for (const joint of [1, 2, 3]) await hand.pressJoint(joint);
}

// Each support carries 15 kN. End posts −15·√2; next to them the chord 15, the hangers 10, then the shear of 5 kN in
// diagonals at 45°, and in the upper chord at midspan the moment 15·4 − 10·2 divided by the height.
const PRATT_KN = [-21.213, -21.213, -20, -20, 0, 7.071, 7.071, 10, 10, 15, 15, 15, 15];

/** Supports at (0, −1), (4, −1) and (2, 2) on the ground, the apex 3 m above their centroid; the apex is joint 1. */
async function drawTetrahedron(hand: Hand): Promise<void> {
  await hand.take('joint');
  await hand.pressSpot([2, 3]);
  await hand.lookFrom('top');
  await drawChain(hand, '0 -1, 4 -1, 2 2, 0 -1');
  await hand.take('anchor');
  for (const joint of [1, 2, 3]) await hand.pressJoint(joint);
  await hand.lookFrom('front');
  await hand.take('rod');
  for (const joint of [1, 0, 2]) await hand.pressJoint(joint);
  await hand.take('rod');
  for (const joint of [0, 3]) await hand.pressJoint(joint);
  await hand.take('load');
  await hand.pressJoint(0);
}

const TETRAHEDRON_BY_KEYS = [
  ...['l', '0 0 -1', '4 0 -1', '2 0 2', '0 0 -1', '2 3 0', '4 0 -1', 'Escape'],
  ...['2 3 0', '2 0 2', 'Escape', 'Escape', 'Escape'],
  ...['a', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'p', 'Shift+Tab', 'Enter'],
];

// The apex is above the centroid of the supports: each leg carries a third of 10 kN times its length over its height.
const leg = (dx: number, dz: number): number => ((-10 / 3) * Math.hypot(dx, 3, dz)) / 3;
const TETRAHEDRON_KN = [leg(2, 1), leg(2, 1), leg(0, 2), 0, 0, 0];

async function solve(page: Page, how: 'mouse' | 'keys' | 'touch'): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/case/truss');
  const button = page.getByRole('button', { name: editorEnUS.solve, exact: true });
  if (how === 'keys') await page.keyboard.press('Control+Enter');
  else await (how === 'touch' ? button.tap() : button.click());
  expect((await answered).status()).toBe(200);
  await page.locator('[data-standing="recorded"]').first().waitFor();
}

function expectForces(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  // Three decimals are displayed.
  found.forEach((value, at) => expect(Math.abs(value - (wanted[at] ?? NaN))).toBeLessThan(0.00051));
}

/**
 * Touch draws in the plane, mouse and keys draw in space: one of the three in a run, all of them every night. The same
 * commands in the plane and in space are tested without a browser.
 */
const WAYS = drawOne(['touch', 'mouse', 'keys'] as const);
const IN_PLANE = [{ by: 'touch', size: PHONE }] as const;
const IN_SPACE = [
  { by: 'mouse', size: DESKTOP },
  { by: 'keys', size: DESKTOP },
] as const;

test.each(IN_PLANE.filter(({ by }) => WAYS.includes(by)))(
  'a Pratt girder drawn by $by is solved on the server and its forces are read',
  async (way) => {
    const { page, complaints, close } = await openPage(site, { path: '/truss/', size: way.size });
    await emptyBoard(page);
    await drawPratt(createPointerHand(page, way.by));
    await solve(page, way.by);
    expectForces(await readForces(page), PRATT_KN);
    // The page has scrolled to the forces, which are below the header.
    const top = await page
      .locator('#truss-result-sampler-n')
      .evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(120);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(IN_SPACE.filter(({ by }) => WAYS.includes(by)))(
  'a tetrahedron drawn by $by in space is solved on the server and its forces are read',
  async (way) => {
    const { page, complaints, close } = await openAccount(site, {
      path: '/truss/',
      size: way.size,
      plan: TRUSS_PLAN,
    });
    await emptyBoard(page);
    if (way.by === 'keys') await typeOnBoard(page, TETRAHEDRON_BY_KEYS);
    else await drawTetrahedron(createPointerHand(page, way.by));
    await solve(page, way.by);
    expectForces(await readForces(page), TETRAHEDRON_KN);
    expect(complaints).toEqual([]);
    await close();
  },
);
