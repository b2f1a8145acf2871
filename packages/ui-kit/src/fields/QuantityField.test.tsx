import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Locale } from '../i18n/locale.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

function Controlled(props: Partial<QuantityFieldProps> & { readonly start: number }) {
  const { start, onCommit, ...rest } = props;
  const [value, setValue] = useState(start);
  return (
    <>
      <QuantityField
        label="Force"
        quantity="force"
        system={0}
        {...rest}
        value={value}
        onCommit={(next) => {
          onCommit?.(next);
          setValue(next);
        }}
      />
      <button>next</button>
    </>
  );
}

async function renderField(props: Partial<QuantityFieldProps> & { start: number; locale?: Locale }) {
  const onCommit = vi.fn();
  const { locale = 'en-US', ...rest } = props;
  const screen = await render(
    <WidgetRoot locale={locale}>
      <Controlled onCommit={onCommit} {...rest} />
    </WidgetRoot>,
  );
  const field = screen.getByRole('textbox', { name: 'Force' });
  return { screen, field, onCommit };
}

test('shows the value in the displayed unit and takes a new one on Enter', async () => {
  const { screen, field, onCommit } = await renderField({ start: 10_000 });
  await expect.element(field).toHaveValue('10');
  await expect.element(screen.getByText('kN')).toBeVisible();
  await field.click();
  await userEvent.keyboard('12.5{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(12_500);
  await expect.element(field).toHaveValue('12.5');
});

test('an expression with a unit shows what was understood, and leaving the field takes it', async () => {
  const { screen, field, onCommit } = await renderField({ start: 0 });
  await field.click();
  await userEvent.keyboard('2*1500 N');
  await expect.element(screen.getByText(/= 3/)).toBeVisible();
  await screen.getByRole('button', { name: 'next' }).click();
  expect(onCommit).toHaveBeenLastCalledWith(3000);
});

test('an empty field is not zero: the text stays and is named', async () => {
  const { screen, field, onCommit } = await renderField({ start: 10_000 });
  await field.clear();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Field cannot be null')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('10');
  await expect.element(screen.getByText('Field cannot be null')).not.toBeInTheDocument();
});

test('arrows step by the increment, Shift tenfold, Alt a tenth', async () => {
  const { field, onCommit } = await renderField({ start: 10_000 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onCommit).toHaveBeenLastCalledWith(11_000);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(onCommit).toHaveBeenLastCalledWith(1000);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(onCommit).toHaveBeenLastCalledWith(1100);
});

test('zero and less are refused where a value must be positive', async () => {
  const { screen, field, onCommit } = await renderField({ start: 1000, positive: true });
  await field.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Value should be > 0')).toBeVisible();
  expect(onCommit).not.toHaveBeenCalled();
});

test('a value nobody changed is not rewritten by its rounded text', async () => {
  const { screen, field, onCommit } = await renderField({ start: 1000 / 3, digits: 2 });
  await expect.element(field).toHaveValue('0.33');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('button', { name: 'next' }).click();
  expect(onCommit).not.toHaveBeenCalled();
});

test('a unit of another kind names the wanted one, in Russian too', async () => {
  const { screen, field } = await renderField({ start: 1000, locale: 'ru' });
  await expect.element(screen.getByText('кН')).toBeVisible();
  await field.fill('5 m');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Здесь ожидается значение в кН')).toBeVisible();
});

test('a word that is no unit, and a text that is no number, are answered with examples', async () => {
  const { screen, field } = await renderField({ start: 1000 });
  await field.fill('5 abc');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText('“abc” is not a known unit. For example: 2.5 kN or 40 N'))
    .toBeVisible();
  await field.fill('20 6 1/2');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('This is not a number. For example: 2.5 or 5/2')).toBeVisible();
  await field.fill('5/0');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Division by zero')).toBeVisible();
});

test('focus selects everything', async () => {
  const { field } = await renderField({ start: 10_000 });
  await userEvent.tab();
  await userEvent.keyboard('7{Enter}');
  await expect.element(field).toHaveValue('7');
});

test('a value outside two limits is refused with both named, and its text stays', async () => {
  const { screen, field, onCommit } = await renderField({ start: 1000, min: 0, max: 6000 });
  await field.fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/between 0 and 6\skN/u)).toBeVisible();
  await expect.element(field).toHaveValue('9');
  expect(onCommit).not.toHaveBeenCalled();
});

test('a refused text is reported, and taken back when it is corrected or the field goes', async () => {
  const onProblem = vi.fn();
  const { screen, field } = await renderField({ start: 1000, positive: true, onProblem });
  await field.fill('0');
  expect(onProblem).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onProblem.mock.calls).toEqual([[{ code: 'notPositive' }]]);
  await field.fill('2');
  expect(onProblem).toHaveBeenLastCalledWith(null);
  await field.fill('abc');
  await userEvent.keyboard('{Enter}');
  expect(onProblem).toHaveBeenLastCalledWith({ code: 'unknownName', found: 'abc' });
  await screen.unmount();
  expect(onProblem).toHaveBeenLastCalledWith(null);
});

test('a step past a limit is no refused text', async () => {
  const onProblem = vi.fn();
  const { screen, field } = await renderField({ start: 0, min: 0, onProblem });
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText(/at least 0/)).toBeVisible();
  await screen.getByRole('button', { name: 'next' }).click();
  await expect.element(screen.getByText(/at least 0/)).not.toBeInTheDocument();
  expect(onProblem).not.toHaveBeenCalled();
});

