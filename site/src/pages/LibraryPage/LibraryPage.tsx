import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { CrossSection, Material } from '@eecs/solver-core';
import { isLoggedIn, isUnknown, isRoot } from '@eecs/ui-account';
import { Alert, Button, Spinner, useLocale, useText, vars } from '@eecs/ui-kit';
import { LibraryBrowser, type LibraryRow, libraryMessages, tableMessages } from '@eecs/ui-kit/editor';
import { featureMessages } from '../../features/featureMessages.ts';
import { mayStore, STORING } from '../../features/listFeatures.ts';
import { useExplainFeature } from '../../features/useExplainFeature.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import type { Partition } from '../../ports/api/libraryClient.ts';
import { useSiteSession } from '../../ports/kept/services.ts';
import { loadGrades } from '../../ports/page/loadGrades.ts';
import { useLibrary } from '../../ports/reader/useLibrary.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { nameEntry } from './entries.ts';
import { EntryForm } from './EntryForm.tsx';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { LibraryTop } from './LibraryTop.tsx';
import { LockedButton } from './LockedButton.tsx';
import { listStoredShelves, type Scope } from './listStoredShelves.ts';
import { RowActions } from './RowActions.tsx';
import { TakingBar } from './TakingBar.tsx';
import { useEntries } from './useEntries.ts';
import { useStoredRows } from './useStoredRows.ts';

export const texts = [libraryPageMessages, libraryMessages, tableMessages, failureMessages, featureMessages];

/** The library of cross-sections: the shared one and the reader's own. */
export function SectionsPage() {
  return <LibraryPage key="section" part="section" />;
}

/** The library of materials: the shared one and the reader's own. */
export function MaterialsPage() {
  return <LibraryPage key="material" part="material" />;
}

type Row = LibraryRow<Material | CrossSection>;

function LibraryPage({ part }: { readonly part: Partition }) {
  const t = useText(libraryPageMessages);
  const session = useSiteSession();
  const isLogged = isLoggedIn(session);
  const stored = useStoredRows(part, 'user' in session && isLogged ? session.user.id : null);
  const { rows, reason, reload } = stored;
  const explain = useExplainFeature('msb');
  const locked = isLogged && !mayStore(session) ? () => explain(STORING) : null;
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const { writing, write, stopWriting, save, remove, bring } = useEntries(part, stored);
  const { listSections } = useLibrary(false);
  const locale = useLocale();
  const shelves = useMemo(
    () =>
      rows === null
        ? null
        : listStoredShelves(rows, scope, {
            tables: (shape) => listSections(shape, locale),
            grades: () => loadGrades(locale),
          }),
    [rows, scope, listSections, locale],
  );

  return (
    <Page>
      <LibraryTop
        part={part}
        scope={scope}
        onScope={(next) => {
          setScope(next);
          setChosen([]);
        }}
        adding={
          isLogged ? { onAdd: () => write(), onFile: (file) => void bring(file), explain: locked } : null
        }
      />
      {isLogged || isUnknown(session) ? null : (
        <Alert actions={<LinkButton to={pathTo('login')}>{t('library.logIn')}</LinkButton>}>
          {t('library.signIn')}
        </Alert>
      )}
      {reason === null ? null : (
        <Alert kind="error" actions={<Button onClick={reload}>{t('library.retry')}</Button>}>
          {t('library.failed', { reason })}
        </Alert>
      )}
      {shelves === null ? (
        reason === null ? (
          <Spinner delayMs={200} />
        ) : null
      ) : shelves.length === 0 ? (
        <p>{t('library.none')}</p>
      ) : (
        <Sheet>
          <LibraryBrowser
            key={scope}
            part={part}
            shelves={shelves}
            first={shelves[0]?.id ?? ''}
            chosen={chosen}
            onChoose={setChosen}
            actionsOf={(row) => (
              <RowActions>
                {isLogged ? (
                  <LockedButton
                    icon={Copy}
                    label={t('library.copy')}
                    explain={locked}
                    onClick={() => write(row, true)}
                  />
                ) : null}
                {row.origin.kind === 'own' || isRoot(session) ? (
                  <>
                    <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={() => write(row)}>
                      {t('library.edit')}
                    </Button>
                    <Button
                      variant="danger"
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      onClick={() => void remove(row).then((isGone) => isGone && setChosen([]))}
                    >
                      {t('library.remove')}
                    </Button>
                  </>
                ) : null}
              </RowActions>
            )}
            footer={<TakingBar chosen={chosen} part={part} />}
          />
        </Sheet>
      )}
      {writing === null ? null : (
        <EntryForm
          title={
            writing.id === null
              ? t('library.form.new')
              : t('library.form.change', { name: nameEntry(writing.entry.item) })
          }
          entry={writing.entry}
          onSave={(entry) => save(entry, writing.id)}
          onClose={stopWriting}
        />
      )}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space3};
  box-sizing: border-box;
  height: calc(100dvh - ${HEADER_PX}px);
  padding: ${vars.space3} ${vars.space4};
  font-size: ${vars.text2};

  @media (max-width: 639px) {
    height: auto;
    min-height: calc(100dvh - ${HEADER_PX}px);
    padding: ${vars.space3};
  }
`;

const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: ${vars.space3};
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
`;
