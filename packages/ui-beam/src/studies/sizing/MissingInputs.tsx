import type { MissingInput } from '@eecs/solver-core/sizing';
import { Button, useKitStore, useText } from '@eecs/ui-kit';
import { focusField, useTableText } from '@eecs/ui-kit/editor';
import { usePanelText } from '../../messages/panelMessages.ts';
import { currentRowAtoms } from '../../state/currentRows.ts';
import { openTabAtom } from '../../state/inputTabs.ts';
import { sizingMessages } from './sizingMessages.ts';

/** The missing inputs without which no section can be found, each with a button that leads to its field. */
export function MissingInputs({ missing }: { readonly missing: readonly MissingInput[] }) {
  const t = useText(sizingMessages);
  const tTable = useTableText();
  const tPanel = usePanelText();
  const store = useKitStore();

  function go({ what, path }: MissingInput, from: HTMLElement): void {
    const room = from.closest('[data-explorer]');
    const index = indexOf(path);
    if (what === 'limits' || what === 'standard')
      room?.querySelector<HTMLElement>('[data-limits] :is(input, button)')?.focus();
    else if (what === 'combinations' || what === 'situation') store.set(openTabAtom, 'sets');
    else if (what === 'candidates') room?.querySelector<HTMLElement>('[data-series] select')?.focus();
    else {
      const tab = what === 'material' ? 'sections' : 'materials';
      store.set(currentRowAtoms[tab], index);
      store.set(openTabAtom, tab);
      const frame = from.closest<HTMLElement>('[data-editor]');
      const label =
        what === 'material'
          ? tPanel('sections.material')
          : tTable(what === 'modulus' ? 'materials.E' : 'materials.tension');
      if (frame !== null) focusField(frame, label);
    }
  }

  return (
    <ul>
      {missing.map((one) => (
        <li key={one.path}>
          {t(`missing.${one.what}`, { number: indexOf(one.path) + 1, path: one.path })}{' '}
          <Button
            aria-label={`${t('go')}: ${t(`missing.${one.what}`, { number: indexOf(one.path) + 1, path: one.path })}`}
            onClick={(event) => go(one, event.currentTarget)}
          >
            {t('go')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The index in a JSON pointer; 0 if it has none. */
function indexOf(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}
