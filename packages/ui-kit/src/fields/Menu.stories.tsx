import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const onExport = fn();

const meta: Meta<typeof Menu> = {
  title: 'Fields/Menu',
  component: Menu,
  args: {
    label: 'Task',
    items: [
      { id: 'duplicate', label: 'Duplicate', shortcut: 'Ctrl+D', onSelect: () => undefined },
      { id: 'export', label: 'Export', onSelect: onExport },
      { id: 'locked', label: 'Print', disabled: true, onSelect: () => undefined },
      { id: 'squared', label: 'Squared paper', checked: true, onSelect: () => undefined },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 220 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Task' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Export' })).toBeVisible();
  },
};
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Task' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus());
    await userEvent.keyboard('e');
    await expect(canvas.getByRole('menuitem', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{Enter}');
    await expect(onExport).toHaveBeenCalled();
    await expect(trigger).toHaveFocus();
  },
};
