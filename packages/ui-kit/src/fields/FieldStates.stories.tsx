import { type ReactNode, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Magnet from 'lucide-react/icons/magnet';
import { useLocale, useUnits } from '../kit/useSettings.ts';
import { Button } from './Button.tsx';
import { CheckField } from './CheckField.tsx';
import { IconButton } from './IconButton.tsx';
import { QuantityField } from './QuantityField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { getFieldWords } from '../../test/fieldWords.ts';

const nothing = (): void => undefined;

/** One kind of field in every state it has, side by side. */
const KINDS = {
  text: TextStates,
  textArea: TextAreaStates,
  select: SelectStates,
  check: CheckStates,
  quantity: QuantityStates,
  segmented: SegmentedStates,
  button: ButtonStates,
} satisfies Readonly<Record<string, () => ReactNode>>;

type Kind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as Kind[];

interface FieldStatesProps {
  readonly kinds: readonly Kind[];
  /** Px; a phone has 342. @default 960 */
  readonly width?: number;
}

function FieldStates({ kinds, width = 960 }: FieldStatesProps) {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: width }}>
      {kinds.map((kind) => {
        const States = KINDS[kind];
        return (
          <div
            key={kind}
            style={{
              display: 'grid',
              gap: 16,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
              alignItems: 'start',
            }}
          >
            <States />
          </div>
        );
      })}
    </div>
  );
}

function TextStates() {
  const words = getFieldWords(useLocale());
  const [value, setValue] = useState(words.value);
  const [empty, setEmpty] = useState('');
  return (
    <>
      <TextField label={words.label} value={value} onChange={setValue} hint={words.hint} />
      <TextField label={words.empty} value={empty} onChange={setEmpty} placeholder={words.placeholder} />
      <TextField label={words.failed} value={value} onChange={setValue} error={words.error} />
      <TextField label={words.disabled} value={value} onChange={setValue} disabled />
      <TextField label={words.readOnly} value={value} onChange={setValue} readOnly />
    </>
  );
}

function TextAreaStates() {
  const words = getFieldWords(useLocale());
  const [value, setValue] = useState(words.long);
  const [empty, setEmpty] = useState('');
  return (
    <>
      <TextAreaField label={words.label} value={value} onChange={setValue} hint={words.hint} />
      <TextAreaField label={words.empty} value={empty} onChange={setEmpty} />
      <TextAreaField label={words.disabled} value={value} onChange={setValue} disabled />
      <TextAreaField label={words.readOnly} value={value} onChange={setValue} readOnly />
    </>
  );
}

function SelectStates() {
  const words = getFieldWords(useLocale());
  const [value, setValue] = useState<'pin' | 'roller'>('pin');
  const field = {
    value,
    onChange: setValue,
    options: [
      { value: 'pin', label: words.pin },
      { value: 'roller', label: words.roller },
    ],
  } as const;
  return (
    <>
      <SelectField label={words.label} {...field} hint={words.hint} />
      <SelectField label={words.failed} {...field} error={words.error} />
      <SelectField label={words.disabled} {...field} disabled />
    </>
  );
}

function CheckStates() {
  const words = getFieldWords(useLocale());
  const [isOn, setOn] = useState(true);
  return (
    <>
      <CheckField label={words.label} checked={isOn} onChange={setOn} />
      <CheckField label={words.empty} checked={!isOn} onChange={(next) => setOn(!next)} />
      <CheckField label={words.disabled} checked onChange={nothing} disabled />
      <CheckField label={words.long} checked={isOn} onChange={setOn} />
    </>
  );
}

function QuantityStates() {
  const words = getFieldWords(useLocale());
  const [value, setValue] = useState(10_000);
  const field = { quantity: 'force', system: useUnits(), value, onCommit: setValue } as const;
  return (
    <>
      <QuantityField label={words.label} {...field} hint={words.hint} />
      <QuantityField label={words.empty} {...field} value={null} />
      <QuantityField label={words.failed} {...field} error={words.error} />
      <QuantityField label={words.disabled} {...field} disabled />
      <QuantityField label={words.readOnly} {...field} readOnly />
    </>
  );
}

function SegmentedStates() {
  const words = getFieldWords(useLocale());
  const [value, setValue] = useState<'pin' | 'roller'>('pin');
  const field = {
    value,
    onChange: setValue,
    segments: [
      { value: 'pin', label: words.pin },
      { value: 'roller', label: words.roller },
    ],
  } as const;
  return (
    <>
      <SegmentedControl label={words.label} {...field} />
      <SegmentedControl label={words.disabled} {...field} disabled />
    </>
  );
}

function ButtonStates() {
  const words = getFieldWords(useLocale());
  return (
    <>
      {(['primary', 'plain', 'quiet', 'danger'] as const).map((variant) => (
        <span key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant={variant}>{words.label}</Button>
          <Button variant={variant} disabled>
            {words.disabled}
          </Button>
        </span>
      ))}
      <span>
        <IconButton label={words.label} icon={<Magnet size={20} aria-hidden="true" />} />{' '}
        <IconButton label={words.on} pressed icon={<Magnet size={20} aria-hidden="true" />} />{' '}
        <IconButton label={words.disabled} disabled icon={<Magnet size={20} aria-hidden="true" />} />
      </span>
    </>
  );
}

const meta = {
  title: 'Fields/All states',
  component: FieldStates,
  tags: ['!test'],
  args: { kinds: ALL },
} satisfies Meta<typeof FieldStates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field with a value, empty, invalid, disabled and read-only. */
export const Default: Story = { tags: ['test'] };
export const Text: Story = { args: { kinds: ['text'] } };
export const TextArea: Story = { args: { kinds: ['textArea'] } };
export const Select: Story = { args: { kinds: ['select'] } };
export const Check: Story = { args: { kinds: ['check'] } };
export const Quantity: Story = { args: { kinds: ['quantity'] } };
export const Segmented: Story = { args: { kinds: ['segmented'] } };
export const Buttons: Story = { args: { kinds: ['button'] } };
export const Dark: Story = { tags: ['test'], parameters: { look: { theme: 'dark' } } };
export const Compact: Story = { tags: ['nightly'], parameters: { look: { density: 'compact' } } };
export const UsUnits: Story = {
  tags: ['nightly'],
  args: { kinds: ['quantity'] },
  parameters: { look: { units: 'us' } },
};
export const LongTextRu: Story = { tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
export const PhoneDarkLongTextRu: Story = {
  args: { width: 342 },
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};
