import { useEffect, useRef } from 'react';
import { VisuallyHidden, useKitStore } from '@eecs/ui-kit';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import { boardItemAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { saidAtom } from './boardState.ts';
import { nameBoardItem } from './nameBoardItem.ts';

/** Says each edit of the board once, to those who do not see it. */
export function Announcer({ texts }: { readonly texts: SchemeTexts }) {
  const t = useBeamText();
  const tTool = useToolText();
  const store = useKitStore();
  const region = useRef<HTMLSpanElement>(null);

  // Writes into the live region what the store says.
  useEffect(
    () =>
      store.sub(saidAtom, () => {
        const said = store.get(saidAtom);
        const item = store.get(boardItemAtom);
        if (said === null || region.current === null) return;
        const document = store.get(documentAtom);
        const name =
          item === null
            ? ''
            : nameBoardItem(item, { document, guides: store.get(guidesAtom), t, tTool, texts });
        const x = 'x' in said ? texts.place(said.x) : '';
        const text = tTool(`said.${said.code}`, {
          name,
          x,
          text: said.code === 'badPlace' ? said.text : '',
        });
        // The same words twice are one to a screen reader.
        region.current.textContent = region.current.textContent === text ? `${text}\u00a0` : text;
      }),
    [store, t, tTool, texts],
  );

  return (
    <VisuallyHidden>
      <span ref={region} role="status" data-board-said="" />
    </VisuallyHidden>
  );
}
