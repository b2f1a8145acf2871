import Copy from 'lucide-react/icons/copy';
import FileUp from 'lucide-react/icons/file-up';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { caseHash, type CrossSection, type Material } from '@eecs/solver-core';
import { isLoggedIn, isRoot } from '@eecs/ui-account';
import { createBeam } from '@eecs/ui-beam';
import {
  Alert,
  Button,
  SegmentedControl,
  Spinner,
  useDialogs,
  useNotices,
  useText,
  useUnits,
  vars,
} from '@eecs/ui-kit';
import {
  BATCH,
  LibraryBrowser,
  type LibraryRow,
  libraryMessages,
  materialColor,
  tableMessages,
  useProblemText,
} from '@eecs/ui-kit/editor';
import { createShape, createSteel } from '@eecs/ui-kit/editing';
import { openBeamState } from '../../beam/openBeamState.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { describeFailure } from '../../ports/describeFailure.ts';
import type { Partition } from '../../ports/libraryClient.ts';
import { readLocalCase, writeLocalCase } from '../../ports/localCase.ts';
import { useServices, useSiteSession } from '../../ports/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { type Entry, EntryForm } from './EntryForm.tsx';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { listStoredShelves, type Scope } from './listStoredShelves.ts';
import { readItems } from './readItems.ts';
import { takeIntoCase } from './takeIntoCase.ts';
import { useStoredRows } from './useStoredRows.ts';

export const texts = [libraryPageMessages, libraryMessages, tableMessages, failureMessages];

/** The library of cross-sections that everybody shares, and one's own. */
export function SectionsPage() {
  return <LibraryPage key="section" part="section" />;
}

/** The library of materials that everybody shares, and one's own. */
export function MaterialsPage() {
  return <LibraryPage key="material" part="material" />;
}

type Row = LibraryRow<Material | CrossSection>;

/** What is being written: a new entry, or the row of a number. */
interface Writing {
  readonly entry: Entry;
  readonly id: number | null;
}

function LibraryPage({ part }: { readonly part: Partition }) {
  const t = useText(libraryPageMessages);
  const tSite = useText(siteMessages);
  const tFailure = useText(failureMessages);
  const session = useSiteSession();
  const isLogged = isLoggedIn(session);
  const stored = useStoredRows(part, 'user' in session && isLogged ? session.user.id : null);
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [writing, setWriting] = useState<Writing | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const take = useTaking(part);
  const { rows, reason, reload, client } = stored;
  const shelves = useMemo(() => (rows === null ? null : listStoredShelves(rows, scope)), [rows, scope]);

  const rowOf = ({ origin }: Row) => rows?.find(({ id }) => String(id) === origin.id);
  const fail = (error: unknown): never => {
    throw new Error(describeFailure(error, tFailure));
  };

  async function save(entry: Entry, id: number | null): Promise<void> {
    const known = rows?.find((row) => row.id === id);
    const group = entry.group.trim() || t('library.own');
    const row = { group, subgroup: entry.subgroup.trim() || group, json_data: toStored(entry.item) };
    await (
      known === undefined
        ? client.addRow(part, row)
        : client.saveRows(part, 'en-US', [
            { ...row, id: known.id, version: known.version, user_id: known.user_id },
          ])
    ).catch(fail);
    setWriting(null);
    reload();
    notify({ kind: 'success', text: t('library.saved', { names: nameOf(entry.item) }) });
  }

  async function remove(row: Row): Promise<void> {
    const { outcome } = await ask({
      kind: 'confirm',
      message: t('library.removeAsk', { name: row.label }),
      firstFocus: 'cancel',
    });
    if (outcome !== 'ok') return;
    try {
      await client.removeRow(part, Number(row.origin.id));
      setChosen([]);
      reload();
      notify({ kind: 'success', text: t('library.removed', { name: row.label }) });
    } catch (error) {
      notify({ kind: 'error', text: describeFailure(error, tFailure) });
    }
  }

  async function bring(given: File): Promise<void> {
    const read = readItems(await given.text(), part);
    if (!read.ok) {
      notify({ kind: 'error', text: t('library.file.bad', { reason: read.reason }) });
      return;
    }
    const { items } = read;
    if (items.length > BATCH) {
      notify({ kind: 'error', text: t('library.file.many', { most: BATCH, count: items.length }) });
      return;
    }
    const group = t('library.own');
    try {
      await client.saveRows(
        part,
        'en-US',
        items.map((item) => ({ group, subgroup: group, json_data: toStored(item) })),
      );
      reload();
      notify({ kind: 'success', text: t('library.saved', { names: items.map(nameOf).join(', ') }) });
    } catch (error) {
      notify({ kind: 'error', text: describeFailure(error, tFailure) });
    }
  }

  const write = (row: Row, isCopy: boolean): void => {
    const known = rowOf(row);
    const group = isCopy ? t('library.own') : (known?.group ?? '');
    setWriting({
      id: isCopy ? null : (known?.id ?? null),
      entry: { item: freeOf(row.item, isCopy), group, subgroup: isCopy ? group : (known?.subgroup ?? '') },
    });
  };

  return (
    <Page>
      <Top>
        <div>
          <PageHeading>
            {tSite(part === 'section' ? 'page.sharedSections' : 'page.sharedMaterials')}
          </PageHeading>
          <p>{t(`library.lead.${part}`)}</p>
        </div>
        <SegmentedControl
          label={t('library.scope')}
          value={scope}
          segments={(['community', 'mine', 'all'] as const).map((value) => ({
            value,
            label: t(`library.scope.${value}`),
          }))}
          onChange={(next) => {
            setScope(next);
            setChosen([]);
          }}
        />
        {isLogged ? (
          <>
            <Button
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setWriting({ id: null, entry: firstEntry(part, t('library.own')) })}
            >
              {t('library.add')}
            </Button>
            <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => file.current?.click()}>
              {t('library.import')}
            </Button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              hidden
              onChange={({ currentTarget }) => {
                const [given] = currentTarget.files ?? [];
                if (given !== undefined) void bring(given);
                currentTarget.value = '';
              }}
            />
          </>
        ) : null}
      </Top>
      {isLogged ? null : (
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
              <Actions>
                {isLogged ? (
                  <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => write(row, true)}>
                    {t('library.copy')}
                  </Button>
                ) : null}
                {row.origin.kind === 'own' || isRoot(session) ? (
                  <>
                    <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={() => write(row, false)}>
                      {t('library.edit')}
                    </Button>
                    <Button
                      variant="danger"
                      icon={<Trash2 size={16} aria-hidden="true" />}
                      onClick={() => void remove(row)}
                    >
                      {t('library.remove')}
                    </Button>
                  </>
                ) : null}
              </Actions>
            )}
            footer={<TakingBar chosen={chosen} part={part} onTake={() => take(chosen)} />}
          />
        </Sheet>
      )}
      {writing === null ? null : (
        <EntryForm
          title={
            writing.id === null
              ? t('library.form.new')
              : t('library.form.change', { name: nameOf(writing.entry.item) })
          }
          entry={writing.entry}
          onSave={(entry) => save(entry, writing.id)}
          onClose={() => setWriting(null)}
        />
      )}
    </Page>
  );
}

