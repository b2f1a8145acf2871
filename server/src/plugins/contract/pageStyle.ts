/** The style of the page: colours of the site, fonts of the machine. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --board: #f6f2e8; --sheet: #fdfbf5; --ink: #1c1a17; --muted: #55504a; --rule: #c9c1b0; --accent: #745206;
}
@media (prefers-color-scheme: dark) {
  :root { --board: #1d2327; --sheet: #252c31; --ink: #eeebe2; --muted: #b9bab4; --rule: #475158; --accent: #e3b75c; }
}
body {
  max-width: 960px; margin: 0 auto; padding: 32px 16px 64px;
  background: var(--board); color: var(--ink); font: 15px/1.5 'IBM Plex Sans', system-ui, sans-serif;
}
code, pre { font-family: 'IBM Plex Mono', ui-monospace, monospace; font-size: 13px; }
h1 { font-size: 28px; margin: 0; }
h2 { font-size: 20px; margin: 48px 0 0; padding-top: 12px; border-top: 2px solid var(--ink); }
h3 { font-size: 15px; margin: 0; }
h4, nav h2 { font-size: 13px; margin: 16px 0 4px; color: var(--muted); }
nav h2 { padding: 0; border: 0; }
p { max-width: 72ch; margin: 8px 0; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
section { margin: 16px 0; padding: 12px 16px; border: 1px solid var(--rule); border-radius: 2px; background: var(--sheet); }
section:target { border-color: var(--accent); }
ul { margin: 8px 0; padding: 0; list-style: none; }
li a { display: inline-block; padding: 4px 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; font-weight: normal; }
th { white-space: nowrap; }
pre { overflow-x: auto; margin: 8px 0; line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere; }
pre i { color: var(--muted); font-style: normal; }
pre b { font-weight: 600; }
summary { cursor: pointer; padding: 4px 0; }
.muted { color: var(--muted); }
`;
