import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describe, expect, test } from 'vitest';
import { drawnTest } from '../../../solver-core/verification/drawnTest.ts';
import { openRow } from '../../test/openRow.ts';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import type { BeamEditorHandle } from '../props.ts';

const { hingedSpans, twoSpans } = beamExamples;
/** No question before a row is removed. */
const host = { confirm: () => Promise.resolve({ outcome: 'ok', checked: false } as const) };

async function renderEditor(document: BeamCase) {
  const ref = createRef<BeamEditorHandle>();
  await render(<BeamEditor defaultValue={document} ref={ref} host={host} />);
  return () => ref.current?.getCase() ?? document;
}

async function type(name: string, text: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name }), text);
  await userEvent.keyboard('{Enter}');
}

async function undoByNotice(words: RegExp): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect.element(notices.getByText(words)).toBeVisible();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notices.getByText(words)).not.toBeInTheDocument();
}

const focusedRow = (): string => document.activeElement?.getAttribute('data-index') ?? 'none';

describe('case sets', () => {
  test('two are made, a load is put into one, deleting the other shifts it, and Undo brings all back', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Case sets/);
    await page.getByRole('button', { name: 'Add case set' }).click();
    await type('Case set 2, Title', 'Live');
    await expect.element(page.getByRole('row', { name: /Live unused/ })).toBeVisible();
    await openRow(/Loads/, 1);
    await page.getByRole('button', { name: '2 Live' }).click();
    await page.getByRole('button', { name: '1 Dead' }).click();
    expect(get().loads[0]?.sets).toBe(0b10);
    // The shown set is not part of an undo step.
    const write = (): string => JSON.stringify({ ...get(), k: 0 });
    const before = write();
    await openRow(/Case sets/, 1);
    await page.getByRole('button', { name: 'Remove case set 1' }).click();
    expect(get().loads[0]?.sets).toBe(0b1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(write()).toBe(before);
    await openRow(/Case sets/, 2);
    await page.getByRole('button', { name: 'Remove case set 2' }).click();
    await undoByNotice(/1 load belongs to no case set now/);
    expect(write()).toBe(before);
  });

  drawnTest('a combined set takes each of the others by its factor', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Case sets/);
    await page.getByRole('button', { name: 'Add case set' }).click();
    await page.getByRole('checkbox', { name: 'Case set 2, Combined' }).click();
    await type('Case set 2, factor of Dead', '1.35');
    expect(get().caseSets[1]).toMatchObject({ combined: true, factors: { '0': 1.35 } });
    await page.getByText('Colour', { exact: true }).last().click();
    await page
      .getByRole('radiogroup', { name: 'Case set 2, Colour' })
      .getByRole('radio', { name: 'Green' })
      .click();
    await type('Case set 2, Angle', '30');
    expect(get().caseSets[1]).toMatchObject({ color: '#009e73', angle: 30 });
  });
});

