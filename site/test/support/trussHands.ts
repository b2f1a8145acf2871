import type { Page } from 'playwright';
import truss from '../../src/truss/messages/en-US.json' with { type: 'json' };
import editorEnUS from '../../../packages/ui-truss/src/messages/editor.en-US.json' with { type: 'json' };
import laterEnUS from '../../../packages/ui-truss/src/messages/later.en-US.json' with { type: 'json' };
import type { Tool } from '../../../packages/ui-truss/src/state/tool.ts';

/** A place on the drawing plane: to the right and upwards, m. */
export type Spot = readonly [right: number, up: number];

/** Draws on the board of a truss like a person. */
export interface Hand {
  readonly take: (tool: Tool) => Promise<void>;
  /** Clicks a grid point. */
  readonly pressSpot: (spot: Spot) => Promise<void>;
  /** Clicks an existing joint. */
  readonly pressJoint: (index: number) => Promise<void>;
  readonly lookFrom: (view: 'front' | 'top') => Promise<void>;
}

/** Replaces the drawing by an empty board. */
export async function emptyBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: truss['truss.actions'], exact: true }).click();
  await page.getByRole('menuitem', { name: truss['truss.actions.new'] }).click();
  await page.locator('[data-board] [data-role="grid"]').waitFor({ state: 'attached' });
}

/** Creates a hand that uses the board with a mouse or by touch. */
export function createPointerHand(page: Page, by: 'mouse' | 'touch'): Hand {
  const press = async ({ x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
    if (by === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    // The result of a click is painted in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  return {
    take: async (tool) => {
      const bar = page.getByRole('toolbar', { name: editorEnUS.tools });
      const button = bar.getByRole('button', { name: editorEnUS[`tool.${tool}`], exact: true });
      await (by === 'touch' ? button.tap() : button.click());
      await page.locator(`[data-board][data-tool="${tool}"]`).scrollIntoViewIfNeeded();
    },
    pressSpot: async (spot) => press(await findSpot(page, spot)),
    pressJoint: async (index) => press(await findJoint(page, index)),
    lookFrom: async (view) => {
      await page.getByLabel(laterEnUS['view.from']).selectOption(view);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    },
  };
}

/** Finds the screen position of a place on the drawing plane from the coordinates at the edges of the grid. */
export async function findSpot(page: Page, [right, up]: Spot): Promise<{ x: number; y: number }> {
  return page.locator('[data-board]').evaluate(
    (svg, [u, v]) => {
      const read = (role: string, axis: 'x' | 'y', shift: number): ((value: number) => number) => {
        const texts = [...svg.querySelectorAll(`text[data-role="${role}"]`)].map((text) => ({
          value: Number((text.textContent ?? '').replace('−', '-')),
          at: Number(text.getAttribute(axis)) - shift,
        }));
        const [first, last] = [texts[0], texts.at(-1)];
        if (first === undefined || last === undefined || first === last)
          throw new Error('the grid has no coordinates');
        const scale = (last.at - first.at) / (last.value - first.value);
        return (value) => first.at + (value - first.value) * scale;
      };
      const box = svg.getBoundingClientRect();
      return { x: box.left + read('grid-foot', 'x', 0)(u), y: box.top + read('grid-side', 'y', 4)(v) };
    },
    [right, up] as const,
  );
}

export async function findJoint(page: Page, index: number): Promise<{ x: number; y: number }> {
  return page.locator('[data-board]').evaluate((svg, at) => {
    const d = svg.querySelector('path[data-role="joint"]:not([data-state])')?.getAttribute('d') ?? '';
    const start = [...d.matchAll(/M([\d.-]+) ([\d.-]+)a([\d.]+)/g)][at];
    if (start === undefined) throw new Error(`joint ${at + 1} is not drawn`);
    const box = svg.getBoundingClientRect();
    return { x: box.left + Number(start[1]) + Number(start[3]), y: box.top + Number(start[2]) };
  }, index);
}

/** Types on the board: a line that begins like a place is typed and committed with Enter, any other is a key. */
export async function typeOnBoard(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator('[data-board] [role="listbox"]').focus();
  for (const line of lines) {
    if (/^[-\d.@]/.test(line)) await page.keyboard.type(`${line}\n`);
    else await page.keyboard.press(line);
  }
}

/** Reads the axial forces in the table below the drawing, kN, ascending. */
export async function readForces(page: Page): Promise<number[]> {
  const cells = page
    .getByRole('table', { name: 'Axial forces of the rods' })
    .locator('tbody tr td:nth-of-type(1)');
  const texts = await cells.allTextContents();
  return texts.map((text) => Number(text.replace('−', '-'))).sort((a, b) => a - b);
}
