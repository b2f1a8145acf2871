import { useEffect, useRef } from 'react';
import type { History } from '@eecs/ui-kit/editor';
import type { BeamCase } from '@eecs/solver-core';
import { VisuallyHidden, useKitStore } from '@eecs/ui-kit';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import { boardItemAtom } from '../state/selection.ts';
import { documentAtom, historyAtom, openingAtom } from '../state/sessionAtoms.ts';
import { supportKindAtom, toolAtom } from '../state/tool.ts';
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
        write(
          region.current,
          said.code === 'kind'
            ? tTool('hintPlace', { what: t(`support.${store.get(supportKindAtom)}`) })
            : tTool(`said.${said.code}`, { name, x, text: said.code === 'badPlace' ? said.text : '' }),
        );
      }),
    [store, t, tTool, texts],
  );

  // Tells steps back and on, and what was removed, wherever that was done.
  useEffect(() => {
    let last = store.get(historyAtom);
    return store.sub(historyAtom, () => {
      const before = last;
      const now = store.get(historyAtom);
      last = now;
      if (before === null || now === null || region.current === null) return;
      const step = findStep(before, now);
      if (step !== null) write(region.current, tTool(`said.${step}`));
    });
  }, [store, tTool]);

  // What was done is over when another beam is opened, a tool is taken up, or the language is another one.
  useEffect(() => {
    const own = region.current;
    const clear = (): void => own?.replaceChildren();
    const ends = [
      store.sub(openingAtom, clear),
      store.sub(toolAtom, () => {
        if (store.get(toolAtom) !== 'select') clear();
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      clear();
    };
  }, [store, tTool]);

  return (
    <VisuallyHidden>
      <span ref={region} role="status" data-board-said="" />
    </VisuallyHidden>
  );
}

/** The same words twice are one to a screen reader. */
function write(region: HTMLElement, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function findStep(
  before: History<BeamCase>,
  { past, present, future }: History<BeamCase>,
): 'undone' | 'redone' | 'removed' | null {
  if (present === before.past.at(-1) && future.length > before.future.length) return 'undone';
  if (present === before.future.at(-1)) return 'redone';
  const isEdit = past.at(-1) === before.present;
  return isEdit && countObjects(present) === countObjects(before.present) - 1 ? 'removed' : null;
}

function countObjects({ supports, loads }: BeamCase): number {
  return supports.length + loads.length;
}
