import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type LocalStore, WidgetRoot } from '@eecs/ui-kit';
import { type Services, ServicesContext } from '../../ports/kept/services.ts';
import { createShelf, SHELF_SIZE } from '../../ports/kept/shelf.ts';
import { createSettingsStore } from '../../preferences/settingsStore.ts';
import { useBeamTaskText } from '../words/useBeamTaskText.ts';
import { useRoom } from './useRoom.ts';

let time = 0;
beforeEach(() => void (time = 0));

function createLocalStore(): LocalStore {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key),
    readText: (key) => values.get(key) as string | undefined,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    clear: () => values.clear(),
  };
}

/** Opens a full shelf, and a button that requests another slot. */
async function open(options: { readonly confirmCreate?: boolean } = {}) {
  const slots = new Map<string, LocalStore>();
  const openSlot = (id: string): LocalStore => {
    const store = slots.get(id) ?? createLocalStore();
    slots.set(id, store);
    return store;
  };
  const now = (): number => (time += 1);
  const shelf = createShelf({ local: createLocalStore(), openSlot, now, createId: () => `s${now()}` });
  for (let count = 1; count <= SHELF_SIZE; count += 1) {
    const id = shelf.findRoom();
    shelf.open(id).write('case', { title: `Beam ${count}` });
    shelf.note(id, { title: `Beam ${count}`, hash: `#${count}` });
  }
  const settings = createSettingsStore(createLocalStore(), ['en-US']);
  settings.change(options);
  const found: (string | null)[] = [];
  function Asker() {
    const findRoom = useRoom();
    const t = useBeamTaskText();
    return (
      <button type="button" onClick={() => void findRoom(shelf, t).then((id) => found.push(id))}>
        One more
      </button>
    );
  }
  await render(
    <ServicesContext value={{ settings } as unknown as Services}>
      <WidgetRoot theme="light">
        <Asker />
      </WidgetRoot>
    </ServicesContext>,
  );
  await page.getByRole('button', { name: 'One more' }).click();
  const titles = (): readonly string[] => shelf.get().slots.map(({ title }) => title);
  return { settings, found, titles };
}

test('confirmCreate asks before the oldest beam makes room, and No keeps all', async () => {
  const { found, titles } = await open();
  await expect.element(page.getByText(/To make room, the oldest has to go: “Beam 1”/)).toBeVisible();
  await page.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => found).toEqual([null]);
  expect(titles()).toHaveLength(SHELF_SIZE);
});

test('the question offers not to ask again', async () => {
  const { settings, titles } = await open();
  await page.getByRole('checkbox', { name: 'Ask every time' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => settings.get().confirmCreate).toBe(false);
  expect(titles()).not.toContain('Beam 1');
});

test('without confirmCreate the oldest goes at once, and which one it was is reported', async () => {
  const { found, titles } = await open({ confirmCreate: false });
  await expect.element(page.getByText(/removed to make room: “Beam 1”/).first()).toBeVisible();
  await expect.poll(() => found).toHaveLength(1);
  expect(titles()).not.toContain('Beam 1');
});
