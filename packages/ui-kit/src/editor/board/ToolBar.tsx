import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { vars } from '../../theme/tokens.ts';
import { stepByArrow } from '../../fields/stepByArrow.ts';

/** One tool of a board. */
export interface BoardTool<Tool extends string> {
  readonly tool: Tool;
  readonly name: string;
  /** The key that takes the tool, as displayed. */
  readonly letter: string;
  readonly icon: ReactNode;
}

export interface ToolBarProps<Tool extends string> {
  readonly label: string;
  /** The tools in the order of their buttons. */
  readonly tools: readonly BoardTool<Tool>[];
  /** The active tool. */
  readonly current: Tool;
  /** Whether the tools form a row above the drawing, as on phones, or a column beside it. */
  readonly isRow: boolean;
  /** Whether names are shown beside the icons: the reader's option `toolbar`. @default false */
  readonly hasNames?: boolean;
  readonly onTake: (tool: Tool) => void;
}

/** The tools of a board: the active one determines the effect of a click. Arrow keys move between them. */
export function ToolBar<Tool extends string>({
  label,
  tools,
  current,
  isRow,
  hasNames = false,
  onTake,
}: ToolBarProps<Tool>) {
  const bar = useRef<HTMLDivElement>(null);

  // Scrolls the bar, but not the page, to the active tool, because a key may have taken one that is out of sight.
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
          onClick={() => onTake(tool)}
        />
      ))}
    </Bar>
  );
}

/** Width of the fading end of a row of tools. */
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
  /* At touch size the column is taller than a low board. */
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
  /* Fades the cut end to show that the row continues; the fade ends after the last tool. */
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
    /* If not all tools fit, a partly visible one shows that there are more. */
    @container (max-width: 459px) {
      &[data-row='true'] > button {
        min-width: max(${vars.hit}, calc(100% / 7.5));
      }
    }
  }
`;
