import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { TOOL_COMMANDS } from './boardCommands.ts';
import { type ToolText, useToolText } from '../messages/toolMessages.ts';
import { type BeamText, useBeamText } from '../messages/useBeamText.ts';
import { type Tool, toolAtom } from '../state/tool.ts';
import { takeToolAtom } from './boardVerbs.ts';
import { ToolIcon } from './ToolIcon.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** What a click on the board does: a column beside the beam, on phones a row above it. Arrows go through it. */
export function ToolBar({ isRow }: { readonly isRow: boolean }) {
  const t = useBeamText();
  const tTool = useToolText();
  const tool = useKitAtomValue(toolAtom);
  const take = useSetKitAtom(takeToolAtom);
  const bar = useRef<HTMLDivElement>(null);

  // Scrolls the bar, and never the page, to the tool in hand: a key may have taken one that is out of sight.
  useEffect(() => {
    const button = bar.current?.querySelector('[aria-pressed="true"]');
    if (bar.current === null || button == null) return;
    const [room, own] = [bar.current.getBoundingClientRect(), button.getBoundingClientRect()];
    bar.current.scrollLeft += Math.min(0, own.left - room.left) + Math.max(0, own.right - room.right);
    bar.current.scrollTop += Math.min(0, own.top - room.top) + Math.max(0, own.bottom - room.bottom);
  }, [tool]);

  function handleKeyDown(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const step = STEPS[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={tTool('label')}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      data-row={isRow}
      onKeyDown={handleKeyDown}
    >
      {TOOL_COMMANDS.map((command) => (
        <IconButton
          key={command.tool}
          label={nameTool(command.tool, { t, tTool })}
          title={`${nameTool(command.tool, { t, tTool })} (${command.letter})`}
          aria-keyshortcuts={command.letter}
          icon={<ToolIcon tool={command.tool} />}
          pressed={tool === command.tool}
          tabIndex={tool === command.tool ? 0 : -1}
          onClick={({ shiftKey, detail }) => take(command.tool, { isKept: shiftKey || detail > 1 })}
        />
      ))}
    </Bar>
  );
}

/** Names a tool by what it places. */
export function nameTool(
  tool: Tool,
  { t, tTool }: { readonly t: BeamText; readonly tTool: ToolText },
): string {
  if (tool === 'select' || tool === 'support' || tool === 'splitSection' || tool === 'guide')
    return tTool(`tool.${tool}`);
  return t(`load.${tool}`);
}

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
