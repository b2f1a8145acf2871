import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BeamEditor, beamExamples } from '@eecs/ui-beam';
import { FirstEditor } from './examples/FirstEditor.tsx';
import { FromElsewhere } from './examples/FromElsewhere.tsx';
import { KeptByPage } from './examples/KeptByPage.tsx';
import { OwnColours } from './examples/OwnColours.tsx';
import { showInShadowRoot } from './examples/showInShadowRoot.tsx';
import { UnderPolicy } from './examples/UnderPolicy.tsx';

/** Functions by which the tests drive the page. */
declare global {
  interface Window {
    guest: { readonly mount: () => void; readonly unmount: () => void };
  }
}

const { hingedSpans, proppedCantilever } = beamExamples;
const place = document.getElementById('root') as HTMLElement;

/** Pages written as if by somebody who has only read the README; `examples/` is the code in the guide. */
const PAGES: Readonly<Record<string, () => void>> = {
  '/rendered': () => hydrateRoot(place, <BeamEditor defaultValue={hingedSpans} theme="light" />),
  '/strict': () => {
    const nonce = document.querySelector('meta[name="guest-nonce"]')?.getAttribute('content') ?? '';
    createRoot(place).render(<UnderPolicy nonce={nonce} />);
  },
  '/nonceless': () => {
    createRoot(place).render(
      <>
        <BeamEditor defaultValue={hingedSpans} />
        <p>The rest of the page</p>
      </>,
    );
  },
  '/shadow': () => showInShadowRoot(place),
  '/cdn-thread': () => createRoot(place).render(<FromElsewhere />),
  '/events': () => createRoot(place).render(<KeptByPage />),
  '/colours': () => createRoot(place).render(<OwnColours />),
  '/truss': () => {
    void import('./TrussGuest.tsx').then(({ TrussGuest }) => createRoot(place).render(<TrussGuest />));
  },
  '/two': () => {
    createRoot(place).render(
      <>
        <div data-testid="first">
          <BeamEditor confirmDelete defaultValue={hingedSpans} theme="light" />
        </div>
        <div data-testid="second">
          <BeamEditor confirmDelete defaultValue={proppedCantilever} theme="dark" locale="uk" />
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

const showFirst = (): void => createRoot(place).render(<FirstEditor />);

(PAGES[location.pathname.replace('/hostile', '/shadow')] ?? showFirst)();
