import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

function Field(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 220 }}>
      <QuantityField
        {...props}
        value={value}
        onCommit={(next) => {
          setValue(next);
          props.onCommit(next);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof Field> = {
  title: 'Fields/QuantityField',
  component: Field,
  tags: ['autodocs'],
  args: { label: 'Force P', quantity: 'force', system: 0, value: 10_000, onCommit: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Failed: Story = { args: { value: 0, error: 'Value should be > 0' } };
export const UsUnits: Story = {
  tags: ['nightly'],
  args: { label: 'Length L', quantity: 'length', system: 1, value: 147.5 },
  parameters: { look: { units: 'us' } },
};
export const LongTextRussian: Story = {
  args: {
    label: 'Вертикальная составляющая сосредоточенной нагрузки',
    hint: 'Положительное значение направлено вверх, отрицательное вниз',
  },
  parameters: { look: { locale: 'ru' } },
};

export const ByKeys: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Force P' });
    await step('an expression says what was understood', async () => {
      await userEvent.tab();
      await userEvent.keyboard('2*1500 N');
      await expect(canvas.getByText(/= 3/)).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('3');
    });
    await step('arrows step', async () => {
      await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
      await expect(field).toHaveValue('14');
    });
    await step('an empty field is named, Esc restores', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Field cannot be null')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('14');
    });
  },
};
/** A value other than zero is never displayed as zero. */
export const Tiny: Story = { args: { value: 0.12, digits: 4 } };
/** An optional value: the empty field shows the value that applies then. */
export const LeftOut: Story = {
  args: {
    label: 'Stiffness',
    quantity: 'springRotation',
    value: null,
    placeholder: 'rigid',
    onClear: fn(),
  },
};
export const ParsedBelow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('2*3.5 kN');
  },
};
