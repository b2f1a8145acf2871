import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './workspace.en-US.json' with { type: 'json' };

/** The texts of the parts around the board and the results, loaded with them. */
export const workspaceMessages = defineCatalogue({
  namespace: 'workspace',
  source,
  load: { ru: () => import('./workspace.ru.json'), uk: () => import('./workspace.uk.json') },
});

/** Returns a text of the workspace by its key. */
export type WorkspaceText = Text<typeof workspaceMessages.source>;

/** Returns the texts of the workspace in the reader's language. */
export function useWorkspaceText(): WorkspaceText {
  return useText(workspaceMessages);
}
