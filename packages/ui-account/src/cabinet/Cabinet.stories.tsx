import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AccountApi } from '../api/accountApi.ts';
import { AccountStory, away, NOW_MS, person } from '../../test/AccountStory.tsx';
import { Cabinet, type CabinetProps } from './Cabinet.tsx';

interface CabinetStoryProps extends CabinetProps {
  readonly api?: AccountApi;
}

function CabinetStory({ api, ...props }: CabinetStoryProps) {
  return (
    <AccountStory api={api} isLoggedIn>
      <Cabinet {...props} />
    </AccountStory>
  );
}

const meta = {
  title: 'Account/Cabinet',
  component: CabinetStory,
  args: { user: person, onExport: () => Promise.resolve() },
} satisfies Meta<typeof CabinetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A user logged in by a mailed link must set a new password first. */
export const Emergency: Story = { args: { isEmergency: true } };
export const Suspended: Story = {
  args: { user: { ...person, suspension: { suspendDate: NOW_MS, resumeDate: null, welcome: false } } },
};
export const ServerAway: Story = {
  args: { api: away },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection to the server/)).toBeVisible();
  },
};
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { parameters: { look: { locale: 'ru' } } };
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };
