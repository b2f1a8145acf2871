import { useMemo } from 'react';
import { isLoggedIn } from '@eecs/ui-account';
import { type Host, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import type { KindId } from '../kinds/kindNames.ts';
import type { KindCalls } from '../kinds/kindRow.ts';
import { failureMessages } from '../messages/failureMessages.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { describeFailure } from '../ports/api/describeFailure.ts';
import { SolveFailure, describeSolveFailure } from '../ports/api/solveFailure.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import { useApi } from '../ports/reader/useApi.ts';
import { useLibrary } from '../ports/reader/useLibrary.ts';
import { featureMessages } from './featureMessages.ts';
import { useExplainFeature } from './useExplainFeature.ts';
import { useFeatures } from './useFeatures.ts';
import { usePlanReport } from './usePlanReport.ts';

/**
 * Returns the host of an editor: the server that solves, the site's notices and dialogs, its pages and libraries, and
 * where it may store its undo steps. An editor to try out stores nothing, because its steps would replace the reader's
 * own.
 */
export function useEditorHost<Document, Answer, Asked, Wish>(
  {
    id: kind,
    calls: { solve, writeReport },
  }: { readonly id: KindId; readonly calls: KindCalls<Document, Answer, Asked, Wish> },
  { store, save, reactions }: Pick<Host<Document>, 'store' | 'save' | 'reactions'>,
) {
  const t = useText(failureMessages);
  const solveNote = useText(featureMessages)('feature.solve');
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  const library = useLibrary(isLoggedIn(useSiteSession()));
  const features = useFeatures(kind);
  const explain = useExplainFeature(kind);
  const reportPlan = usePlanReport();
  return useMemo(
    () => ({
      solve: async (document: Document, options?: Asked): Promise<Answer> => {
        try {
          const answer = await solve(api, document, options);
          reportPlan(answer);
          return answer;
        } catch (error) {
          // The editor shows the reason next to its Try again button, so the failure is reported only there.
          throw new SolveFailure(error, t);
        }
      },
      ...(writeReport !== undefined && {
        writeReport: async (document: Document, wanted: Wish): Promise<Blob> => {
          try {
            return await writeReport(api, document, wanted);
          } catch (error) {
            reportPlan(error);
            throw new Error(describeFailure(error, t), { cause: error });
          }
        },
      }),
      describe: (error: unknown) => describeSolveFailure(error, t),
      notify: ((notice, { signal }) => {
        const shown = notify(notice);
        signal.addEventListener('abort', shown.dismiss);
      }) satisfies Host['notify'],
      confirm: ask,
      open: (path: string) => void navigate(path),
      library,
      features,
      explain,
      solveNote,
      ...(store === undefined ? {} : { store }),
      ...(save === undefined ? {} : { save }),
      ...(reactions === undefined ? {} : { reactions }),
    }),
    [
      t,
      api,
      notify,
      ask,
      navigate,
      library,
      features,
      explain,
      solveNote,
      reportPlan,
      store,
      save,
      reactions,
      solve,
      writeReport,
    ],
  );
}
