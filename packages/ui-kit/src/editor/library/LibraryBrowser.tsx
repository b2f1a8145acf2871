import Search from 'lucide-react/icons/search';
import type { CrossSection, Material } from '@eecs/solver-core';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../fields/Alert.tsx';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { Spinner } from '../../fields/Spinner.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useLocale } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { Note } from '../tables/layout.ts';
import { LibraryDetails, roomToCompare } from './LibraryDetails.tsx';
import { LibraryFilter } from './LibraryFilter.tsx';
import { LibraryTable, rowId } from './LibraryTable.tsx';
import { LibraryTree } from './LibraryTree.tsx';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { type LibraryView, useLibraryView } from './useLibraryView.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import type { LibraryShelf } from './useShelves.ts';

export interface LibraryBrowserProps<Item extends Material | CrossSection> {
  readonly part: 'material' | 'section';
  /** Must be the same array as long as the shelves are the same. */
  readonly shelves: readonly LibraryShelf<Item>[];
  /** Id of the initially open shelf. */
  readonly first: string;
  /** The ticked rows, in the order of ticking; absent if nothing can be ticked. */
  readonly chosen?: readonly LibraryRow<Item>[];
  readonly onChoose?: (chosen: readonly LibraryRow<Item>[]) => void;
  /** Called on Enter on a row, or a double click. */
  readonly onOpen?: (row: LibraryRow<Item>) => void;
  /** Actions on the row in the details. */
  readonly actionsOf?: (row: LibraryRow<Item>) => ReactNode;
  /** Shown next to the search. */
  readonly tools?: ReactNode;
  /** Footer with the actions for the selected entries. */
  readonly footer?: ReactNode;
}

/**
 * Browses a library: shelves as a tree, a search, bounds, rows, and the current row with its outline and all numbers.
 */
export function LibraryBrowser<Item extends Material | CrossSection>(props: LibraryBrowserProps<Item>) {
  const { part, shelves, first, chosen, onChoose, onOpen, actionsOf, tools, footer } = props;
  const t = useLibraryText();
  const locale = useLocale();
  const grid = useId();
  const view = useLibraryView(shelves, first);
  const [shown, setShown] = useState<string | null>(null);
  const { rows, place, query, isLoading, failed } = view;
  const current = rows.find(({ id }) => id === shown) ?? rows[0];
  const compared =
    chosen !== undefined && chosen.length > 1 ? chosen : current === undefined ? [] : [current];
  const ticked = chosen === undefined ? null : new Set(chosen.map(({ id }) => id));

  function tick(row: LibraryRow<Item>): void {
    if (chosen === undefined) return;
    const isThere = chosen.some(({ id }) => id === row.id);
    onChoose?.(isThere ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]);
  }

  const open = onOpen ?? tick;
  const keys = useSearchKeys({
    rows,
    current,
    query,
    isSettled: view.isSettled,
    isSure: !view.areNear,
    onGo: ({ id }) => setShown(id),
    onOpen: open,
  });

  const none =
    query.trim() !== ''
      ? t('nothing')
      : view.bounds !== null && (view.bounds.least !== null || view.bounds.most !== null)
        ? t('tooNarrow')
        : t('empty');
  return (
    <Box>
      <Room $needed={roomToCompare(compared.length)}>
        <Bar>
          <SearchBox>
            <TextField
              label={
                <>
                  <Search size={14} aria-hidden="true" /> {t('search')}
                </>
              }
              type="search"
              value={query}
              placeholder={t(`hint.${part}`)}
              lang={locale}
              data-initial-focus=""
              autoComplete="off"
              spellCheck={false}
              aria-controls={grid}
              aria-activedescendant={current === undefined ? undefined : rowId(grid, rows.indexOf(current))}
              onKeyDown={keys.handleKey}
              onChange={(text) => {
                view.setQuery(text);
                keys.forget();
                // Enter opens the first of the found rows.
                setShown(null);
              }}
            />
          </SearchBox>
          <PlaceField shelves={shelves} view={view} />
          <LibraryFilter part={part} bounds={view.bounds} onChange={view.setBounds} />
          {tools}
        </Bar>
        <Side>
          <LibraryTree all={shelves} view={view} />
        </Side>
        <Middle>
          {failed.length === 0 ? null : (
            <Alert
              kind="error"
              actions={<Button onClick={() => view.shelves.open(failed)}>{t('retry')}</Button>}
            >
              {t('failed')}
            </Alert>
          )}
          {rows.length === 0 && !isLoading ? <Note>{failed.length === 0 ? none : ''}</Note> : null}
          {view.areNear && rows.length > 0 && !isLoading ? <Note role="status">{t('nearest')}</Note> : null}
          {rows.length === 0 ? null : (
            <LibraryTable
              id={grid}
              part={part}
              rows={rows}
              order={view.order}
              onOrder={view.setOrder}
              current={current?.id ?? null}
              onCurrent={setShown}
              ticked={ticked}
              onTick={tick}
              onOpen={open}
              hasDrawers={query.trim() !== '' || place.drawer === null}
            />
          )}
          <Status role="status">
            {isLoading ? <Spinner delayMs={200} size={16} /> : null}
            {rows.length === 0 ? '' : t('count', { count: rows.length })}
          </Status>
        </Middle>
        <Shown tabIndex={0} role="region" aria-label={t('properties')}>
          <LibraryDetails rows={compared} actions={current === undefined ? null : actionsOf?.(current)} />
        </Shown>
        {footer === undefined ? null : <Foot>{footer}</Foot>}
      </Room>
    </Box>
  );
}