test('a limit may be typed as it is written, though that is a little beyond it', async () => {
  // 6 m are 19 ft 8.220 in, written 8 1/4; 12 in are a foot.
  const limit = 6 / 0.0254;
  const { field, onCommit } = await renderField({
    start: 12,
    quantity: 'length',
    system: 1,
    min: 0,
    max: limit,
  });
  await field.fill('19\' 8 1/4"');
  await userEvent.keyboard('{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(limit);
  await field.fill('19\' 8 1/2"');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('a value other than zero never shows as zero', async () => {
  const { field } = await renderField({ start: 0.012, digits: 4 });
  await expect.element(field).toHaveValue('1.2·10⁻⁵');
});

test('the wheel steps a field that has the focus, and no other', async () => {
  const { field, onCommit } = await renderField({ start: 10_000 });
  const turn = (deltaY: number, keys: WheelEventInit = {}): boolean =>
    field
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...keys }));
  expect(turn(-100)).toBe(true);
  expect(onCommit).not.toHaveBeenCalled();
  await field.click();
  expect(turn(-100)).toBe(false);
  expect(onCommit).toHaveBeenLastCalledWith(11_000);
  await expect.element(field).toHaveValue('11');
  turn(100, { shiftKey: true });
  expect(onCommit).toHaveBeenLastCalledWith(1000);
});

test('dragging the label scrubs: one commit at its end, none of a click, and a limit stops it', async () => {
  const { screen, field, onCommit } = await renderField({ start: 10_000, max: 14_000 });
  const label = screen.getByText('Force').element();
  const point = (type: string, clientX: number): void => {
    label.dispatchEvent(
      new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true, cancelable: true }),
    );
  };
  vi.spyOn(label, 'setPointerCapture').mockImplementation(() => undefined);
  point('pointerdown', 100);
  point('pointermove', 113);
  await expect.element(field).toHaveValue('12');
  expect(onCommit).not.toHaveBeenCalled();
  point('pointermove', 200);
  await expect.element(field).toHaveValue('14');
  point('pointerup', 200);
  expect(onCommit.mock.calls).toEqual([[14_000]]);
  point('pointerdown', 100);
  point('pointerup', 100);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('Esc in the middle of a drag takes it back, wherever the focus is, and the rest of the drag does nothing', async () => {
  const { screen, field, onCommit } = await renderField({ start: 10_000 });
  const label = screen.getByText('Force').element();
  const point = (type: string, clientX: number): void => {
    label.dispatchEvent(
      new PointerEvent(type, { clientX, pointerId: 1, button: 0, bubbles: true, cancelable: true }),
    );
  };
  vi.spyOn(label, 'setPointerCapture').mockImplementation(() => undefined);
  (screen.getByRole('button', { name: 'next' }).element() as HTMLElement).focus();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  point('pointerdown', 100);
  point('pointermove', 130);
  await expect.element(field).toHaveValue('15');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('10');
  point('pointermove', 160);
  point('pointerup', 160);
  await expect.element(field).toHaveValue('10');
  expect(onCommit).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard);
});

test.each([
  ['5 m', { quantity: 'length', start: 1 }, ''],
  ['3.5', { quantity: 'length', start: 1 }, ''],
  ['350 cm', { quantity: 'length', start: 1 }, '= 3.5 m'],
  ['1,5', { quantity: 'length', start: 1 }, '= 1.5 m'],
  ['12', { quantity: 'length', system: 1, start: 12 }, '= 12′ 0″'],
] as const)(
  'of %s is shown how it was understood where it is written otherwise',
  async (text, props, told) => {
    const { field } = await renderField(props);
    await field.fill(text);
    await expect.element(field).toHaveValue(text);
    const hint = document.getElementById(field.element().getAttribute('aria-describedby') ?? '');
    expect((hint?.textContent ?? '').replace(/\s/gu, ' ')).toBe(told);
  },
);

test('an emptied optional field shows that it may be left out', async () => {
  const onClear = vi.fn();
  const { field, onCommit } = await renderField({ start: 1000, onClear });
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onCommit).not.toHaveBeenCalled();
});

test('under a finger a bar over the keypad has the signs it lacks, and the focus stays in the field', async () => {
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : asked(query),
  );
  // The keypad covers 300 px.
  const sight = Object.assign(new EventTarget(), { height: window.innerHeight - 300, offsetTop: 0 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(sight as unknown as VisualViewport);
  const { screen, field, onCommit } = await renderField({ start: 10_000 });
  await field.click();
  const bar = screen.getByRole('toolbar', { name: 'Signs' });
  await expect.element(bar).toBeVisible();
  expect(Math.round(window.innerHeight - bar.element().getBoundingClientRect().bottom)).toBe(300);
  await bar.getByRole('button', { name: 'Change the sign' }).click();
  await expect.element(field).toHaveValue('-10');
  await expect.element(field).toHaveFocus();
  await bar.getByRole('button', { name: 'kN' }).click();
  await expect.element(field).toHaveValue('-10 kN');
  const box = bar.getByRole('button', { name: 'abc' });
  expect(box.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await box.click();
  await expect.element(field).toHaveAttribute('inputmode', 'text');
  await userEvent.keyboard('{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(-10_000);
  await screen.getByRole('button', { name: 'next' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  vi.restoreAllMocks();
});
