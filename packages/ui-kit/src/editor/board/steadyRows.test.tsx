import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { WidgetRoot } from '../../root/WidgetRoot.tsx';
import { TypedField } from '../typed/TypedField.tsx';
import { StatusLine } from '../workspace/StatusLine.ts';
import { Dock } from './Dock.ts';
import { DockRow } from './DockRow.ts';
import { ToolIntroduction } from './ToolIntroduction.tsx';

const LONG =
  'Выберите объект, чтобы изменить его (ещё один — с Shift или долгим нажатием), или инструмент, чтобы добавить новый.';

/** Mounts a part in an editor of a given width; resolves with the height of the part, px. */
async function heightOf(width: number, part: ReactNode): Promise<number> {
  const { container, unmount } = await render(
    <WidgetRoot theme="light">
      <div style={{ width, containerType: 'inline-size' }}>
        <div data-part="">{part}</div>
      </div>
    </WidgetRoot>,
  );
  const height = container.querySelector('[data-part]')?.getBoundingClientRect().height ?? 0;
  await unmount();
  return height;
}

const fields = Array.from({ length: 12 }, (_, i) => <input key={i} aria-label={`Field ${i}`} />);

test.each([390, 600, 900])('at %i px the lines keep their height whatever they hold', async (width) => {
  const rows = [
    <DockRow key="fields">{fields}</DockRow>,
    <DockRow key="words">
      <span>{LONG}</span>
    </DockRow>,
    <DockRow key="introduction">
      <ToolIntroduction tool="rod" text={LONG} />
    </DockRow>,
  ];
  const empty = await heightOf(width, <Dock />);
  expect(empty).toBeGreaterThan(24);
  for (const row of rows) expect(await heightOf(width, <Dock>{row}</Dock>)).toBe(empty);
  const words = ['5 loads', LONG, LONG].map((text, i) => <span key={i}>{text}</span>);
  expect(await heightOf(width, <StatusLine>{words}</StatusLine>)).toBe(
    await heightOf(width, <StatusLine>5</StatusLine>),
  );
});

test.each([390, 900])('at %i px the typed line keeps its height whatever it says', async (width) => {
  const nothing = () => undefined;
  const field = (text: string, rows: readonly string[]): ReactNode => (
    <TypedField
      label="Line"
      line={{ text, change: nothing, chooseWay: nothing }}
      example="portal 12x4; q 5 @ beam"
      choice={null}
      kept={[]}
      rows={rows.map((row) => ({ text: row, isUnderstood: true }))}
      notes={rows.slice(0, 1)}
      isReady
      isPending={false}
      isShown={false}
      onApply={nothing}
    />
  );
  const empty = await heightOf(width, field('', []));
  expect(empty).toBeGreaterThan(60);
  expect(await heightOf(width, field('portal', []))).toBe(empty);
  expect(await heightOf(width, field('portal', [LONG, LONG, LONG]))).toBe(empty);
});
