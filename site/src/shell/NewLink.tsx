import { useText } from '@eecs/ui-kit';
import { toEditorPath } from '../kinds/editorPath.ts';
import type { KindRow } from '../kinds/kindRow.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { pathTo } from '../routes/pathTo.ts';
import { LinkButton } from './LinkButton.tsx';

export interface NewLinkProps {
  readonly row: Pick<KindRow<string, string>, 'id' | 'begins' | 'newKey' | 'asked'>;
  /** @default false */
  readonly isPrimary?: boolean;
}

/** The button that creates a new document of a kind, on the page of new tasks or on an empty board. */
export function NewLink({ row, isPrimary = false }: NewLinkProps) {
  const t = useText(siteMessages);
  const isSetOut = row.begins === 'newTask';
  return (
    <LinkButton
      to={isSetOut ? pathTo('newTask') : toEditorPath(row)}
      state={isSetOut ? undefined : { [row.asked]: 'new' }}
      $isPrimary={isPrimary}
    >
      {t(row.newKey)}
    </LinkButton>
  );
}
