import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, waitFor } from 'storybook/test';
import { MaterialPicker, SectionPicker } from './LibraryPicker.tsx';

const meta: Meta<typeof SectionPicker> = {
  title: 'Editor/From library',
  component: SectionPicker,
  // A full-screen dialog gets its own frame in the docs.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { list: { items: [], most: 50 }, onTake: fn(), onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

const waitForRows: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('grid');
};

export const Sections: Story = { play: waitForRows };
export const SectionsDark: Story = { ...Sections, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const SectionsInInches: Story = {
  ...Sections,
  tags: ['nightly'],
  parameters: { look: { units: 'us' } },
};
export const Searched: Story = {
  tags: ['nightly'],
  parameters: { look: { locale: 'ru' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'двутавр 20');
    await waitFor(() => canvas.getByRole('heading', { name: '20' }));
  },
};
export const Compared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select IPE 750x220' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select IPE 750x196' }));
  },
};
export const Materials: Story = {
  render: ({ onTake, onClose }) => (
    <MaterialPicker list={{ items: [], most: 50 }} onTake={() => onTake([])} onClose={onClose} />
  ),
  play: waitForRows,
};
