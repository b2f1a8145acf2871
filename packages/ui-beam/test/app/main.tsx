import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BeamEditor, beamExamples, type BeamEditorProps } from '@eecs/ui-beam';

/** What the tests do with the page by its own means. */
declare global {
  interface Window {
    guest: { readonly mount: () => void; readonly unmount: () => void };
  }
}

const { hingedSpans, proppedCantilever } = beamExamples;
const place = document.getElementById('root') as HTMLElement;

/** A page written by somebody who has only read the README. */
const PAGES: Readonly<Record<string, () => void>> = {
  '/rendered': () => hydrateRoot(place, <BeamEditor defaultValue={hingedSpans} theme="light" />),
  '/strict': () => {
    const nonce = document.querySelector('meta[name="guest-nonce"]')?.getAttribute('content') ?? '';
    show({ nonce });
  },
  '/shadow': () => {
    const shadow = place.attachShadow({ mode: 'open' });
    const inside = shadow.appendChild(document.createElement('div'));
    show({ styleTarget: shadow }, inside);
  },
  '/two': () => {
    createRoot(place).render(
      <>
        <div data-testid="first">
          <BeamEditor defaultValue={hingedSpans} theme="light" />
        </div>
        <div data-testid="second">
          <BeamEditor defaultValue={proppedCantilever} theme="dark" locale="uk" />
        </div>
      </>,
    );
  },
  '/again': () => {
    let root: Root | null = null;
    window.guest = {
      mount: () => {
        root = createRoot(place);
        root.render(<BeamEditor defaultValue={hingedSpans} />);
      },
      unmount: () => root?.unmount(),
    };
  },
};

function show(props: BeamEditorProps, where: Element = place): void {
  createRoot(where).render(<BeamEditor defaultValue={hingedSpans} theme="light" {...props} />);
}

(PAGES[location.pathname.replace('/hostile', '/shadow')] ?? (() => show({})))();
