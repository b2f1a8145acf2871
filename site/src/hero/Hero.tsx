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
 * The worked example of the home page: a drawing made by the server, and in its place, as soon as there is a quiet
 * moment or the reader reaches for it, the live editor. The room stays the same until the editor is used.
 */
export function Hero() {
  const t = useText(siteMessages);
  const still = useStill();
  const frame = useRef<HTMLElement>(null);
  const fetched = useHeroEditor(frame, useReadiness(frame));
  // It travels while the page is still being made (on a first visit, `fetchEarly`), so that the quiet moment is not
  // spent on waiting for it.
  useEffect(() => {
    if (!savesData()) void loadHeroEditor().catch(() => undefined);
  }, []);
  const [isUsed, setUsed] = useState(false);
  const [edited, setEdited] = useState<BeamCase | null>(null);
  // The same element each time: a render of the page draws neither the picture nor the editor again.
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

/** An editor that cannot be drawn leaves the drawing where it is: nothing the reader had is lost. */
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