/** What was ticked, why it cannot be taken, and the button that takes it into the current beam. */
function TakingBar({
  chosen,
  part,
  onTake,
}: {
  readonly chosen: readonly Row[];
  readonly part: Partition;
  readonly onTake: () => void;
}) {
  const t = useText(libraryPageMessages);
  const writeProblem = useProblemText();
  const { shelf } = useServices();
  const current = readLocalCase(shelf.open(shelf.get().active));
  const tried = chosen.length === 0 ? null : takeIntoCase(current ?? createBeam(), part, chosen);
  return (
    <Actions $isEnd>
      <p role="status">
        {chosen.map(({ label }) => label).join(', ')}{' '}
        {tried !== null && !tried.ok ? writeProblem(tried.problem) : null}
      </p>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={tried === null || !tried.ok}
        onClick={onTake}
      >
        {t('library.toCase')}
      </Button>
    </Actions>
  );
}

/** Gives the function that takes rows into the beam that was worked on last, or into a new one, and opens it. */
function useTaking(part: Partition): (chosen: readonly Row[]) => void {
  const t = useText(libraryPageMessages);
  const { shelf } = useServices();
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
      void navigate(pathTo('beam'), { state: openBeamState(document) });
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

function nameOf(item: Material | CrossSection): string {
  return 'className' in item ? item.label : item.name;
}

/** What of a row is offered to be written: of a copy no name that is taken. */
function freeOf(item: Material | CrossSection, isCopy: boolean): Material | CrossSection {
  if (!isCopy) return item;
  // Printed designations have signs that no typed name may have.
  const name = `${nameOf(item).replace(/[^\p{L}\p{N}$ -]+/gu, '-')} 2`;
  return 'className' in item ? { ...item, label: name } : { ...item, name };
}

/** What is kept of an entry: no mark of where it was taken from, and a colour that the server reads. */
function toStored(item: Material | CrossSection): Record<string, unknown> {
  const { origin, ...own } = item;
  if (!('className' in own)) {
    return own.color?.startsWith('#') ? own : { ...own, color: materialColor(own) };
  }
  const { editable, ...section } = own;
  return section;
}

function firstEntry(part: Partition, group: string): Entry {
  const item =
    part === 'material'
      ? { ...createSteel(0), name: '' }
      : { ...createShape('hsection', 0, ''), units: 0 as const };
  return { item, group, subgroup: group };
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

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2} ${vars.space3};

  & > :first-child {
    flex: 1 1 260px;
  }
  & p {
    margin: 0;
    color: ${vars.inkMuted};
  }
`;

const Actions = styled.div<{ $isEnd?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isEnd = false }) => ($isEnd ? 'end' : 'start')};
  gap: ${vars.space2};

  & > p {
    flex: 1 1 200px;
    margin: 0;
    color: ${vars.inkMuted};
  }
`;
