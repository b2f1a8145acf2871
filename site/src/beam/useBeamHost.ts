import { useMemo } from 'react';
import { isLoggedIn } from '@eecs/ui-account';
import type { BeamHost } from '@eecs/ui-beam';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { failureMessages } from '../messages/failureMessages.ts';
import { SolveFailure } from '../ports/solveFailure.ts';
import { useSiteSession } from '../ports/services.ts';
import { useApi } from '../ports/useApi.ts';
import { useLibrary } from '../ports/useLibrary.ts';

/**
 * Gives the editor its surroundings: the server that solves, the site's notices and dialogs, its pages, and where it may
 * keep its steps back. An editor to try out keeps nothing: its steps would take the place of the reader's own.
 */
export function useBeamHost({ store, save }: Pick<BeamHost, 'store' | 'save'> = {}): BeamHost {
  const t = useText(failureMessages);
  const api = useApi();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const navigate = useNavigate();
  const library = useLibrary(isLoggedIn(useSiteSession()));
  return useMemo(
    (): BeamHost => ({
      solve: async (document, options) => {
        try {
          return await api.solveBeam(document, options);
        } catch (error) {
          // The editor shows the reason beside Try again: one place for one failure.
          throw new SolveFailure(error, t);
        }
      },
      notify: (notice) => {
        notify(notice);
      },
      confirm: ask,
      open: (path) => void navigate(path),
      library,
      ...(store === undefined ? {} : { store }),
      ...(save === undefined ? {} : { save }),
    }),
    [t, api, notify, ask, navigate, library, store, save],
  );
}
