import { useCallback } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useParams } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { useAsked } from '@eecs/ui-account';
import { useLocale, useText, vars } from '@eecs/ui-kit';
import { DocumentView } from '../../document/DocumentView.tsx';
import { fetchDocument, MissingDocumentError } from '../../document/fetchDocument.ts';
import { useDocument } from '../../document/useDocument.ts';
import { useTitleDetail } from '../../head/useHead.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { documentMessages } from '../DocumentPage/documentMessages.ts';
import { DocumentState } from '../DocumentPage/DocumentState.tsx';
import { type GuidePart, type GuidePlace, listPlaces, parseGuideIndex } from './guideIndex.ts';

export const texts = [documentMessages, failureMessages];

/** The page that `/guide` shows. */
const FIRST = { part: 'beams', index: '1' };

/** A page of the guide next to the contents, with links to the previous and next pages. */
export function GuidePage() {
  const t = useText(documentMessages);
  const { part = FIRST.part, index = FIRST.index } = useParams();
  const locale = useLocale();
  const askIndex = useCallback(
    async () => parseGuideIndex(await fetchDocument(locale, 'guide/index.json')),
    [locale],
  );
  const contents = useAsked(askIndex);
  const isKnown = /^[a-z-]{1,40}$/.test(part) && /^\d{1,3}$/.test(index);
  const page = useDocument(isKnown ? `guide/${part}/${index}.md` : 'guide/missing.md');
  useTitleDetail(page.state === 'loaded' ? page.value.title : '');
  const places = contents.state === 'loaded' ? listPlaces(contents.value) : [];
  const at = places.findIndex((place) => place.part === part && String(place.index) === index);
  // Contents and text failed for one reason, which is shown once with one button to retry.
  const withRetryOfBoth =
    contents.state === 'failed' && page.state === 'failed' && !(page.reason instanceof MissingDocumentError)
      ? {
          ...page,
          retry: () => {
            contents.retry();
            page.retry();
          },
        }
      : null;
  return (
    <Columns>
      {contents.state === 'loaded' ? (
        <Contents parts={contents.value} part={part} index={index} />
      ) : withRetryOfBoth !== null ? (
        <div />
      ) : (
        <DocumentState asked={contents} failed={t('guide.indexFailed')} />
      )}
      <article>
        {page.state === 'loaded' ? (
          <>
            <PageHeading>{page.value.title}</PageHeading>
            <DocumentView blocks={page.value.blocks} />
            <Ways>
              <Way place={places[at - 1]} label={t('guide.previous')} />
              <Way place={places[at + 1]} label={t('guide.next')} />
            </Ways>
          </>
        ) : (
          <DocumentState
            asked={withRetryOfBoth ?? page}
            failed={t('document.failed')}
            heading={t('guide.heading')}
          />
        )}
      </article>
    </Columns>
  );
}

function Way({ place, label }: { readonly place: GuidePlace | undefined; readonly label: string }) {
  if (place === undefined) return <span />;
  const { part, index, title } = place;
  return <LinkButton to={pathTo('guide', { part, index: String(index) })}>{`${label}: ${title}`}</LinkButton>;
}

interface ContentsProps {
  readonly parts: readonly GuidePart[];
  readonly part: string;
  readonly index: string;
}

function Contents({ parts, part, index }: ContentsProps) {
  const t = useText(documentMessages);
  return (
    <nav aria-label={t('guide.contents')}>
      {parts.map((one) => (
        <section key={one.part}>
          <h2>{one.title}</h2>
          <ol>
            {one.pages.map((title, i) => {
              const isHere = one.part === part && String(i + 1) === index;
              return (
                <li key={title}>
                  <Link
                    to={pathTo('guide', { part: one.part, index: String(i + 1) })}
                    aria-current={isHere ? 'page' : undefined}
                  >
                    {title}
                  </Link>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </nav>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${vars.space5};
  box-sizing: border-box;
  max-width: 1440px;
  margin-inline: auto;
  padding: ${vars.space5};
  nav h2 {
    margin: 0 0 ${vars.space2};
    font-size: ${vars.text2};
    font-weight: 600;
  }
  nav ol {
    margin: 0 0 ${vars.space4};
    padding-inline-start: ${vars.space5};
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
  nav a[aria-current] {
    color: ${vars.ink};
    font-weight: 600;
    text-decoration: none;
  }
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${vars.space4};
    /* On a narrow screen the page comes before the contents. */
    article {
      order: -1;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space2};
  margin-top: ${vars.space5};
`;
