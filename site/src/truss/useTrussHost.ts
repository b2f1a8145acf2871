import { useMemo } from 'react';
import type { TrussAnswer } from '@eecs/solver-core/truss';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import type { TrussHost } from '@eecs/ui-truss';
import { failureMessages } from '../messages/failureMessages.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { useServices } from '../ports/services.ts';
import { SolveFailure } from '../ports/solveFailure.ts';
import { useApi } from '../ports/useApi.ts';

/** Gives the truss editor its surroundings: the server that solves, the site's notices and dialogs, where it keeps its steps. */
export function useTrussHost(): TrussHost {
  const t = useText(failureMessages);
  const api = useApi();
  const { local } = useServices();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  return useMemo(
    (): TrussHost => ({
      solve: async (document, options) => {
        try {
          // The contract's types are those of the core, written anew from its schema.
          return (await api.solveTruss(document, options)) as TrussAnswer;
        } catch (error) {
          throw new SolveFailure(error, t);
        }
      },
      notify: (notice) => {
        notify(notice);
      },
      confirm: ask,
      open: (path) => void navigate(path),
      store: local,
    }),
    [t, api, notify, ask, navigate, local],
  );
}
