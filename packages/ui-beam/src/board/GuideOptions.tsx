import { useKitAtomValue } from '@eecs/ui-kit';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemAtom, isSameItem, toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { coverObject } from './coverObject.ts';
import { listGuides, toGuideObjects } from './guideLines.ts';
import { nameBoardItem } from './nameBoardItem.ts';

export interface GuideOptionsProps {
  readonly id: string;
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  readonly onChoose: (item: BoardItem) => void;
}

/** The guides, the last in the list one goes through by keys. */
export function GuideOptions({ id, scheme, texts, onChoose }: GuideOptionsProps) {
  const t = useBeamText();
  const tTool = useToolText();
  const document = useKitAtomValue(documentAtom);
  const selected = useKitAtomValue(boardItemAtom);
  const guides = useKitAtomValue(guidesAtom);
  return toGuideObjects(listGuides(guides, document), scheme).map((object) => {
    const { item } = object;
    const key = toItemKey(item);
    const { x0, y0, x1, y1 } = coverObject(object);
    return (
      <rect
        key={key}
        id={`${id}-${key}`}
        role="option"
        aria-label={nameBoardItem(item, { document, guides, t, tTool, texts })}
        aria-selected={isSameItem(item, selected)}
        data-object={key}
        onClick={(event) => {
          // A click without a pointer: of a screen reader.
          if (event.detail === 0) onChoose(item);
        }}
        x={x0}
        y={y0}
        width={x1 - x0}
        height={y1 - y0}
      />
    );
  });
}
