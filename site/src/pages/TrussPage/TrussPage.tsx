import { type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { TrussDrawingSheet, TrussEditor, TrussRowsSheet, trussLaterMessages } from '@eecs/ui-truss';
import { featureMessages } from '../../features/featureMessages.ts';
import { truss } from '../../kinds/truss.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { createTaskPage } from '../../task/page/createTaskPage.tsx';
import { trussPages } from '../../task/opening/trussPages.ts';
import { useFollow } from '../../task/address/useFollow.ts';
import { useTrussFailureLines } from '../../task/words/useTrussFailureLines.ts';
import { useTrussTaskText } from '../../task/words/useTrussTaskText.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { FORCES_ANCHOR, showForces } from './showForces.ts';
import { useImportTruss } from './useImportTruss.ts';
import { useTrussActions } from './useTrussActions.ts';

export const texts = [trussTaskMessages, failureMessages, featureMessages, savedTaskMessages];

function toForcesPath(document: TrussCase): string {
  return `${pathTo('truss', { hash: trussHash(document) })}#${FORCES_ANCHOR}`;
}

/** The truss editor on its own page: solved by the server, stored in the browser, addressed by its hash. */
export const TrussPage = createTaskPage({
  row: truss,
  pages: trussPages,
  useText: useTrussTaskText,
  useFailureLines: useTrussFailureLines,
  catalogues: [trussLaterMessages, editorMessages, kitMessages, siteMessages, ...texts],
  accept: '.json,.dxf,.csv,.tsv,.txt,.xlsx,application/json,text/csv',
  Editor: TrussEditor,
  useHost: useTrussHost,
  useExtras: (files, { store }, { editor, open }) => {
    const { importFile, drawing, rows } = useImportTruss(files);
    const followForces = useFollow(toForcesPath);
    return {
      importFile,
      actions: useTrussActions(files),
      onSolve: () => {
        const solved = editor.current?.getCase();
        if (solved !== undefined && !open.isShared) followForces(solved);
        showForces();
      },
      dialogs: (
        <>
          {drawing === null ? null : (
            <TrussDrawingSheet
              name={drawing.name}
              preview={drawing.preview}
              onOpen={drawing.settle}
              onClose={() => drawing.settle(null)}
            />
          )}
          {rows === null ? null : (
            <TrussRowsSheet
              name={rows.name}
              table={rows.table}
              system={rows.system}
              {...(store !== undefined && { store })}
              onOpen={rows.settle}
              onClose={() => rows.settle(null)}
            />
          )}
        </>
      ),
    };
  },
});
