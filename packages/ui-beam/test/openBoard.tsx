import { createRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BeamEditor } from '../src/BeamEditor.tsx';
import type { BeamEditorHandle, BeamEditorProps } from '../src/props.ts';

/** Mounts an editor and returns the actions of a test on its board. */
export async function openBoard(props: BeamEditorProps = {}) {
  const ref = createRef<BeamEditorHandle>();
  const screen = await render(<BeamEditor {...props} ref={ref} />);
  const svg = screen.container.querySelector<SVGSVGElement>('[data-board]') as SVGSVGElement;
  const list = svg.querySelector<SVGGElement>('[role="listbox"]') as SVGGElement;
  // The board has its tools, and has measured its room.
  await expect.poll(() => svg.dataset['ready']).toBe('');
  await expect.poll(() => svg.clientWidth).toBe(svg.parentElement?.clientWidth);
  const getCase = (): BeamCase => ref.current?.getCase() as BeamCase;
  const beam = (): { x0: number; x1: number; y: number } => {
    const [, x0, y, x1] = /^M(\S+) (\S+)H(\S+)$/.exec(
      svg.querySelector('[data-role="beam"]')?.getAttribute('d') ?? '',
    ) as unknown as [string, string, string, string];
    return { x0: Number(x0), x1: Number(x1), y: Number(y) };
  };
  /** Returns the pixels of the board at a place along the beam and a distance below its axis. */
  const at = (x: number, below = 0): { x: number; y: number } => {
    const { x0, x1, y } = beam();
    return { x: x0 + ((x1 - x0) * x) / getCase().L, y: y + below };
  };
  const click = (x: number, below = 0): Promise<void> =>
    userEvent.click(page.elementLocator(svg), { position: at(x, below) });
  /** Dispatches synthetic pointer events, so that the middle of a gesture can be examined. */
  const point = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    place: { x: number; y: number },
    rest: PointerEventInit = {},
  ): void => {
    const box = svg.getBoundingClientRect();
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 7,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        clientX: box.left + place.x,
        clientY: box.top + place.y,
        ...rest,
      }),
    );
  };
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const name = (): string | null => {
    const id = list.getAttribute('aria-activedescendant');
    return id === null ? null : plain(document.getElementById(id)?.getAttribute('aria-label'));
  };
  const said = (): string => plain(screen.container.querySelector('[data-board-said]')?.textContent);
  const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
  return { screen, svg, list, ref, getCase, at, click, point, frame, name, said, press };
}

/** Returns the same text with plain spaces. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s/gu, ' ').trim();
}

/** The sentence of the diagram of bending moment. */
export function readMoment(): string {
  const figure = page.getByRole('figure', { name: /Bending moment/ });
  return plain(figure.elements()[0]?.querySelector('figcaption')?.textContent);
}

/** Kind and place of each support. */
export const supportsOf = ({ supports }: BeamCase) => supports.map(({ className, x }) => [className, x]);
