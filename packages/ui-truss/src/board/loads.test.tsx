import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import placement from '../../../ui-kit/src/editor/messages/placement.en-US.json' with { type: 'json' };
import { TrussEditor } from '../TrussEditor.tsx';
import type { TrussEditorHandle } from '../props.ts';
import { createTrussExample } from '../starters/trussExamples.ts';

async function open(document: TrussCase) {
  const ref = createRef<TrussEditorHandle>();
  const { container } = await render(
    <div style={{ width: 1200 }}>
      <TrussEditor defaultValue={document} ref={ref} />
    </div>,
  );
  const svg = container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  await expect.poll(() => svg.dataset['ready']).toBe('');
  const board = svg.querySelector('[role="listbox"]') as SVGGElement;
  return { svg, board, ref, getCase: () => ref.current?.getCase() as TrussCase };
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

async function drag(svg: SVGSVGElement, from: readonly number[], by: readonly number[]): Promise<void> {
  const box = svg.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    ...{ clientX: box.left + x, clientY: box.top + y },
    ...{ pointerId: 1, pointerType: 'mouse', bubbles: true, buttons: 1 },
  });
  const [x = 0, y = 0] = from;
  const [dx = 0, dy = 0] = by;
  svg.dispatchEvent(new PointerEvent('pointerdown', at(x, y)));
  for (const share of [0.5, 1]) {
    svg.dispatchEvent(new PointerEvent('pointermove', at(x + dx * share, y + dy * share)));
    await frame();
  }
  svg.dispatchEvent(new PointerEvent('pointerup', at(x + dx, y + dy)));
  await frame();
}

/** The points of a drawn load, px. */
function pointsOf(svg: SVGSVGElement, key: string): readonly (readonly [number, number])[] {
  const d = svg.querySelector(`path[data-key="${key}"], [data-role="load"]`)?.getAttribute('d') ?? '';
  return [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const rodWithLoad = (): TrussCase => {
  const jib = createTrussExample('jib');
  const parsed = parseTruss({
    ...jib,
    joints: jib.joints.map((joint) => ({ ...joint, loads: [] })),
    links: jib.links.map((link, index) => ({
      ...link,
      loads:
        index === 0 ? [{ className: 'DistributedLoad', y: [-1000, -1000, -1000], alpha: 90, sets: 1 }] : [],
    })),
  });
  if (!parsed.ok) throw new Error('the example is sound');
  return parsed.document;
};

test('the value of a force is dragged by its arrow, as one step back', async () => {
  const { svg, getCase } = await open(createTrussExample('jib'));
  const before = getCase().joints[2]?.loads[0]?.c[0] ?? 0;
  expect(before).toBe(-20_000);
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = pointsOf(svg, 'jointLoad:2:0');
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2];
  await drag(svg, middle, [0, -20]);
  const after = getCase().joints[2]?.loads[0]?.c[0] ?? 0;
  expect(Math.abs(after)).not.toBe(20_000);
  // Steps of a twentieth of the load give round values only.
  expect(Math.abs(after % 1000)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  expect(getCase().joints[2]?.loads[0]?.c[0]).toBe(-20_000);
});

drawnTest(
  'a load along a rod is dragged by its end to the middle of the rod, and by keys made greater',
  async () => {
    const { svg, board, getCase } = await open(rodWithLoad());
    // The border of the load is drawn first, above the rod.
    const points = pointsOf(svg, 'linkLoad:0:0');
    const left = points[0]?.[0] ?? 0;
    const right = Math.max(...points.map(([x]) => x));
    const y = points[0]?.[1] ?? 0;
    await drag(svg, [right - 3, y + 8], [-(right - left) / 2 + 2, 0]);
    // The rod is 4 m long, and the end snaps to its middle.
    expect(getCase().links[0]?.loads[0]?.x).toEqual([0, 2]);
    board.focus();
    while (!board.getAttribute('aria-activedescendant')?.endsWith('linkLoad:0:0'))
      await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{ArrowUp}');
    expect(getCase().links[0]?.loads[0]?.y).toEqual([-950, -950, -950]);
  },
);

/** Pastes until the reader of text is loaded, and adds the content to the drawing. */
async function addByQuestion(paste: () => void): Promise<void> {
  const question = page.getByRole('dialog', { name: placement.title });
  await expect
    .poll(() => {
      if (question.elements().length === 0) paste();
      return question.elements().length;
    })
    .toBe(1);
  await question.getByRole('button', { name: placement.add }).click();
}

drawnTest(
  'a part is copied and pasted by the clipboard of the browser and beside itself by a key',
  async () => {
    const { board, getCase } = await open(createTrussExample('jib'));
    board.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.poll(() => getCase().joints.length).toBe(5);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(getCase().joints).toHaveLength(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    const data = new DataTransfer();
    board.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, clipboardData: data }));
    expect(data.getData('text/plain')).toContain('eecs-truss-fragment');
    board.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
    await expect.poll(() => getCase().links.length).toBe(4);
  },
);

