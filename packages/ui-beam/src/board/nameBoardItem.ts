import type { ToolText } from '../messages/toolMessages.ts';
import type { BoardItem } from '../state/selection.ts';
import { listGuides } from './guideLines.ts';
import { type NameSources, nameItem } from '../scheme/nameItem.ts';

export interface BoardNameSources extends NameSources {
  readonly tTool: ToolText;
  readonly guides: readonly number[];
}

/** Names a selectable object of the board: "Guide 1 of 2, at 3 m". */
export function nameBoardItem(item: BoardItem, sources: BoardNameSources): string {
  if (item.kind !== 'guide') return nameItem(item, sources);
  const { guides, document, tTool, texts } = sources;
  const shown = listGuides(guides, document);
  const at = shown.findIndex((guide) => guide.item.index === item.index);
  const guide = shown[at];
  if (guide === undefined) return '';
  return tTool('guide', { number: at + 1, count: shown.length, x: texts.place(guide.x) });
}
