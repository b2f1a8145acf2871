import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { AccountApi } from '../api/accountApi.ts';
import { AccountStory, away } from '../../test/AccountStory.tsx';
import { AskLink } from './AskLink.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const FORMS = ['login', 'register', 'forgotten', 'reactivation', 'activation', 'link', 'brokenLink'] as const;

interface LoginStoryProps {
  readonly form: (typeof FORMS)[number];
  readonly api?: AccountApi;
  /** Px; a phone gives 342. @default 420 */
  readonly width?: number;
}

function LoginStory({ form, api, width = 420 }: LoginStoryProps) {
  return (
    <AccountStory api={api}>
      <div style={{ maxWidth: width }}>
        {form === 'login' ? <LoginForm /> : null}
        {form === 'register' ? <RegisterForm /> : null}
        {form === 'forgotten' ? <AskLink kind="emergency" email="ann.mohr@example.org" /> : null}
        {form === 'reactivation' ? <AskLink kind="reactivation" /> : null}
        {form === 'activation' ? <AskLink kind="activation" /> : null}
        {form === 'brokenLink' ? <LinkCard link="a1b2c3" onDone={() => undefined} /> : null}
        {form === 'link' ? <LinkCard link="activation.a1b2c3" onDone={() => undefined} /> : null}
      </div>
    </AccountStory>
  );
}

const meta = {
  title: 'Account/Logging in',
  component: LoginStory,
  args: { form: 'login' },
  argTypes: {
    form: { control: 'select', options: FORMS },
  },
} satisfies Meta<typeof LoginStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each empty field shows that it is required. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('textbox', { name: /mail/i })).toBeInvalid();
  },
};

/** The server's message is above the button. */
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /mail/i }), 'ann.mohr@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'hinges{Enter}');
    await expect(await canvas.findByText('Wrong address or password')).toBeVisible();
  },
};

/** No typed value is lost. */
export const ServerAway: Story = {
  args: { api: away },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /mail/i }), 'ann.mohr@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'hinges{Enter}');
    await expect(await canvas.findByText(/No connection to the server/)).toBeVisible();
  },
};

export const Register: Story = { args: { form: 'register' } };
export const Forgotten: Story = { args: { form: 'forgotten' } };
export const Reactivation: Story = { args: { form: 'reactivation' } };
export const Link: Story = { args: { form: 'link' } };
export const Dark: Story = { ...Register, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const PhoneLongTextRu: Story = {
  args: { form: 'register', width: 342 },
  parameters: { look: { locale: 'ru' } },
};

// Further states, not tested, because the stories above cover them.

export const Activation: Story = { tags: ['!test'], args: { form: 'activation' } };
export const LoginDark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LoginPhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { width: 342 },
  parameters: { look: { locale: 'ru' } },
};
/** The form shows which mail was sent. */
export const ForgottenSent: Story = {
  tags: ['!test'],
  args: { form: 'forgotten' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findAllByRole('status');
  },
};
/** No account has the address. */
export const ReactivationNotFound: Story = {
  tags: ['!test'],
  args: { form: 'reactivation' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'nobody@example.org{Enter}');
    await canvas.findAllByRole('alert');
  },
};
export const ActivationEmpty: Story = {
  tags: ['!test'],
  args: { form: 'activation' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};
export const ForgottenServerAway: Story = {
  tags: ['!test'],
  args: { form: 'forgotten', api: away },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByText(/No connection to the server/);
  },
};
export const ForgottenDark: Story = {
  tags: ['!test'],
  args: { form: 'forgotten' },
  parameters: { look: { theme: 'dark' } },
};
export const ForgottenPhoneLongTextRu: Story = {
  tags: ['!test'],
  args: { form: 'forgotten', width: 342 },
  parameters: { look: { locale: 'ru' } },
};
export const LinkServerAway: Story = {
  tags: ['!test'],
  args: { form: 'link', api: away },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByText(/No connection to the server/);
  },
};
/** A mailed address with an unknown purpose. */
export const LinkOfNoKind: Story = { tags: ['!test'], args: { form: 'brokenLink' } };
