import { useMemo } from 'react';
import { isLoggedIn } from '@eecs/ui-account';
import type { BeamHost } from '@eecs/ui-beam';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { useExplainFeature } from '../features/useExplainFeature.ts';
import { useFeatures } from '../features/useFeatures.ts';
import { useTellPlan } from '../features/useTellPlan.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { failureMessages } from '../messages/failureMessages.ts';
import { describeFailure } from '../ports/api/describeFailure.ts';
import { SolveFailure, describeSolveFailure } from '../ports/api/solveFailure.ts';
import { useServices, useSiteSession } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';
import { useApi } from '../ports/reader/useApi.ts';
import { useLibrary } from '../ports/reader/useLibrary.ts';

/**
 * Gives the editor its surroundings: the server that solves, the site's notices and dialogs, its pages, and where it
 * may keep its steps back. An editor to try out keeps nothing: its steps would take the place of the reader's own.
 */
export function useBeamHost({
  store,
  save,
  listKept,
}: Pick<BeamHost, 'store' | 'save' | 'listKept'> = {}): BeamHost {
  const t = useText(failureMessages);
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  const library = useLibrary(isLoggedIn(useSiteSession()));
  const features = useFeatures('msb');
  const explain = useExplainFeature('msb');
  const tellPlan = useTellPlan();
  const { siteBase } = useServices();
  return useMemo(
    (): BeamHost => ({
      solve: async (document, options) => {
        try {
          const answer = await api.solveBeam(document, options);
          tellPlan(answer);
          return answer;
        } catch (error) {
          // The editor shows the reason beside Try again: one place for one failure.
          throw new SolveFailure(error, t);
        }
      },
      writeReport: async (document, wanted) => {
        try {
          return await api.writeReport(document, wanted);
        } catch (error) {
          tellPlan(error);
          throw new Error(describeFailure(error, t), { cause: error });
        }
      },
      describe: (error) => describeSolveFailure(error, t),
      notify: (notice, { signal }) => {
        const shown = notify(notice);
        signal.addEventListener('abort', shown.dismiss);
      },
      confirm: ask,
      open: (path) => void navigate(path),
      library,
      features,
      explain,
      checkPage: `${siteBase}${pathTo('check')}`,
      ...(store === undefined ? {} : { store }),
      ...(save === undefined ? {} : { save }),
      ...(listKept === undefined ? {} : { listKept }),
    }),
    [t, api, notify, ask, navigate, library, features, explain, tellPlan, siteBase, store, save, listKept],
  );
}
