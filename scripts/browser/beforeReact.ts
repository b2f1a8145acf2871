// Imported before React, which checks at its start what the console can do, and before styled-components.
declare global {
  /** Read by styled-components at its start. */
  var SC_DISABLE_SPEEDY: boolean | undefined;
}

// Console tracks in the browser's developer tools, which no test uses.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
// Inserts rules into style sheets like the production build: as text, each new rule makes the browser parse the whole
// sheet again.
globalThis.SC_DISABLE_SPEEDY = false;

export {};
