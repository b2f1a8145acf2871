import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { WidgetRoot } from '../../root/WidgetRoot.tsx';
import { RowsSheet } from './RowsSheet.tsx';
import { toRowsRead } from './rowExchange.ts';

const CHOICES = {};

test('a text is read once for each change, and one that comes line by line once for all of them', async () => {
  const listCells = vi.fn((row: string) => [row]);
  const read = vi.fn((text: string) =>
    toRowsRead(
      { ok: true, items: text.split('\n'), passedOver: [], doubts: [] },
      { listCells, take: () => {} },
    ),
  );
  const exchange = { columns: ['x', 'y'], write: () => ({ head: [], rows: [] }), read };
  function Sheet() {
    const [text, setText] = useState('');
    return (
      <RowsSheet
        {...{ exchange, text, onText: setText, choices: CHOICES }}
        onHeadings={() => undefined}
        onComma={() => undefined}
        onTake={() => undefined}
        onClose={() => undefined}
      />
    );
  }
  await render(
    <WidgetRoot>
      <Sheet />
    </WidgetRoot>,
  );
  const field = page.getByRole('textbox', { name: 'Rows', exact: true });
  await expect.element(field).toBeVisible();
  const area = field.element() as HTMLTextAreaElement;
  read.mockClear();
  // If a program types a text, the browser inserts its lines one after another, with an event each.
  const lines = Array.from({ length: 1000 }, (_, at) => `${at}\t${at + 1}`);
  for (let count = 901; count <= 1000; count += 1) {
    // React notices a value written by the prototype's setter only through the event.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', lines.slice(0, count).join('\n'), area);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.element(page.getByRole('button', { name: 'Import 1,000 rows' })).toBeEnabled();
  expect(read.mock.calls.length).toBeLessThan(5);
  read.mockClear();
  listCells.mockClear();
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}{End}{/Control}5');
  await expect.poll(() => read.mock.calls.length).toBe(1);
  expect(listCells).toHaveBeenCalledTimes(8);
});
