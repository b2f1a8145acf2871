import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { vars } from '../../theme/tokens.ts';
import { stepByArrow } from '../../fields/stepByArrow.ts';

/** One tool of a board. */
export interface BoardTool<Tool extends string> {
  readonly tool: Tool;
  readonly name: string;
  /** The key that takes it, as it is written. */
  readonly letter: string;
  readonly icon: ReactNode;
}

export interface ToolBarProps<Tool extends string> {
  readonly label: string;
  /** The tools in the order of their buttons. */
  readonly tools: readonly BoardTool<Tool>[];
  /** The one in hand. */
  readonly current: Tool;
  /** On phones a row above the drawing, else a column beside it. */
  readonly isRow: boolean;
  /** Whether the names are beside the icons: the reader's option `toolbar`. @default false */
  readonly hasNames?: boolean;
  /** A tool is taken for one use, or by Shift or a double click for any number of them. */
  readonly onTake: (tool: Tool, how: { readonly isKept: boolean }) => void;
}

/** The tools of a board: the chosen one decides what a click does. Arrow keys go through them. */
export function ToolBar<Tool extends string>({
  label,
  tools,
  current,
  isRow,
  hasNames = false,
  onTake,
}: ToolBarProps<Tool>) {
  const bar = useRef<HTMLDivElement>(null);

  // Scrolls the bar, and never the page, to the tool in hand: a key may have taken one that is out of sight.
  useEffect(() => {
    const button = bar.current?.querySelector('[aria-pressed="true"]');
    if (bar.current === null || button == null) return;
    const [room, own] = [bar.current.getBoundingClientRect(), button.getBoundingClientRect()];
    bar.current.scrollLeft +=
      Math.min(0, own.left - room.left) + Math.max(0, own.right + (isRow ? FADE_PX : 0) - room.right);
    bar.current.scrollTop += Math.min(0, own.top - room.top) + Math.max(0, own.bottom - room.bottom);
  }, [current, isRow]);

  function handleKeyDown(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const next = stepByArrow(event.key, at, buttons.length);
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      data-row={isRow}
      data-names={hasNames || undefined}
      onKeyDown={handleKeyDown}
    >
      {tools.map(({ tool, name, letter, icon }) => (
        <IconButton
          key={tool}
          label={name}
          title={`${name} (${letter})`}
          aria-keyshortcuts={letter}
          icon={
            <>
              {icon}
              {hasNames ? <span>{name}</span> : null}
            </>
          }
          pressed={tool === current}
          tabIndex={tool === current ? 0 : -1}
          onClick={({ shiftKey, detail }) => onTake(tool, { isKept: shiftKey || detail > 1 })}
        />
      ))}
    </Bar>
  );
}

/** Width of the end at which a row of tools fades. */
const FADE_PX = 16;

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  border-inline-end: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  /* By finger the column is taller than a low board. */
  overflow-y: auto;
  scrollbar-width: none;

  & > button {
    flex: 0 1 31px;
    min-height: 24px;
  }
  &[data-row='true'] {
    position: static;
    flex-direction: row;
    justify-content: space-between;
    overflow-x: auto;
    border-inline-end: 0;
    border-bottom: 1px solid ${vars.hairline};
  }
  &[data-row='true'] > button {
    flex: 1 0 auto;
    height: ${vars.hit};
  }
  /* Fades what is cut at the end, so that the row is seen to go on; the last tool leaves it behind. */
  &[data-row='true']::after {
    position: sticky;
    right: 0;
    flex: 0 0 ${FADE_PX}px;
    background: linear-gradient(to right, transparent, ${vars.sheet});
    content: '';
    pointer-events: none;
  }
  &[data-names] > button {
    gap: ${vars.space1};
    width: auto;
    padding-inline: ${vars.space1};
    font: inherit;
    font-size: ${vars.text1};
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    & > button {
      flex: none;
      height: ${vars.hit};
    }
    /* Where not all of them have room, the one that is cut shows that there are more. */
    @container (max-width: 459px) {
      &[data-row='true'] > button {
        min-width: max(${vars.hit}, calc(100% / 7.5));
      }
    }
  }
`;