/** Chooses a shelf or a drawer if there is no room for the tree. */
function PlaceField<Item extends Material | CrossSection>({
  shelves,
  view,
}: {
  readonly shelves: readonly LibraryShelf<Item>[];
  readonly view: LibraryView<Item>;
}) {
  const t = useLibraryText();
  const { place } = view;
  return (
    <Places>
      <SelectField
        label={t('place')}
        value={JSON.stringify([place.shelf, place.drawer])}
        options={shelves.flatMap(({ id, name }) => {
          const state = view.shelves.states.get(id);
          const drawers = state?.kind === 'ready' ? state.drawers : [];
          return [
            { value: JSON.stringify([id, null]), label: name },
            ...drawers
              .filter((drawer) => drawer !== '')
              .map((drawer) => ({ value: JSON.stringify([id, drawer]), label: `— ${drawer}` })),
          ];
        })}
        onChange={(value) => {
          const [shelf, drawer] = JSON.parse(value) as [string, string | null];
          view.goTo({ shelf, drawer });
        }}
      />
    </Places>
  );
}

/**
 * One column in a narrow place, which scrolls as a whole; two or three columns if there is room, each with its own
 * scroll bar.
 */
const Box = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  container: library / inline-size;
  font-size: ${vars.text2};

  @container (min-width: 640px) {
    overflow: visible;
  }
`;

const Room = styled.div<{ $needed: number }>`
  display: grid;
  grid-template: 'bar' auto 'middle' 44vh 'shown' auto 'foot' auto / minmax(0, 1fr);
  gap: ${vars.space2} ${vars.space3};

  @container library (min-width: 640px) {
    grid-template:
      'bar bar' auto
      'middle shown' minmax(0, 1fr)
      'foot foot' auto / minmax(0, 1fr) max(300px, ${({ $needed }) => $needed}px);
    height: 100%;
  }
  @container library (min-width: 960px) {
    grid-template:
      'bar bar bar' auto
      'side middle shown' minmax(0, 1fr)
      'foot foot foot' auto / 212px minmax(0, 1fr) max(344px, ${({ $needed }) => $needed}px);
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: bar;
  align-items: end;
  gap: ${vars.space2} ${vars.space3};

  & > * {
    flex: 1 1 300px;
    min-width: 0;
  }
`;

const SearchBox = styled.div`
  && {
    flex-basis: 240px;
  }
  & label > svg {
    vertical-align: -2px;
  }
`;

const Places = styled.div`
  @container library (min-width: 960px) {
    display: none;
  }
`;

const Side = styled.div`
  display: none;
  grid-area: side;
  min-height: 0;
  overflow: auto;
  border-block: 1px solid ${vars.hairline};

  @container library (min-width: 960px) {
    display: block;
  }
`;

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: middle;
  gap: ${vars.space1};
  min-height: 0;

  & > :nth-last-child(2) {
    flex: 1;
  }
`;

const Status = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${vars.space2};
  min-height: 18px;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** Focusable, so that the keys scroll it too. */
const Shown = styled.div`
  grid-area: shown;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  grid-area: foot;
  padding-top: ${vars.space2};
  border-top: 1px solid ${vars.hairline};
  background: ${vars.sheet};
`;
