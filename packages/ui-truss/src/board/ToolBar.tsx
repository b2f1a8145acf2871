import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { ToolBar as BoardToolBar } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { writeKeys } from '../keys/trussKeys.ts';
import { hasToolNamesAtom } from '../state/look.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { TOOLS, toolAtom } from '../state/tool.ts';
import { ToolIcon } from './ToolIcon.tsx';

/** The tools of a truss's board; each stays in hand until another is taken. */
export function ToolBar({ isRow }: { readonly isRow: boolean }) {
  const t = useEditorText();
  const current = useKitAtomValue(toolAtom);
  const take = useSetKitAtom(takeToolAtom);
  const hasNames = useKitAtomValue(hasToolNamesAtom);
  const tools = TOOLS.map((tool) => ({
    tool,
    letter: writeKeys(tool),
    name: t(`tool.${tool}`),
    icon: <ToolIcon tool={tool} />,
  }));
  return (
    <BoardToolBar
      label={t('tools')}
      tools={tools}
      current={current}
      isRow={isRow}
      hasNames={hasNames}
      onTake={take}
    />
  );
}
