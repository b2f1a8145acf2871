import { useCallback, useMemo } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { useKitStore } from '@eecs/ui-kit';
import { EditAnnouncer, type History, createAnnouncement } from '@eecs/ui-kit/editor';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { guidesAtom } from '../state/guides.ts';
import { boardItemAtom } from '../state/selection.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { supportKindAtom, toolAtom } from '../state/tool.ts';
import { type BoardAnnouncement, boardAnnouncementAtom } from './boardState.ts';
import { nameBoardItem } from './nameBoardItem.ts';

/** Announces the edits of a beam: actions on the board, and undo, redo and removals from anywhere. */
export function BeamAnnouncer({ texts }: { readonly texts: DrawingTexts }) {
  const t = useBeamText();
  const tTool = useToolText();
  const store = useKitStore();

  const sayings = useMemo(() => {
    function write(said: BoardAnnouncement): string {
      if (said.code === 'kind')
        return tTool('hintPlace', { what: t(`support.${store.get(supportKindAtom)}`) });
      if (said.code === 'several') return tTool(`said.several.${said.what}`, { count: said.count });
      const item = store.get(boardItemAtom);
      const sources = { document: store.get(documentAtom), guides: store.get(guidesAtom), t, tTool, texts };
      const name = item === null ? '' : nameBoardItem(item, sources);
      const x = 'x' in said ? texts.place(said.x) : '';
      return tTool(`said.${said.code}`, { name, x, text: said.code === 'badPlace' ? said.text : '' });
    }

    return [createAnnouncement(boardAnnouncementAtom, (said) => said && write(said))];
  }, [store, t, tTool, texts]);

  const describeEdit = useCallback(
    (now: History<BeamCase>, before: History<BeamCase>) =>
      isRemoval(now, before) ? tTool('said.removed') : null,
    [tTool],
  );

  // An announcement is also dropped when a tool is taken.
  const ends = useMemo(
    () => [{ atom: toolAtom, isOver: (): boolean => store.get(toolAtom) !== 'select' }],
    [store],
  );

  return <EditAnnouncer session={session} sayings={sayings} describeEdit={describeEdit} ends={ends} />;
}

function isRemoval(now: History<BeamCase>, before: History<BeamCase>): boolean {
  return now.past.at(-1) === before.present && countObjects(now.present) === countObjects(before.present) - 1;
}

function countObjects({ supports, loads }: BeamCase): number {
  return supports.length + loads.length;
}
