import { Link } from '../../navigation/Link.tsx';
import { useParams } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { DocumentView } from '../../document/DocumentView.tsx';
import { useDocument } from '../../document/useDocument.ts';
import { useTitleDetail } from '../../head/useHead.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { readSeller } from '../../ports/page/readSeller.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { documentMessages } from './documentMessages.ts';
import { DocumentState } from './DocumentState.tsx';

export const texts = [documentMessages, failureMessages];

const TERMS = ['terms', 'privacy', 'cookies'] as const;

/** One of the legal documents of the product. */
export function DocumentPage() {
  const t = useText(documentMessages);
  const { docRef = '' } = useParams();
  const isKnown = /^[a-z-]{1,40}$/.test(docRef);
  const asked = useDocument(`terms/${isKnown ? docRef : 'missing'}.md`);
  const seller = readSeller();
  useTitleDetail(asked.state === 'loaded' ? asked.value.title : '');
  return (
    <ReadingColumn>
      {asked.state === 'loaded' ? (
        <>
          <PageHeading>{asked.value.title}</PageHeading>
          <DocumentView blocks={asked.value.blocks} />
          {docRef === 'terms' && seller !== null ? <p>{t('document.seller', { seller })}</p> : null}
        </>
      ) : (
        <DocumentState asked={asked} failed={t('document.failed')} heading={t('document.terms')} />
      )}
      <Others aria-label={t('document.terms')}>
        {TERMS.map((ref) => (
          <Link
            key={ref}
            to={pathTo('terms', { docRef: ref })}
            aria-current={ref === docRef ? 'page' : undefined}
          >
            {t(`document.terms.${ref}`)}
          </Link>
        ))}
      </Others>
    </ReadingColumn>
  );
}

const Others = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
  margin-top: ${vars.space5};
  padding-top: ${vars.space3};
  border-top: 1px solid ${vars.hairline};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.hit};
    color: ${vars.accent};
  }
  a[aria-current] {
    color: ${vars.ink};
    font-weight: 600;
    text-decoration: none;
  }
`;
