import type { Page } from 'playwright';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../../../packages/solver-core/verification/drawCases.ts';
import editorEnUS from '../../../packages/ui-truss/src/messages/editor.en-US.json' with { type: 'json' };
import resultsEnUS from '../../../packages/ui-truss/src/messages/results.en-US.json' with { type: 'json' };

/** A state of three separate regions of the truss editor, so that one comparison covers all three. */
export interface TrussState {
  readonly name: string;
  /** Below the board. */
  readonly room: string;
  readonly tab: string;
  /** Typed on the board, for what is shown in the line below it or above it. */
  readonly keys: readonly string[];
}

const ALL = 'Control+a';
const MENU = 'Shift+F10';
/** Leaves a field, the tool and the selection. */
const LEAVE = ['Escape', 'Escape', 'Escape', 'Escape'];

const STATES: readonly (readonly [keyof typeof resultsEnUS, keyof typeof editorEnUS, readonly string[]])[] = [
  ['room.joints', 'panels.rods', ['Tab']],
  ['room.sections', 'panels.loads', ['Shift+Tab']],
  ['room.mohr', 'panels.guides', ['Tab', 'Tab', 'Tab', 'Tab']],
  ['room.equations', 'panels.materials', [ALL]],
  ['room.balance', 'panels.crossSections', [ALL, MENU]],
  ['room.export', 'panels.sets', [ALL, MENU, 'ArrowDown', 'ArrowDown', 'Enter']],
  // Last, because without a plan there are no forces in space: a joint that hides another in the isometric view.
  ['room.balance', 'panels.joints', ['j', ...type('30 0'), ...type('32 2 2'), ...LEAVE, 'i']],
];

/**
 * Lists states that show every method of determining forces, the tabs, and what is below and above the board: every
 * night all, otherwise a third of them, which changes from run to run, and the last.
 */
export function listTrussStates(): TrussState[] {
  const drawn = drawItems(STATES.slice(0, -1), DRAWN_SEED, IS_WHOLE ? 10 : 3);
  return [...drawn, ...STATES.slice(-1)].map(([room, tab, keys]) => ({
    name: `${resultsEnUS[room]}, ${editorEnUS[tab]}, ${keys.join(' ')}`,
    ...{ room: resultsEnUS[room], tab: editorEnUS[tab], keys },
  }));
}

/** Brings the editor into a state, from any other. */
export async function showTrussState(page: Page, { room, tab, keys }: TrussState): Promise<void> {
  const entry = page.locator('[data-room-row] button', { hasText: room });
  if ((await entry.getAttribute('aria-pressed')) === 'false') await entry.click();
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  const board = page.locator('[data-board] [role="listbox"]');
  for (let leave = 0; leave < 4; leave += 1) {
    await board.focus();
    await page.keyboard.press('Escape');
  }
  await board.focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Returns the keys that type a place. */
function type(place: string): string[] {
  return [...[...place].map((letter) => (letter === ' ' ? 'Space' : letter)), 'Enter'];
}
