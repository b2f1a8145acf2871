import { useMemo } from 'react';
import { isLoggedIn } from '@eecs/ui-account';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import type { TrussHost } from '@eecs/ui-truss';
import { useExplainFeature } from '../features/useExplainFeature.ts';
import { useFeatures } from '../features/useFeatures.ts';
import { useTellPlan } from '../features/useTellPlan.ts';
import { failureMessages } from '../messages/failureMessages.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { useSiteSession } from '../ports/kept/services.ts';
import { describeFailure } from '../ports/api/describeFailure.ts';
import { SolveFailure, describeSolveFailure } from '../ports/api/solveFailure.ts';
import { useApi } from '../ports/reader/useApi.ts';
import { useLibrary } from '../ports/reader/useLibrary.ts';

/**
 * Gives the truss editor its surroundings: the server that solves, the site's notices and dialogs, its libraries, and
 * where it may keep its steps back.
 */
export function useTrussHost({ store, save }: Pick<TrussHost, 'store' | 'save'> = {}): TrussHost {
  const t = useText(failureMessages);
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  const library = useLibrary(isLoggedIn(useSiteSession()));
  const features = useFeatures('truss');
  const explain = useExplainFeature('truss');
  const tellPlan = useTellPlan();
  return useMemo(
    (): TrussHost => ({
      solve: async (document, options) => {
        try {
          const answer = await api.solveTruss(document, options);
          tellPlan(answer);
          return answer;
        } catch (error) {
          throw new SolveFailure(error, t);
        }
      },
      writeReport: async (document, wanted) => {
        try {
          return await api.writeTrussReport(document, wanted);
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
      ...(store === undefined ? {} : { store }),
      ...(save === undefined ? {} : { save }),
    }),
    [t, api, notify, ask, navigate, library, features, explain, tellPlan, store, save],
  );
}