drawnTest('rods with the names of standard sections get them from the library on the board too', async () => {
  const { board, getCase } = await open(createTrussExample('jib'));
  board.focus();
  const data = new DataTransfer();
  data.setData('text/plain', 'joint\tx\ty\n1\t20\t0\n2\t24\t0\n\nrod\ti\tj\tsection\n1\t1\t2\tIPE 300');
  const before = getCase().links.length;
  await addByQuestion(() =>
    board.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data })),
  );
  await expect.poll(() => getCase().links.length).toBe(before + 1);
  const { sections, links } = getCase();
  expect(sections[links.at(-1)?.sectionIndex ?? -1]?.label).toBe('IPE 300');
});

drawnTest('rows of a spreadsheet become joints, a wrong row is named and nothing is pasted', async () => {
  const { board, getCase } = await open(createTrussExample('jib'));
  board.focus();
  const paste = (text: string): void => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    board.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  };
  await addByQuestion(() => paste('6\t0\n8,5\t1,5'));
  await expect.poll(() => getCase().joints.length).toBe(5);
  expect(getCase().joints.at(-1)).toMatchObject({ x: 8.5, y: 1.5 });
  paste('9\t0\nnine\t1');
  await expect.element(page.getByText(/Row 2, column \S+: “[^”]+” cannot be read/).first()).toBeVisible();
  // In en-US the comma may separate thousands; only the table of joints can show this doubt.
  paste('1,200\t0');
  await expect.element(page.getByText(/Row 1 has a comma/).first()).toBeVisible();
  expect(getCase().joints).toHaveLength(5);
});

drawnTest('settlements, temperature and misfit are set in the line under the board', async () => {
  const { board, getCase } = await open(createTrussExample('jib'));
  board.focus();
  await userEvent.keyboard('{Tab}');
  const settlement = page.getByLabelText(/settlement|moved/i).first();
  await settlement.fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => Object.keys(getCase().joints[0]?.settlement ?? {})).toHaveLength(1);
  board.focus();
  while (!board.getAttribute('aria-activedescendant')?.endsWith('link:0')) await userEvent.keyboard('{Tab}');
  await page
    .getByLabelText(/temperature|warmer/i)
    .first()
    .fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getCase().links[0]?.dT).toBe(30);
});

drawnTest('the tables and the drawing go out as files', async () => {
  const { ref } = await open(createTrussExample('jib'));
  expect(await ref.current?.toCSV()).toContain('1,1,3,S235,CHS 114.3×5,4');
  const book = await ref.current?.toXLSX();
  expect(await book?.slice(0, 2).text()).toBe('PK');
  expect((await ref.current?.toDXF())?.match(/\bLINE\b/g)).toHaveLength(2);
});

drawnTest(
  'a number typed behind the button of a tool is a place, and behind a press with a load its value',
  async () => {
    const { svg, getCase } = await open(createTrussExample('jib'));
    await page.getByRole('button', { name: 'Rod', exact: true }).click();
    await userEvent.keyboard('3.2 2.5{Enter}@1 0{Enter}');
    await expect.poll(() => getCase().joints.at(-1)).toMatchObject({ x: 4.2, y: 2.5 });
    await page.getByTitle('Load (P)').click();
    // The tip of the jib already carries a load: the typed value goes to the second one.
    const joints = svg.querySelector('path[data-role="joint"]:not([data-state])')?.getAttribute('d') ?? '';
    const [, x, y] = [...joints.matchAll(/M([\d.-]+) ([\d.-]+)/g)][2] ?? [];
    await drag(svg, [Number(x) + 3.5, Number(y)], [0, 0]);
    const count = getCase().joints[2]?.loads.length ?? 0;
    expect(count).toBe(2);
    await userEvent.keyboard('12{Enter}');
    await expect.poll(() => getCase().joints[2]?.loads[1]?.c[0]).toBe(-12_000);
  },
);
