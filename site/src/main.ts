import './fallbackFonts.css';
import './page.css';
import './home.css';
import './firstPaint.css';
import 'virtual:still-theme.css';
import { showBootFailure } from './boot/bootFailure.ts';
import { callEarly } from './boot/callEarly.ts';
import { fetchEarly } from './boot/fetchEarly.ts';
import { loadChunk } from './ports/page/loadChunk.ts';

callEarly(document, window.location);
const early = fetchEarly(document, window.location);

// The entry imports nothing that could fail to load, so that a lost chunk or a failing step ends in a page with its
// reason.
loadChunk('start', () => import('./boot/start.tsx'))
  .then(({ start }) => start(document, early))
  .catch((reason: unknown) => {
    // eslint-disable-next-line no-console -- a boot that failed leaves its trace where a developer looks.
    console.error(reason);
    showBootFailure(document, reason);
  });
