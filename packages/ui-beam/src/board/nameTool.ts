import type { ToolText } from '../messages/toolMessages.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import type { Tool } from '../state/tool.ts';

/** Names a tool by the object that it places. */
export function nameTool(
  tool: Tool,
  { t, tTool }: { readonly t: BeamText; readonly tTool: ToolText },
): string {
  if (tool === 'select' || tool === 'support' || tool === 'splitSection' || tool === 'guide')
    return tTool(`tool.${tool}`);
  return t(`load.${tool}`);
}
