/** An uncommitted text in a field of an editor. */
export interface FieldDraft {
  /** The label of the field, in the language of that visit. */
  readonly field: string;
  readonly text: string;
  /** The heading of the field's tab. */
  readonly tab?: string;
  /** The table of the field's row, and the index of that row. */
  readonly rows?: string;
  readonly row?: number;
  /** The object of the drawing that the field belongs to, by its name in the list of objects. */
  readonly object?: string;
  /** The name of the button that opens the field's sheet. */
  readonly opener?: string;
}

/** The greatest waiting time for a tab or the details of a row, ms. */
const PATIENCE_MS = 5000;

/**
 * Fields with a refused text, and those that mark their text as uncommitted: `data-draft`, whose value in a sheet is
 * the name of the button that opens it.
 */
const UNCOMMITTED = ':is(input, textarea):is([aria-invalid="true"], [data-draft])';

/**
 * Fields that do not exist after the page is reloaded: those of a gesture, and those of a sheet that does not name its
 * opener.
 */
const PASSING = ':is([data-board] *, dialog :not([data-draft]), dialog [data-draft=""])';

/** A field for text. */
const TEXT = ':is(textarea, input:not([type]), input[type="text"])';

/** Returns whether an element is a text field. */
export function isTextField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(TEXT);
}

/**
 * Lists the uncommitted texts in the fields of an editor; `typing` is a field whose text has not been validated yet.
 */
export function listDrafts(frame: Element, typing: Field | null = null): readonly FieldDraft[] {
  const fields = [...frame.querySelectorAll<Field>(UNCOMMITTED)];
  if (typing !== null && frame.contains(typing) && !fields.includes(typing)) fields.push(typing);
  return fields.flatMap((field) => {
    const name = nameOf(field);
    const text = field.value;
    if (text === '' || name === '' || field.matches(PASSING)) return [];
    const opener = field.closest('dialog') === null ? undefined : field.dataset['draft'];
    const object = field.closest('[data-dock]') === null ? undefined : chosenObject(frame);
    const tab = headingOf(field);
    const details = field.closest<HTMLElement>('[data-details]');
    const { details: rows, row } = details?.dataset ?? {};
    return [
      {
        field: name,
        text,
        ...(tab !== '' && { tab }),
        ...(rows !== undefined && row !== undefined && { rows, row: Number(row) }),
        ...(opener !== undefined && { opener }),
        ...(object !== undefined && { object }),
      },
    ];
  });
}

/** Reads stored drafts; invalid ones are left out. */
export function readDrafts(kept: unknown): readonly FieldDraft[] {
  return Array.isArray(kept) ? kept.filter(isDraft) : [];
}

function isDraft(value: unknown): value is FieldDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { field, text } = value as Readonly<Record<string, unknown>>;
  return typeof field === 'string' && typeof text === 'string';
}

/**
 * Writes drafts back into their fields, as if they were typed: opens the tab and the row of each, and leaves the focus
 * in the last one. A field that does not appear is left out.
 */
export async function putBackDrafts(frame: Element, drafts: readonly FieldDraft[]): Promise<void> {
  for (const draft of drafts) {
    openTab(frame, draft.tab);
    if (draft.rows !== undefined) await wait(() => openRow(frame, draft));
    if (draft.object !== undefined) await wait(() => chooseObject(frame, draft.object));
    if (draft.opener !== undefined) await wait(() => openSheet(frame, draft));
    const field = await wait(() => findField(frame, draft.field));
    if (field === null) continue;
    type(field, draft.text);
    field.focus();
    // A refused text keeps its row and its tab; blurring the field validates it.
    if (draft !== drafts.at(-1)) field.blur();
  }
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

function nameOf(field: Field): string {
  return (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').trim();
}

function headingOf(field: Element): string {
  const id = field.closest('[data-panel-body]')?.getAttribute('aria-labelledby') ?? '';
  const root = field.getRootNode() as Document | ShadowRoot;
  return (id === '' ? '' : (root.getElementById(id)?.textContent ?? '')).trim();
}

function openTab(frame: Element, heading: string | undefined): void {
  const heads = frame.querySelectorAll<HTMLElement>('[role="tab"], [aria-expanded][aria-controls]');
  const head = [...heads].find(({ textContent }) => textContent.trim() === heading);
  const isOpen = [head?.ariaSelected, head?.ariaExpanded].includes('true');
  if (!isOpen) head?.click();
}

function openRow(frame: Element, { rows, row }: FieldDraft): HTMLElement | null {
  const found = frame.querySelector<HTMLElement>(
    `[data-rows="${CSS.escape(rows ?? '')}"] tr[data-index="${row}"]`,
  );
  found?.click();
  return found;
}

const OPTION = '[data-board] [role="option"]';

/** Returns the name of the selected object in the list of the drawing's objects. */
function chosenObject(frame: Element): string | undefined {
  return frame.querySelector(`${OPTION}[aria-selected="true"]`)?.getAttribute('aria-label') ?? undefined;
}

function chooseObject(frame: Element, name: string | undefined): Element | null {
  const found = [...frame.querySelectorAll(OPTION)].find((one) => one.getAttribute('aria-label') === name);
  // A click without a pointer selects, as from a screen reader.
  if (found?.getAttribute('aria-selected') === 'false')
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return found ?? null;
}

function openSheet(frame: Element, { opener, field }: FieldDraft): Element | null {
  const shown = findField(frame, field);
  if (shown !== null) return shown;
  const buttons = [...frame.querySelectorAll('button:not([hidden] *, :disabled)')];
  const found = buttons.find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === opener,
  );
  if (found instanceof HTMLElement) found.click();
  return found ?? null;
}

function findField(frame: Element, name: string): Field | null {
  const fields = frame.querySelectorAll<Field>(':is(input, textarea):not([hidden] *, :disabled)');
  return [...fields].find((field) => nameOf(field) === name) ?? null;
}

/** React notices a change only if the value is set by the browser's native setter. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Polls frame by frame until there is an answer. */
async function wait<T>(find: () => T | null): Promise<T | null> {
  const end = performance.now() + PATIENCE_MS;
  let found = find();
  while (found === null && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    found = find();
  }
  return found;
}
