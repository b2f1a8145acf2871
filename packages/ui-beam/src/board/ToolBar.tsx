import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ToolBar as BoardToolBar } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { toolAtom } from '../state/tool.ts';
import { TOOL_COMMANDS } from './boardCommands.ts';
import { hasToolNamesAtom } from '../state/look.ts';
import { takeToolAtom } from './boardVerbs.ts';
import { nameTool } from './nameTool.ts';
import { ToolIcon } from './ToolIcon.tsx';

/** The tools of a beam's board. */
export function ToolBar({ isRow }: { readonly isRow: boolean }) {
  const t = useBeamText();
  const tTool = useToolText();
  const tool = useKitAtomValue(toolAtom);
  const hasNames = useKitAtomValue(hasToolNamesAtom);
  const take = useSetKitAtom(takeToolAtom);
  const tools = TOOL_COMMANDS.map((command) => ({
    tool: command.tool,
    letter: command.letter,
    name: nameTool(command.tool, { t, tTool }),
    icon: <ToolIcon tool={command.tool} />,
  }));
  return (
    <BoardToolBar
      label={tTool('label')}
      tools={tools}
      current={tool}
      isRow={isRow}
      hasNames={hasNames}
      onTake={take}
    />
  );
}
