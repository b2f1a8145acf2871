import Plus from 'lucide-react/icons/plus';
import { caseHash, type CrossSection, type Material } from '@eecs/solver-core';
import { createBeam } from '@eecs/ui-beam';
import { Button, useNotices, useText, useUnits } from '@eecs/ui-kit';
import { type LibraryRow, useProblemText } from '@eecs/ui-kit/editor';
import { askDocument } from '../../kinds/askDocument.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import type { Partition } from '../../ports/api/libraryClient.ts';
import { readLocalCase, writeLocalCase } from '../../ports/kept/localCase.ts';
import { useServices } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { RowActions } from './RowActions.tsx';
import { takeIntoCase } from './takeIntoCase.ts';

type Row = LibraryRow<Material | CrossSection>;

export interface TakingBarProps {
  readonly part: Partition;
  readonly chosen: readonly Row[];
}

/** Shows the chosen entries, the reason if they cannot be used, and the button that adds them to the current beam. */
export function TakingBar({ chosen, part }: TakingBarProps) {
  const t = useText(libraryPageMessages);
  const writeProblem = useProblemText();
  const { msb: shelf } = useServices().shelves;
  const take = useTaking(part);
  const current = readLocalCase(shelf.open(shelf.get().active));
  const tried = chosen.length === 0 ? null : takeIntoCase(current ?? createBeam(), part, chosen);
  return (
    <RowActions $isEnd>
      <p role="status">
        {chosen.map(({ label }) => label).join(', ')}{' '}
        {tried !== null && !tried.ok ? writeProblem(tried.problem) : null}
      </p>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={tried === null || !tried.ok}
        onClick={() => take(chosen)}
      >
        {t('library.toCase')}
      </Button>
    </RowActions>
  );
}

/** Returns the function that adds rows to the most recent beam, or to a new one, and opens it. */
function useTaking(part: Partition): (chosen: readonly Row[]) => void {
  const t = useText(libraryPageMessages);
  const { msb: shelf } = useServices().shelves;
  const units = useUnits();
  const { notify } = useNotices();
  const navigate = useNavigate();
  return (chosen) => {
    const slot = shelf.get().active;
    const store = shelf.open(slot);
    const current = readLocalCase(store);
    const taking = takeIntoCase(current ?? createBeam(units, t('library.newBeam'), Date.now()), part, chosen);
    if (!taking.ok) return;
    const { document } = taking;
    const names = chosen.map(({ label }) => label).join(', ');
    if (current === null) {
      void navigate(pathTo('beam'), { state: askDocument('msb', document) });
      return;
    }
    if (!writeLocalCase(store, document)) {
      notify({ kind: 'error', text: t('library.noRoom') });
      return;
    }
    notify({ kind: 'success', text: t('library.added', { title: document.title, names }) });
    void navigate(pathTo('beam', { hash: caseHash(document) }), { state: { openSlot: slot } });
  };
}
