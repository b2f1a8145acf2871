import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { type LineTypes, THREE, addPlace, lineSession, measureLine } from '../../../test/numberLine.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { WidgetRoot } from '../../root/WidgetRoot.tsx';
import { EditorContext, createEditorPort } from '../session/editorPort.ts';
import type { SessionProps } from '../session/useSession.ts';
import { useSession } from '../session/useSession.ts';
import { AddRow } from './AddRow.tsx';
import { InputField } from './InputField.tsx';
import type { CellsProps } from './RecordGrid.tsx';
import { RecordTab } from './RecordTab.tsx';
import { NumberCell, NumericCell } from './cells.ts';
import { createTable } from './createTable.ts';
import type { RowProps } from './tabProps.ts';

/** A point of the line as a row, because tables contain objects. */
interface Place {
  readonly x: number;
}

const places = createTable(lineSession, {
  name: 'places',
  list: 'places',
  rowsOf: ({ places: all }): readonly Place[] => toRows(all),
});
const port = createEditorPort(lineSession, ['places']);

/** An unchanged point is the same object in the next document. */
const known = new Map<number, Place>();
function toRows(all: readonly number[]): readonly Place[] {
  return all.map((x) => {
    const place = known.get(x) ?? { x };
    known.set(x, place);
    return place;
  });
}

function PlaceCells({ item, index }: CellsProps<Place>) {
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <NumericCell>{item.x}</NumericCell>
    </>
  );
}

function PlaceFields({ index, isReadOnly }: RowProps) {
  const line = useKitAtomValue(lineSession.documentAtom);
  const edit = useSetKitAtom(lineSession.applyEditAtom);
  return (
    <InputField
      label="x"
      name={`Place ${index + 1}, x`}
      quantity="length"
      value={line.places[index] ?? 0}
      disabled={isReadOnly}
      onCommit={(x) =>
        edit((document) => ({ document: { ...document, places: document.places.with(index, x) }, notes: [] }))
      }
    />
  );
}

function LineTab(props: SessionProps<LineTypes>) {
  useSession(props, {
    session: lineSession,
    create: () => THREE,
    solve: (line) => Promise.resolve(measureLine(line)),
    reportNotes: () => undefined,
  });
  const edit = useSetKitAtom(lineSession.applyEditAtom);
  const refused = useKitAtomValue(lineSession.refusedFieldsAtom);
  return (
    <EditorContext.Provider value={port}>
      <div data-editor="" data-panel-body="" tabIndex={-1}>
        <RecordTab
          table={places}
          words={{
            caption: 'Places',
            none: 'No places.',
            nameOf: (index) => `Place ${index + 1}`,
            removeLabelOf: (index) => `Remove place ${index + 1}`,
          }}
          columns={[{ head: '#' }, { head: 'x', isNumeric: true }]}
          Cells={PlaceCells}
          Fields={PlaceFields}
          onRemove={(index) =>
            edit((line) => ({ document: { ...line, places: line.places.toSpliced(index, 1) }, notes: [] }))
          }
          adding={<AddRow table={places} label="Add place" onAdd={() => edit((line) => addPlace(line, 7))} />}
          isReadOnly={false}
        />
        <output>{[...refused.values()].map(({ label }) => label).join()}</output>
      </div>
    </EditorContext.Provider>
  );
}

const open = (props: SessionProps<LineTypes>) =>
  render(
    <WidgetRoot>
      <LineTab {...props} />
    </WidgetRoot>,
  );
const shown = (): string | undefined =>
  document.querySelector('tr[aria-selected="true"]')?.textContent ?? undefined;

test('a list of numbers is a table: a row is added, typed over, refused, and removed by keys', async () => {
  await open({ defaultValue: THREE });
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect.poll(shown).toBe('47');
  (document.querySelector('tr[aria-selected="true"]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await userEvent.keyboard('9{Enter}');
  await expect.poll(shown).toBe('39');
  await userEvent.keyboard('?{Enter}');
  await expect.element(page.getByText('Place 3, x')).toBeVisible();
  // A refused text stays in its row, hidden, while another row is shown.
  await page.getByRole('row', { name: '1 0' }).click();
  await expect.element(page.getByText('Place 3, x')).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await expect.poll(shown).toBe('12.54');
  expect(document.activeElement?.getAttribute('data-index')).toBe('0');
});

test('a controlled editor that hands the document back shows the row that was added', async () => {
  const asked: (typeof THREE)[] = [];
  const props = { value: THREE, onChange: (line: typeof THREE) => void asked.push(line) };
  const { rerender } = await open(props);
  await page.getByRole('button', { name: 'Add place' }).click();
  const [line = THREE] = asked;
  await rerender(
    <WidgetRoot>
      <LineTab {...props} value={line} />
    </WidgetRoot>,
  );
  await expect.poll(shown).toBe('47');
});

test('ten thousand rows are gone through by keys, a hundred of them drawn at a time', async () => {
  await open({ defaultValue: { ...THREE, places: Array.from({ length: 10_000 }, (_, at) => at) } });
  const grid = page.getByRole('grid', { name: 'Places' });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10001');
  const drawn = (): number => document.querySelectorAll('tr[data-index]').length;
  const inSight = (): boolean => {
    const row = document.querySelector('tr[aria-selected="true"]')?.getBoundingClientRect();
    const box = document.querySelector('[data-rows]')?.getBoundingClientRect();
    return row !== undefined && box !== undefined && row.top >= box.top && row.bottom <= box.bottom + 1;
  };
  (document.querySelector('tr[aria-selected="true"]') as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(shown).toBe('100009999');
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('9999');
  await expect.poll(inSight).toBe(true);
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('9990');
  await expect.poll(inSight).toBe(true);
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('9992');
  // Even out of view, the current row is the one that Tab reaches.
  const box = document.querySelector('[data-rows]') as HTMLElement;
  box.scrollTop = 5000 * 32;
  await expect.poll(() => document.querySelector('tr[data-index="5005"]')).not.toBeNull();
  expect(document.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
  expect(drawn()).toBeLessThan(250);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('0');
  await expect.poll(() => box.scrollTop).toBe(0);
});
