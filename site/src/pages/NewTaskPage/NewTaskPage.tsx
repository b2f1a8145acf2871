import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { LazyGallery } from '../../gallery/LazyGallery.tsx';
import { startMessages } from './startMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import type { OpenSlotState } from '../../kinds/askDocument.ts';
import { KIND_ROWS } from '../../kinds/kinds.ts';
import { type KindShelf, useShelves } from '../../ports/kept/useShelves.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { Card, StartCard } from './StartCard.tsx';
import { STARTS } from './starts.tsx';
import { pathTo } from '../../routes/pathTo.ts';

export const texts = [startMessages];

/** The kind shown first, next to the recent documents; the other kinds are below them. */
const FIRST = KIND_ROWS.slice(0, 1);
const OTHERS = KIND_ROWS.slice(1);

/** Creates a task: a new structure of each kind, recent documents, the examples. */
export function NewTaskPage() {
  const t = useText(startMessages);
  const tSite = useText(siteMessages);
  const shelves = useShelves();
  return (
    <Page>
      <div>
        <PageHeading>{tSite('page.newTask')}</PageHeading>
        <p>{t('start.lead')}</p>
      </div>
      <Cards>
        {FIRST.map((row) => (
          <StartCard key={row.id} row={row} start={STARTS[row.id]} />
        ))}
        <Side>
          <Card aria-labelledby="start-continue">
            <h2 id="start-continue">{t('start.continue')}</h2>
            {shelves.every(({ slots }) => slots.length === 0) ? (
              <Muted>{t('start.empty')}</Muted>
            ) : (
              <Kept>
                {shelves.map((shelf) => (
                  <KeptLinks key={shelf.row.id} {...shelf} />
                ))}
              </Kept>
            )}
          </Card>
        </Side>
      </Cards>
      {OTHERS.map((row) => (
        <StartCard key={row.id} row={row} start={STARTS[row.id]} />
      ))}
      <section aria-labelledby="start-examples">
        <h2 id="start-examples">{tSite('home.examples')}</h2>
        <LazyGallery />
      </section>
    </Page>
  );
}

/** Links to the documents of one kind that this browser stores. */
function KeptLinks({ active, slots, row }: KindShelf) {
  const tSite = useText(siteMessages);
  return slots.map(({ id, title, hash }) => (
    <li key={id}>
      <Link
        to={pathTo(row.page, { hash })}
        state={{ openSlot: id } satisfies OpenSlotState}
        aria-current={id === active ? 'true' : undefined}
      >
        {title === ''
          ? tSite('home.continueKind', { kind: tSite(row.titleKey) })
          : tSite('home.continue', { title })}
      </Link>
    </li>
  ));
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space5};
  box-sizing: border-box;
  max-width: 1440px;
  margin-inline: auto;
  padding: 28px ${vars.space5} 48px;
  p {
    margin: 0;
    max-width: 70ch;
  }
  h2 {
    margin: 0 0 ${vars.space3};
    font-size: ${vars.text4};
    font-weight: 600;
  }
  a {
    color: inherit;
  }
  @media (max-width: 639px) {
    padding: ${vars.space4} ${vars.space3} 32px;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${vars.space4};
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${vars.space4};
  align-content: start;
`;

const Kept = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    padding: ${vars.space1} 0;
    overflow-wrap: anywhere;
  }
  a[aria-current] {
    font-weight: 600;
  }
`;

const Muted = styled.p`
  color: ${vars.inkMuted};
`;
