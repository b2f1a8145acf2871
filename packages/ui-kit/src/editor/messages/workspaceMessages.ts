import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './workspace.en-US.json' with { type: 'json' };

/** The texts of what stands round the board and the results; their English comes with it. */
export const workspaceMessages = defineCatalogue({
  namespace: 'editorWorkspace',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.workspace }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.workspace }),
  },
});

/** Gives one of these texts by its key. */
export type WorkspaceText = Text<typeof workspaceMessages.source>;

/** Returns these texts in the reader's language. */
export function useWorkspaceText(): WorkspaceText {
  return useText(workspaceMessages);
}