describe('the sections and materials of the beam', () => {
  drawnTest('a material in use is removed with a word and a way back', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Materials/);
    await page.getByRole('button', { name: 'Remove material 1' }).click();
    expect(get().beamSections[0]?.materialIndex).toBe(-1);
    await undoByNotice(/1 section of the beam has no material now/);
    expect(get()).toBe(twoSpans);
  });

  drawnTest('G follows from E and ν until it is typed over, and again when it is asked to', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Materials/);
    const shear = page.getByRole('textbox', { name: 'Material 1, Shear modulus G' });
    // 210 / 2.6 GPa.
    await expect.element(shear).toHaveAttribute('placeholder', '80.769');
    await type('Material 1, Shear modulus G', '75');
    expect(get().materials[0]).toMatchObject({ E: 210000, nu: 0.3, G: 75000, name: 'M1' });
    await page.getByRole('button', { name: 'Derive G from the other two' }).click();
    expect(get().materials[0]).not.toHaveProperty('G');
    await type('Material 1, Name', ' Oak');
    await expect.element(page.getByText('No space at the beginning or the end')).toBeVisible();
    await type('Material 1, Name', 'Oak');
    expect(get().materials[0]?.name).toBe('Oak');
  });

  drawnTest('a section is split, turned, mirrored and joined again', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Along the beam/);
    await type('Split at x', '4');
    await page.getByRole('button', { name: 'Split' }).click();
    expect(get().beamSections.map(({ x }) => x)).toEqual([4, 10]);
    await type('Section 1, Right end x', 'L/4');
    await type('Section 1, Rotation', '90');
    await page.getByRole('checkbox', { name: 'Section 1, Mirrored' }).click();
    await page.getByRole('combobox', { name: 'Section 1, Material' }).selectOptions('unassigned');
    expect(get().beamSections[0]).toMatchObject({ x: 2.5, alpha: 90, flip: true, materialIndex: -1 });
    await expect
      .element(page.getByRole('button', { name: 'Sections: Unassigned material' }))
      .toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove section 1' }).click();
    expect(get().beamSections).toEqual(twoSpans.beamSections);
  });

  drawnTest('another shape shows its own numbers, and what follows from them', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Cross-sections/);
    await page.getByRole('combobox', { name: 'Cross-section 1, Shape' }).selectOptions('Rectangle');
    await type('Cross-section 1, Height h', '300');
    await type('Cross-section 1, Width b', '12 cm');
    expect(get().sections[0]).toMatchObject({ className: 'rectangle', h: 300, b: 120 });
    // 12 · 30³ / 12 cm⁴.
    const properties = page.getByRole('group', { name: 'Properties' });
    await expect.poll(() => properties.element().textContent.replace(/\s/gu, ' ')).toContain('27000 cm⁴');
  });
});

