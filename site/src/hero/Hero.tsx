import { Component, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from '../navigation/Link.tsx';
import { styled } from 'styled-components';
import type { BeamCase } from '@eecs/solver-core';
import { useText, vars, WidthGuess } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { askDocument } from '../kinds/askDocument.ts';
import { savesData } from '../ports/page/savesData.ts';
import { loadHeroEditor } from './loadHeroEditor.ts';
import { useHeroEditor } from './useHeroEditor.ts';
import { useReadiness } from './useReadiness.ts';
import { useStill } from './useStill.ts';
import { pathTo } from '../routes/pathTo.ts';

/**
 * The worked example of the home page: a drawing made by the server, which the live editor replaces as soon as the
 * browser is idle or the reader touches it. Its size stays the same until the editor is used.
 */
export function Hero() {
  const t = useText(siteMessages);
  const still = useStill();
  const frame = useRef<HTMLElement>(null);
  const fetched = useHeroEditor(frame, useReadiness(frame));
  // The editor is fetched while the page is still rendering (on a first visit by `fetchEarly`), so that it is there
  // when the browser is idle.
  useEffect(() => {
    if (!savesData()) void loadHeroEditor().catch(() => undefined);
  }, []);
  const [isUsed, setUsed] = useState(false);
  const [edited, setEdited] = useState<BeamCase | null>(null);
  // The same element each time, so that rendering the page again redraws neither the picture nor the editor.
  const picture = useMemo(() => <div dangerouslySetInnerHTML={{ __html: still }} />, [still]);
  const use = (): void => {
    if (!isUsed) afterPaint(() => setUsed(true));
  };
  return (
    <div>
      <section
        className="hero"
        ref={frame}
        aria-label={t('home.hero.label')}
        data-open={isUsed ? '' : undefined}
        onPointerDown={use}
        onFocus={use}
      >
        {fetched === null ? (
          picture
        ) : (
          <KeepOnFailure fallback={picture}>
            <WidthGuess value={fetched.width}>
              <fetched.HeroEditor onChange={setEdited} preloaded={fetched.preloaded} />
            </WidthGuess>
          </KeepOnFailure>
        )}
      </section>
      <Foot>
        <span>{t('home.hero.hint')}</span>
        <Link to={pathTo('beam')} state={askDocument('msb', edited)}>
          {t('home.hero.open')}
        </Link>
      </Foot>
    </div>
  );
}

/** Runs once after the next paint: laying out the whole editor before it would delay the response to the reader. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

interface KeepOnFailureProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** If the editor fails to render, the drawing stays, so that the reader loses nothing. */
class KeepOnFailure extends Component<KeepOnFailureProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space1} ${vars.space4};
  margin: ${vars.space2} 0 0;
  color: ${vars.inkMuted};
  a {
    color: ${vars.accent};
    font-weight: 600;
  }
  @media (pointer: coarse) {
    a {
      padding: 12px 0;
    }
  }
`;
