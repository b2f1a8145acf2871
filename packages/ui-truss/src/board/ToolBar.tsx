import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { useEditorText } from '../messages/editorMessages.ts';
import { hasToolNamesAtom } from '../state/look.ts';
import { TOOL_LETTERS, takeToolAtom } from '../state/commands.ts';
import { toolAtom } from '../state/tool.ts';
import { ToolIcon } from './ToolIcon.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The tools of the board: a column beside the drawing, on phones a row above it. Arrow keys go through them. */
export function ToolBar({ isRow }: { readonly isRow: boolean }) {
  const t = useEditorText();
  const tool = useKitAtomValue(toolAtom);
  const take = useSetKitAtom(takeToolAtom);
  const hasNames = useKitAtomValue(hasToolNamesAtom);
  const bar = useRef<HTMLDivElement>(null);

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
      data-screen-only=""
      aria-label={t('tools')}
      aria-orientation={isRow ? 'horizontal' : 'vertical'}
      data-row={isRow}
      data-names={hasNames || undefined}
      onKeyDown={handleKeyDown}
    >
      {TOOL_LETTERS.map(({ name, tool: own, letter }) => (
        <IconButton
          key={own}
          label={t(name)}
          title={`${t(name)} (${letter.toUpperCase()})`}
          aria-keyshortcuts={letter.toUpperCase()}
          icon={
            <>
              <ToolIcon tool={own} />
              {hasNames ? <span>{t(name)}</span> : null}
            </>
          }
          pressed={tool === own}
          tabIndex={tool === own ? 0 : -1}
          onClick={() => take(own)}
        />
      ))}
    </Bar>
  );
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

  &[data-row='true'] {
    position: static;
    flex-direction: row;
    justify-content: space-between;
    border-inline-end: 0;
    border-bottom: 1px solid ${vars.hairline};
  }
  &[data-row='true'] > button {
    flex: 1 0 auto;
  }
  &[data-names] {
    justify-content: start;
    overflow-x: auto;
  }
  &[data-names] > button {
    flex: none;
    gap: ${vars.space1};
    width: auto;
    padding-inline: ${vars.space2};
    font: inherit;
    font-size: ${vars.text1};
    white-space: nowrap;
  }
`;