describe('supports', () => {
  drawnTest('a spring, a settlement and a hinge over the bearing', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Supports/, 2);
    await type('Support B, Settlement, y', '5');
    await type('Support B, Spring stiffness, y', '2000');
    await page.getByRole('checkbox', { name: /Hinge over the support/ }).click();
    expect(get().supports[1]).toEqual({
      className: 'simple',
      x: 5,
      release: true,
      stiffness: { y: 2e6 },
      settlement: { y: -0.005 },
      sets: 1,
    });
    await expect.element(page.getByRole('textbox', { name: 'Support B, Settlement, x' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Support B, kind' }).selectOptions('Clamp');
    await undoByNotice(/cannot have were removed/);
    expect(get().supports[1]?.release).toBe(true);
    await expect.element(page.getByText('4 restraints of 4 needed')).toBeVisible();
  });
});

describe('the case', () => {
  drawnTest(
    'a grid too fine is refused where it is typed, with the reason, and stands in no tab',
    async () => {
      const get = await renderEditor(twoSpans);
      await openRow(/Case$/);
      await expect.element(page.getByRole('textbox', { name: 'Step' })).not.toBeInTheDocument();
      await page.getByRole('button', { name: 'Grid', exact: true }).click();
      await type('Step', '0.3');
      await expect.element(page.getByText(/between 0.4 and 10\sm/u)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await type('Parts of a step', '13');
      await expect.element(page.getByText(/between 1 and 12/)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(get()).toBe(twoSpans);
      // A narrow board has no room for the limits until one is exceeded.
      await expect.element(page.getByText(/^At most 25 steps on the beam/)).not.toBeVisible();
      await page.viewport(1280, 800);
      await expect
        .element(page.getByText('At most 25 steps on the beam and 12 parts of a step.'))
        .toBeVisible();
    },
  );

  drawnTest(
    'typed numbers are rounded where that is asked for, and self weight is a tick beside the loads',
    async () => {
      const get = await renderEditor(twoSpans);
      await page.getByRole('checkbox', { name: 'Self weight acts' }).click();
      await expect.element(page.getByRole('row', { name: /Self weight/ })).toBeVisible();
      expect(get().selfWeight).toBe(true);
      await openRow(/Case$/);
      await page.getByRole('checkbox', { name: 'Round typed numbers to 6 decimals' }).click();
      await expect.element(page.getByText(/^Results too .* 6 digits/)).toBeInTheDocument();
      await type('Length', '10/3');
      expect(get().L).toBe(3.333333);
      await page.getByRole('combobox', { name: 'Increment' }).selectOptions('0.1');
      await userEvent.click(page.getByRole('textbox', { name: 'Length' }));
      await userEvent.keyboard('{ArrowUp}');
      expect(get().L).toBe(3.433333);
    },
  );

  drawnTest('title and description are kept by one step back each', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Case$/);
    await type('Title', 'Purlin');
    await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'Axis 2');
    await openRow(/Loads/);
    expect(get()).toMatchObject({ title: 'Purlin', description: 'Axis 2' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(get()).toBe(twoSpans);
  });
});

describe('by keyboard', () => {
  drawnTest(
    'a row is removed, and the focus goes to the next; from the last to the button that adds one',
    async () => {
      const get = await renderEditor({ ...hingedSpans, loads: hingedSpans.loads.slice(0, 2) });
      await openRow(/Loads/, 1);
      (page.getByRole('row', { name: /Transverse/ }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Delete}');
      await expect.poll(() => get().loads.length).toBe(1);
      await expect.poll(focusedRow).toBe('0');
      await userEvent.keyboard('{Delete}');
      await expect.poll(() => get().loads.length).toBe(0);
      await expect.poll(() => document.activeElement?.textContent).toBe('Add load');
      await userEvent.keyboard('{Enter}');
      expect(get().loads).toHaveLength(1);
    },
  );

  drawnTest('Enter and F2 go to the first value, not to the kind, which a number would change', async () => {
    const get = await renderEditor(hingedSpans);
    await openRow(/Loads/, 5);
    for (const key of ['{Enter}', '{F2}']) {
      (page.getByRole('row', { name: /Transverse/ }).element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Load 1, value');
    }
    await userEvent.keyboard('20{Enter}');
    await expect
      .poll(() => JSON.stringify(get().loads[0]))
      .toMatch(/"className":"ShearLoad","x":3,"c":\[-20000\b/);
  });

  test('from the marks of the case to the cause', async () => {
    const get = await renderEditor({ ...twoSpans, title: '' });
    const mark = page.getByRole('button', { name: 'Initial data: Title missing' });
    await expect.element(mark).toBeVisible();
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('tab', { name: 'Case', exact: true }))
      .toHaveAttribute('aria-selected', 'true');
    await type('Title', 'Floor beam');
    expect(get().title).toBe('Floor beam');
    await expect.element(page.getByRole('button', { name: /^Initial data/ })).not.toBeInTheDocument();
  });
});

drawnTest('supports stand in their table from left to right, and the arrow keys go so', async () => {
  const [a, b, ...rest] = twoSpans.supports;
  const get = await renderEditor({
    ...twoSpans,
    supports: [b, ...rest, a].filter((one) => one !== undefined),
  });
  await openRow(/Supports/);
  const grid = page.getByRole('grid', { name: 'Supports of the beam' });
  const places = (): readonly number[] =>
    [...grid.element().querySelectorAll('tbody tr td:last-child')].map((cell) => Number(cell.textContent));
  const sorted = get()
    .supports.map(({ x }) => x)
    .sort((one, other) => one - other);
  expect(sorted).not.toEqual(get().supports.map(({ x }) => x));
  await expect.poll(places).toEqual(sorted);
  await grid.getByRole('row').nth(1).click();
  const seen = [];
  for (let row = 0; row < sorted.length; row += 1) {
    seen.push(Number(grid.element().querySelector('tr[aria-selected="true"] td:last-child')?.textContent));
    await userEvent.keyboard('{ArrowDown}');
  }
  expect(seen).toEqual(sorted);
  // The current row is removed, not the last of the document.
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => get().supports.map(({ x }) => x)).not.toContain(sorted.at(-1));
});

drawnTest('an object chosen in a table is named under the board, which does not ask to choose', async () => {
  // A phone shows no line below the board while nothing is edited there.
  await page.viewport(1280, 900);
  await renderEditor(twoSpans);
  await openRow(/Loads/, 1);
  await expect.element(page.getByText(/^Selected in the table: .*load 1 of/)).toBeVisible();
  await expect.element(page.getByText(/^Choose an object to edit it/)).not.toBeInTheDocument();
  await page.viewport(414, 896);
});

drawnTest('a row is the one on the board, and the other way round', async () => {
  await renderEditor(hingedSpans);
  await openRow(/Loads/, 3);
  const chosen = (): string | null | undefined =>
    document.querySelector('[data-board] [role="option"][aria-selected="true"]')?.getAttribute('aria-label');
  await expect.poll(chosen).toMatch(/Moment/);
  const list = document.querySelector('[data-board] [role="listbox"]') as SVGElement;
  list.focus();
  // The next objects in the order of x, up to the first support.
  for (let step = 0; step < 3 && !/support|hinge/i.test(chosen() ?? ''); step += 1) {
    await userEvent.keyboard('{Tab}');
  }
  await expect.element(page.getByRole('tab', { name: /Supports/ })).toHaveAttribute('aria-selected', 'true');
  const row = page.getByRole('grid', { name: 'Supports of the beam' }).getByRole('row', { selected: true });
  await expect.poll(() => row.element().textContent).toMatch(/Roller|Hinge/);
});

describe('rows of a spreadsheet', () => {
  function fireClipboard(kind: 'copy' | 'paste', text = ''): string {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent(kind, { bubbles: true, clipboardData }));
    return clipboardData.getData('text/plain');
  }

  drawnTest('are pasted into a table as one step back, and copied out of it', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Loads/, 1);
    await userEvent.keyboard('{Escape}');
    document.querySelector<HTMLElement>('[data-rows="loads"] tr[tabindex="0"]')?.focus();
    fireClipboard('paste', 'Load\tx, cm\tx1\tValue\nP\t300\t\t-2,5\nq\t0\t4\t-1');
    await expect.poll(() => get().loads.length).toBe(twoSpans.loads.length + 2);
    expect(get().loads.slice(-2)).toMatchObject([
      { className: 'ShearLoad', x: 3, c: [-2500, 0, -2500] },
      { className: 'DistributedLoad', x: [0, 4], y: [-1000, -1000, -1000] },
    ]);
    await expect.element(page.getByText('2 rows imported.')).toBeVisible();
    const [head, ...rows] = fireClipboard('copy').trim().split('\n');
    expect(head).toMatch(/^load\tx, m\tx1, m\tvalue/);
    expect(rows).toHaveLength(get().loads.length);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get()).toBe(twoSpans);
    // An ambiguous comma (thousands or decimals) is shown before it is accepted.
    document.querySelector<HTMLElement>('[data-rows="loads"] tr[tabindex="0"]')?.focus();
    fireClipboard('paste', 'Load\tx, mm\tValue\nP\t1,200\t-5');
    await expect.element(page.getByText('Row 2, column x, mm: “1,200” is read as 1200.')).toBeVisible();
    expect(get()).toBe(twoSpans);
    await page.getByRole('button', { name: 'Add 1 row' }).click();
    expect(get().loads.at(-1)).toMatchObject({ className: 'ShearLoad', x: 1.2 });
  });

  drawnTest('stand in a sheet until what is wrong in them is mended', async () => {
    const get = await renderEditor(twoSpans);
    await openRow(/Supports/);
    await page.getByRole('button', { name: 'Paste rows…' }).click();
    const field = page.getByRole('textbox', { name: 'Rows', exact: true });
    await userEvent.fill(field, 'roller\t3\nroller\tfar');
    await expect.element(page.getByText('Row 2, column 2: “far” is not a number.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Paste rows…' }).click();
    await expect.element(field).toHaveValue('roller\t3\nroller\tfar');
    await userEvent.fill(field, 'roller\t3');
    await expect
      .element(page.getByRole('button', { name: 'Replace what is there with 1 row' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Add 1 row' }).click();
    expect(get().supports.map(({ x }) => x)).toContain(3);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
