import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SavedTask, TasksApi } from '../api/tasksApi.ts';
import { AccountStory, NOW_MS } from '../../test/AccountStory.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { createTaskList } from './createTaskList.ts';
import { NameDialog } from './NameDialog.tsx';
import { TaskManager } from './TaskManager.tsx';

const HOUR_MS = 3_600_000;

const TITLES = [
  'Roof purlin B-2',
  'Crane girder, axis 4',
  'Главная балка перекрытия над актовым залом, оси 3–7, вариант с шарнирами в третях пролёта',
  'Balcony slab strip',
];

/** A document with one force, N. */
const withForce = (force: number) => ({
  loads: [{ id: 1, className: 'ShearLoad', x: 3, c: [force, 0, force], alpha: 90, sets: 1 }],
});

const tasks: readonly SavedTask[] = TITLES.map((title, i) => ({
  id: TITLES.length - i,
  title,
  kind: i === 1 ? 'truss' : 'msb',
  version: 1 + i,
  saved: NOW_MS - i * 30 * HOUR_MS,
  json_data: { loadCase: { title }, solution: i === 0 ? {} : null },
}));

const keeping = (kept: readonly SavedTask[]): TasksApi => ({
  list: ({ before = Infinity }) => Promise.resolve(kept.filter(({ id }) => id < before)),
  commit: () => Promise.resolve({ id: 9, version: 1 }),
  remove: () => Promise.resolve(null),
  undoRemove: () => Promise.resolve(null),
});

/** Stands for the thumbnail of a beam or a truss. */
const draw = () => (
  <svg viewBox="0 0 120 40" width="120" height="40" aria-hidden="true">
    <path d="M10 20H110" stroke="currentColor" strokeWidth="3" />
  </svg>
);

interface TasksStoryProps {
  readonly kept: readonly SavedTask[];
  readonly isAway?: boolean;
  /** Available width, px; unlimited by default. */
  readonly width?: number;
  readonly onOpen: (task: SavedTask) => void;
  readonly onPreview: (task: SavedTask) => void;
}

function TasksStory({ kept, isAway = false, width, ...handlers }: TasksStoryProps) {
  const [rows, setRows] = useState(10);
  const [list] = useState(() =>
    createTaskList(
      isAway
        ? { ...keeping([]), list: () => Promise.reject(new Error('No connection to the server')) }
        : keeping(kept),
    ),
  );
  return (
    <AccountStory isLoggedIn>
      <div style={{ width }}>
        <TaskManager
          userId={7}
          list={list}
          rowsPerPage={rows}
          onRowsPerPage={setRows}
          draw={draw}
          {...handlers}
        />
      </div>
    </AccountStory>
  );
}

const meta = {
  title: 'Account/Saved tasks',
  component: TasksStory,
  args: { kept: tasks, onOpen: fn(), onPreview: fn() },
} satisfies Meta<typeof TasksStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Roof purlin B-2')).toBeVisible();
  },
};
export const Empty: Story = { args: { kept: [] } };
export const ServerAway: Story = {
  args: { isAway: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection to the server/)).toBeVisible();
  },
};
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Its rows adapt to the available width, not to that of the window. */
export const Narrow: Story = {
  args: { width: 360 },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Roof purlin B-2');
    await expect(topOf(canvas.getByLabelText('Rename “Roof purlin B-2”'))).toBeGreaterThan(
      title.getBoundingClientRect().bottom,
    );
    await expect(topOf(canvas.getByLabelText('Order'))).toBeGreaterThan(
      topOf(canvas.getByLabelText('Search')),
    );
  },
};

/** Another window saved the same task: no choice loses data. */
export const Conflict: Story = {
  // A dialog that covers the page gets its own frame in the docs.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: () => (
    <ConflictDialog
      title="Roof purlin B-2"
      saved={NOW_MS}
      mine={draw()}
      theirs={draw()}
      differences={<DifferenceTable mine={withForce(-15e3)} theirs={withForce(-12e3)} />}
      onChoose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** A new document is asked for its name once; the field contains a suggestion, fully selected. */
export const Naming: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: () => <NameDialog kind="msb" count={3} length="19.5 m" onName={fn()} />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(within(dialog).getByRole('textbox')).toHaveValue('3 spans, 19.5 m');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};
