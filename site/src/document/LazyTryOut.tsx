import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { tryOuts } from 'virtual:try-outs';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { KindName } from '../kinds/kindNames.ts';
import type { TryOutProps } from '../kinds/kindRow.ts';
import { KIND_ROWS } from '../kinds/kinds.ts';

/** The editors load after the text around them. */
const EDITORS = Object.fromEntries(
  KIND_ROWS.map(({ page, loadTryOut }) => [page, lazy(loadTryOut)]),
) as Readonly<Record<KindName, LazyExoticComponent<ComponentType<TryOutProps>>>>;

/** An example in its editor, within a text. */
export function LazyTryOut({ editor, name }: { readonly editor: KindName; readonly name: string }) {
  const TryOut = EDITORS[editor];
  const still = <Still id={`${editor}/${name}`} />;
  return (
    <Frame>
      <Suspense fallback={still}>
        <TryOut name={name} still={still} />
      </Suspense>
    </Frame>
  );
}

/** The picture of an example, drawn when the site was built; it loads long before the editor. */
function Still({ id }: { readonly id: string }) {
  const [picture, setPicture] = useState('');
  // Synchronizes with the network. The picture is decoration: without it the place is empty until the editor has
  // loaded.
  useEffect(() => {
    let isStale = false;
    tryOuts[id]?.().then(
      (module) => {
        if (!isStale) setPicture(module.picture);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [id]);
  return <Picture aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />;
}

const Picture = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  height: 560px;
  padding: ${vars.space4};
  background: ${vars.sheet};
  & > svg {
    width: min(100%, 720px);
    height: auto;
    max-height: 100%;
  }
`;

/** Reserves space for an editor, so that the text below it does not jump. */
const Frame = styled.div`
  min-height: 560px;
  margin: ${vars.space3} 0;
  border: 1px solid ${vars.hairline};
`;
