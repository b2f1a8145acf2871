import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import { SegmentedControl, useText, vars } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import type { Partition } from '../../ports/api/libraryClient.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { LockedButton } from './LockedButton.tsx';
import { libraryPageMessages } from './libraryPageMessages.ts';
import type { Scope } from './listStoredShelves.ts';

export interface LibraryTopProps {
  readonly part: Partition;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** Null for a reader without an account, who cannot add anything. */
  readonly adding: {
    readonly onAdd: () => void;
    readonly onFile: (file: File) => void;
    /** Explains that the plan does not include adding entries, and how to get it; null if it does. */
    readonly explain: (() => void) | null;
  } | null;
}

/** The head of a library: what it is, whose entries are shown, and how to add more. */
export function LibraryTop({ part, scope, onScope, adding }: LibraryTopProps) {
  const t = useText(libraryPageMessages);
  const tSite = useText(siteMessages);
  const file = useRef<HTMLInputElement>(null);
  return (
    <Top>
      <div>
        <PageHeading>
          {tSite(part === 'section' ? 'page.sharedSections' : 'page.sharedMaterials')}
        </PageHeading>
        <p>
          {t(`library.lead.${part}`)}{' '}
          <Link to={pathTo(part === 'section' ? 'sharedMaterials' : 'sharedSections')}>
            {tSite(part === 'section' ? 'page.sharedMaterials' : 'page.sharedSections')}
          </Link>
        </p>
      </div>
      <SegmentedControl
        label={t('library.scope')}
        value={scope}
        segments={(['community', 'mine', 'all'] as const).map((value) => ({
          value,
          label: t(`library.scope.${value}`),
        }))}
        onChange={onScope}
      />
      {adding === null ? null : (
        <>
          <LockedButton
            icon={Plus}
            label={t('library.add')}
            explain={adding.explain}
            onClick={adding.onAdd}
          />
          <LockedButton
            icon={FileUp}
            label={t('library.import')}
            explain={adding.explain}
            onClick={() => file.current?.click()}
          />
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={({ currentTarget }) => {
              const [given] = currentTarget.files ?? [];
              if (given !== undefined) adding.onFile(given);
              currentTarget.value = '';
            }}
          />
        </>
      )}
    </Top>
  );
}

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
  & a {
    color: ${vars.accent};
  }
`;
