import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { SPLITTER, isWideAtom, splitterPositionAtom } from '../measures/splitter.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

/** The step of one press of a key, per cent. */
const STEP = { fine: 1, coarse: 5 };
/**
 * If they are one below the other, one per cent is about a hundredth of the usual height of the board and the diagrams,
 * px.
 */
const HEIGHT_PX = 512;

/**
 * Divides the space between the board and the results: widths if they are side by side, heights if they share a column.
 * It is dragged by a pointer or a finger, and moved by arrow keys, Home and End; Esc cancels a drag, a double click
 * restores the initial division.
 */
export function Splitter() {
  const t = useWorkspaceText();
  const isWide = useKitAtomValue(isWideAtom);
  const [chosen, choose] = useKitAtom(splitterPositionAtom);
  const least = SPLITTER.min;
  const position = chosen;
  const setPosition = (next: number): void => choose(next);
  const drag = useRef<{ readonly from: number; readonly position: number; readonly room: number } | null>(
    null,
  );
  const wanted = useRef(position);
  const frame = useRef(0);

  // Ends a drag when the splitter unmounts.
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const read = (event: PointerEvent): number => (isWide ? event.clientX : event.clientY);

  function handleDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    const { currentTarget } = event;
    currentTarget.setPointerCapture(event.pointerId);
    currentTarget.focus({ preventScroll: true });
    const room = isWide ? measureRoom(currentTarget) : HEIGHT_PX;
    drag.current = { from: read(event), position, room };
    event.preventDefault();
  }

  function handleMove(event: PointerEvent): void {
    if (drag.current === null) return;
    const { from, position: begun, room } = drag.current;
    wanted.current = begun + ((read(event) - from) / room) * 100;
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      setPosition(wanted.current);
    });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && drag.current !== null) {
      setPosition(drag.current.position);
      drag.current = null;
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const size = event.shiftKey ? STEP.coarse : STEP.fine;
    const next = {
      [isWide ? 'ArrowLeft' : 'ArrowUp']: position - size,
      [isWide ? 'ArrowRight' : 'ArrowDown']: position + size,
      Home: least,
      End: SPLITTER.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPosition(next);
  }

  return (
    <Bar
      role="separator"
      tabIndex={0}
      aria-label={t('splitter')}
      title={t('splitterNote')}
      aria-orientation={isWide ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(position)}
      aria-valuemin={least}
      aria-valuemax={SPLITTER.max}
      aria-valuetext={t('splitterValue', { part: Math.round(position) })}
      data-option="splitterPosition"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (drag.current = null)}
      onLostPointerCapture={() => (drag.current = null)}
      onDoubleClick={() => setPosition(SPLITTER.first)}
      onKeyDown={handleKey}
    />
  );
}

/** Returns the common width of the board and the results. */
function measureRoom(bar: HTMLElement): number {
  const gap = bar.parentElement;
  const columns = [gap?.previousElementSibling, gap?.nextElementSibling];
  return columns.reduce((sum, column) => sum + (column?.getBoundingClientRect().width ?? 0), 0) || 1;
}

/** A bar wide enough to hit, of which only a short line is visible. */
const Bar = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  border-radius: ${vars.radius};
  cursor: row-resize;
  touch-action: none;

  &::after {
    position: absolute;
    inset: 0;
    width: 44px;
    height: 4px;
    margin: auto;
    border: 1px solid ${vars.line};
    border-radius: 2px;
    background: ${vars.sheet};
    content: '';
  }
  &[aria-orientation='vertical'] {
    cursor: col-resize;
  }
  &[aria-orientation='vertical']::after {
    width: 4px;
    height: 44px;
  }
  &:hover::after,
  &:focus-visible::after {
    border-color: ${vars.accent};
    background: ${vars.accent};
  }
  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;
