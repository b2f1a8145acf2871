import { useKitAtomValue } from '@eecs/ui-kit';
import { BoardOptions, coverObject } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemsAtom, toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listGuides, toGuideObjects } from './guideLines.ts';
import { nameBoardItem } from './nameBoardItem.ts';

export interface GuideOptionsProps {
  readonly id: string;
  readonly scheme: Scheme;
  readonly texts: DrawingTexts;
  readonly onChoose: (item: BoardItem) => void;
}

/** The guides, at the end of the list for the keyboard. */
export function GuideOptions({ id, scheme, texts, onChoose }: GuideOptionsProps) {
  const t = useBeamText();
  const tTool = useToolText();
  const document = useKitAtomValue(documentAtom);
  const selected = new Set(useKitAtomValue(boardItemsAtom).map(toItemKey));
  const guides = useKitAtomValue(guidesAtom);
  const options = toGuideObjects(listGuides(guides, document), scheme).map((object) => ({
    item: object.item,
    key: toItemKey(object.item),
    name: nameBoardItem(object.item, { document, guides, t, tTool, texts }),
    box: coverObject(object),
  }));
  return <BoardOptions id={id} options={options} selected={selected} onChoose={onChoose} />;
}
