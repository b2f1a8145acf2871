import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './workspace.en-US.json' with { type: 'json' };

/** The texts of the parts around the board and the results; their English is loaded with them. */
export const workspaceMessages = defineCatalogue({
  namespace: 'editorWorkspace',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.workspace }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.workspace }),
  },
});

/** Returns one of these texts by its key. */
export type WorkspaceText = Text<typeof workspaceMessages.source>;

/** Returns these texts in the reader's language. */
export function useWorkspaceText(): WorkspaceText {
  return useText(workspaceMessages);
}
