import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import {
  type LineTypes,
  type NumberLine,
  THREE,
  lineSession,
  measureLine,
} from '../../../test/numberLine.ts';
import type { Store } from '../../host/host.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { EditorRoot } from '../workspace/EditorRoot.tsx';
import { Dock } from '../board/Dock.ts';
import { InputField } from '../tables/InputField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { createEditorPort } from './editorPort.ts';
import { useSession } from './useSession.ts';
import { useState } from 'react';

const PLAN = {
  session: lineSession,
  port: createEditorPort<LineTypes>(lineSession, ['places']),
  DownloadLabel: () => null,
};

function createStore(): Store & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    read: (key) => structuredClone(values.get(key)),
    write: (key, value) => {
      values.set(key, structuredClone(value));
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

function Line({ line }: { readonly line: NumberLine }) {
  useSession<LineTypes>(
    { defaultValue: line },
    {
      session: lineSession,
      create: () => THREE,
      solve: (one) => Promise.resolve(measureLine(one)),
      reportNotes: () => undefined,
    },
  );
  const { places } = useKitAtomValue(lineSession.documentAtom);
  const edit = useSetKitAtom(lineSession.applyEditAtom);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-editor="" tabIndex={-1}>
      <InputField
        label="x"
        name="Place 3, x"
        quantity="length"
        value={places[2] ?? 0}
        onCommit={(x) =>
          edit((document) => ({ document: { ...document, places: places.with(2, x) }, notes: [] }))
        }
      />
      <TextField label="Line" value={typed} onChange={setTyped} data-draft="" />
      <svg data-board="" aria-label="Board">
        <rect role="option" aria-label="Place 2" aria-selected={isChosen} onClick={() => setChosen(true)} />
      </svg>
      {isChosen ? (
        <Dock>
          <InputField label="x" name="Chosen place" quantity="length" value={1} onCommit={() => undefined} />
        </Dock>
      ) : null}
      <button type="button" onClick={() => setOpen(true)}>
        Paste rows…
      </button>
      {isOpen ? (
        <dialog open>
          <TextField label="Rows" value={rows} onChange={setRows} data-draft="Paste rows…" />
          <TextField label="Search" value="never kept" onChange={() => undefined} />
        </dialog>
      ) : null}
    </div>
  );
}

const visit = (store: Store, line: NumberLine = THREE) =>
  render(
    <EditorRoot<LineTypes> plan={PLAN} props={{ defaultValue: line, host: { store } }}>
      <Line line={line} />
    </EditorRoot>,
  );
const field = () => page.getByRole('textbox', { name: 'Place 3, x' });
const line = () => page.getByRole('textbox', { name: 'Line' });

/** Leaves the page as a browser does; React handles the lost focus before the next task. */
async function leavePage(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((done) => setTimeout(done));
}

async function typeBoth(store: Store): Promise<void> {
  await expect.poll(() => document.querySelector('[data-editor] ~ span[hidden]')).not.toBeNull();
  await userEvent.fill(line(), 'pin 0, roller 4');
  await userEvent.fill(field(), '12,,3');
  await leavePage();
  expect(store.read('line.drafts')).toEqual({
    hash: JSON.stringify([0, THREE.places]),
    drafts: [
      { field: 'Place 3, x', text: '12,,3' },
      { field: 'Line', text: 'pin 0, roller 4' },
    ],
  });
}

test('a refused text and a typed line are offered when the page comes back, and go back into their fields', async () => {
  const store = createStore();
  const first = await visit(store);
  await typeBoth(store);
  await first.unmount();

  const second = await visit(store);
  await expect.element(page.getByRole('status').filter({ hasText: 'Place 3, x: 12,,3' })).toBeInTheDocument();
  // Nothing is applied automatically: the fields show the document.
  await expect.element(field()).toHaveValue('5.08');
  // A reader who leaves again before answering is asked again the next time.
  await second.unmount();
  await visit(store);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.element(line()).toHaveValue('pin 0, roller 4');
  await expect.element(field()).toHaveValue('12,,3');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
});

test('a text that is being typed is kept before the page is left, for one that crashes', async () => {
  const store = createStore();
  await visit(store);
  await expect.poll(() => document.querySelector('[data-editor] ~ span[hidden]')).not.toBeNull();
  await userEvent.fill(field(), '6.5');
  await expect
    .poll(() => store.read('line.drafts'))
    .toMatchObject({ drafts: [{ field: 'Place 3, x', text: '6.5' }] });
  // A committed text is no longer a draft.
  await userEvent.keyboard('{Enter}');
  await line().click();
  await expect.poll(() => store.read('line.drafts')).toBeUndefined();
});

test('texts in a sheet and in the fields of a chosen object open both again', async () => {
  const store = createStore();
  const first = await visit(store);
  await expect.poll(() => document.querySelector('[data-editor] ~ span[hidden]')).not.toBeNull();
  const option = document.querySelector('[role="option"]');
  option?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Chosen place' }), '1,,2');
  // A refusal is shown below its field, which would move the button away from the pointer.
  (page.getByRole('button', { name: 'Paste rows…' }).element() as HTMLElement).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Rows' }), '1 2 3');
  await leavePage();
  expect(store.read('line.drafts')).toMatchObject({
    drafts: [
      { field: 'Chosen place', text: '1,,2', object: 'Place 2' },
      { field: 'Rows', text: '1 2 3', opener: 'Paste rows…' },
    ],
  });
  await first.unmount();

  await visit(store);
  expect(page.getByRole('textbox', { name: 'Rows' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('1 2 3');
  await expect.element(page.getByRole('textbox', { name: 'Chosen place' })).toHaveValue('1,,2');
});

test('drafts of another document are not offered', async () => {
  const store = createStore();
  const first = await visit(store);
  await typeBoth(store);
  await first.unmount();
  await visit(store, { ...THREE, places: [0, 1, 2] });
  await expect.element(field()).toHaveValue('2');
  await expect.poll(() => document.querySelector('[data-editor] ~ span[hidden]')).not.toBeNull();
  expect(page.getByRole('button', { name: 'Put back' }).elements()).toEqual([]);
});

test('a text that is taken over when the page is left is no draft', async () => {
  const store = createStore();
  await visit(store);
  await expect.poll(() => document.querySelector('[data-editor] ~ span[hidden]')).not.toBeNull();
  await userEvent.fill(field(), '7');
  await leavePage();
  await expect.element(field()).toHaveValue('7');
  expect(store.read('line.drafts')).toBeUndefined();
});

test('damaged steps are reported in a live region, with the file to download, whatever the kind of document', async () => {
  const store = createStore();
  store.write(lineSession.stepsKey, { version: 1, at: 0 });
  await visit(store);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The undo steps of an earlier visit were damaged' }))
    .toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Download the damaged steps' })).toBeVisible();
});
