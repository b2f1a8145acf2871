import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { VIEW_SCRIPT, type ViewTexts } from './view/view.ts';

/** The address of the page that shows pictures, and its type, by MCP Apps (SEP-1865, version 2026-01-26). */
export const PICTURE_PAGE = { uri: 'ui://eecs/picture.html', mimeType: 'text/html;profile=mcp-app' } as const;

/** The place of the picture in the `_meta` of a tool's answer. */
export const PICTURE_KEY = 'eecs/picture';

const TEXTS: Readonly<Record<'en' | 'ru' | 'uk', ViewTexts>> = { en: enUS, ru, uk };

/** In the dark theme drawings are inverted and their hues turned back: lines become light, colours stay. */
const STYLE = `
:root { color-scheme: light; --paper: #ffffff; --ink: #1d2125; --line: #c9ced4; --shape: #4a626e; }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; --paper: #191919; --ink: #e8eaed; --line: #4a4f55; --shape: #9db6c2; } }
:root[data-theme='dark'] { color-scheme: dark; --paper: #191919; --ink: #e8eaed; --line: #4a4f55; --shape: #9db6c2; }
* { box-sizing: border-box; }
body { margin: 0; padding: 12px; background: var(--paper); color: var(--ink); font: 14px/1.4 var(--font-sans, system-ui, sans-serif); }
h1 { margin: 0 0 8px; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 0 0 8px; }
[hidden] { display: none !important; }
select, button { min-height: 32px; max-width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; }
@media (pointer: coarse) { select, button { min-height: 44px; } }
#figure { margin: 0; max-width: 760px; overflow-x: auto; touch-action: pan-x pan-y; }
#sheet { position: relative; min-width: 520px; }
#figure:focus-visible { outline: 2px solid #2f6fde; outline-offset: 2px; }
#drawing svg { display: block; width: 100%; height: auto; }
#over { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
#mark { fill: #2f6fde; stroke: var(--paper); stroke-width: 2; }
#motion { fill: none; stroke: var(--shape); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) #drawing { filter: invert(0.9) hue-rotate(180deg); } }
:root[data-theme='dark'] #drawing { filter: invert(0.9) hue-rotate(180deg); }
#reading { display: block; min-height: 20px; margin-top: 4px; font-variant-numeric: tabular-nums; }
`;

const BODY = `
<p id="message" role="status"></p>
<main id="picture" hidden>
<h1 id="title"></h1>
<form>
<label id="set-field"><span id="set-label"></span> <select id="set"></select></label>
<label id="result-field"><span id="result-label"></span> <select id="result"></select></label>
<button id="play" type="button" hidden></button>
</form>
<figure id="figure"><div id="sheet"><div id="drawing"></div><svg id="over" aria-hidden="true"><path id="motion"/><circle id="mark" r="5" style="display: none"/></svg></div></figure>
<output id="reading"></output>
</main>
`;

/** Writes the page that shows pictures in a chat: one file that requests nothing. */
export function writePicturePage(): string {
  const texts = JSON.stringify(TEXTS).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>EECS</title>
<style>${STYLE}</style>
</head>
<body>${BODY}<script>
${VIEW_SCRIPT}
startView(${texts});
</script></body>
</html>
`;
}
