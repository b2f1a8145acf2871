import { type ComponentType, type Ref, createRef } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import type { DocumentChange } from '../editing/documentChange.ts';
import { type ElementLook, readAttributes, readValue, WIDGET_ATTRIBUTES } from './readAttributes.ts';

/** The methods of an editor that its element uses. */
export interface WidgetHandle<Document> {
  readonly getCase: () => Document;
  readonly setCase: (document: Document) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly solve: () => Promise<unknown>;
  readonly toSVG: () => Promise<string>;
  readonly focus: () => void;
}

/** The props of an editor that its element passes. */
export interface ElementProps<Document, Host, Handle, Exercise = never> extends ElementLook {
  readonly defaultValue?: Document;
  readonly host?: Host;
  readonly nonce?: string;
  readonly styleTarget?: ShadowRoot;
  readonly onChange?: (document: Document, change: DocumentChange) => void;
  readonly beforeChange?: (document: Document, change: DocumentChange) => boolean | string;
  readonly onPreview?: (answer: unknown, document: Document) => void;
  readonly exercise?: Exercise;
  readonly onAttempt?: (attempt: unknown) => void;
  readonly onSelect?: (items: readonly unknown[]) => void;
  readonly onSolve?: (answer: unknown) => void;
  readonly onError?: (fault: unknown) => void;
  readonly ref?: Ref<Handle>;
}

/**
 * An editor as a custom element. It reports `change`, `select`, `preview`, `solve` and `fault` by events whose `detail`
 * is the document, the selection, the live answer, the answer, the fault; a `change` also has the differences as
 * `change`. Before an edit it fires `beforechange`, whose `detail` is `{ document, change }`: `preventDefault()` leaves
 * the document unchanged, and a text that a listener sets as `detail.reason` is shown to the reader.
 */
export interface WidgetElement<Document, Host, Exercise = never, Answer = unknown> extends HTMLElement {
  /** The document; setting it opens a document. An invalid one is reported by `fault`, and the drawing stays. */
  value: Document | undefined;
  /** The host of the editor; set before the element is connected, or at any time after. */
  host: Host | undefined;
  /**
   * Questions about the document, for an editor with exercises; also the attribute `exercise`, as JSON. Setting another
   * exercise restarts it. Each marked answer is reported by the event `attempt`, and an invalid exercise by `fault`.
   */
  exercise: Exercise | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Solves the current document. Resolves to the answer, which may be a refusal, or to null if there was no answer. */
  readonly solve: () => Promise<Answer | null>;
  readonly toSVG: () => Promise<string>;
}

/**
 * Creates the class of an element around an editor. The editor lives in an open shadow root: the page's styles do not
 * affect it, except for values of `--eecs-…` variables set on its part `root`, as in `eecs-beam::part(root) {
 * --eecs-accent: teal }`. If it is removed from the page and inserted again, it keeps its document.
 */
export function createWidgetElement<Document, Host, Handle extends WidgetHandle<Document>, Exercise = never>(
  Editor: ComponentType<ElementProps<Document, Host, Handle, Exercise>>,
): new () => WidgetElement<Document, Host, Exercise, AnswerOf<Handle>> {
  return class extends HTMLElement implements WidgetElement<Document, Host, Exercise, AnswerOf<Handle>> {
    static readonly observedAttributes = WIDGET_ATTRIBUTES;

    readonly #handle = createRef<Handle>();
    #root: Root | null = null;
    #given: Document | undefined;
    #host: Host | undefined;
    #exercise: Exercise | undefined;
    /** Incremented with each document that is opened while no editor could receive it. */
    #opening = 0;
    readonly #events = createEvents<Document>(this);

    connectedCallback(): void {
      // A moved element is disconnected and connected in one task: the session continues.
      if (this.#root !== null) return;
      takeEarly(this, 'value');
      takeEarly(this, 'host');
      takeEarly(this, 'exercise');
      const shadow = this.shadowRoot ?? createShadow(this);
      const inside = document.createElement('div');
      shadow.replaceChildren(inside);
      this.#root = createRoot(inside);
      this.#render();
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || this.#root === null) return;
        this.#given = this.#handle.current?.getCase() ?? this.#given;
        this.#root.unmount();
        this.#root = null;
      });
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      if (name === 'value' && text !== null) this.value = readValue(text) as Document;
      else if (name === 'exercise' && text !== null) this.exercise = readValue(text) as Exercise;
      else this.#render();
    }

    get value(): Document | undefined {
      return this.#handle.current?.getCase() ?? this.#given;
    }

    set value(document: Document | undefined) {
      const { current } = this.#handle;
      if (document !== undefined && current !== null) {
        if (handOver(current, document, this.#events.onError)) this.#given = document;
        return;
      }
      this.#given = document;
      this.#opening += 1;
      this.#render();
    }

    get host(): Host | undefined {
      return this.#host;
    }

    set host(host: Host | undefined) {
      this.#host = host;
      this.#render();
    }

    get exercise(): Exercise | undefined {
      return this.#exercise;
    }

    set exercise(exercise: Exercise | undefined) {
      this.#given = this.#handle.current?.getCase() ?? this.#given;
      this.#exercise = exercise;
      this.#opening += 1;
      this.#render();
    }

    undo(): void {
      this.#handle.current?.undo();
    }

    redo(): void {
      this.#handle.current?.redo();
    }

    async solve(): Promise<AnswerOf<Handle> | null> {
      return ((await this.#handle.current?.solve()) ?? null) as AnswerOf<Handle> | null;
    }

    async toSVG(): Promise<string> {
      return (await this.#handle.current?.toSVG()) ?? '';
    }

    override focus(): void {
      this.#handle.current?.focus();
    }

    #render(): void {
      const { shadowRoot } = this;
      if (this.#root === null || shadowRoot === null) return;
      this.#root.render(
        <Editor
          key={this.#opening}
          ref={this.#handle}
          {...readAttributes(this)}
          {...(this.#given !== undefined && { defaultValue: this.#given })}
          {...(this.#host !== undefined && { host: this.#host })}
          {...(this.#exercise !== undefined && { exercise: this.#exercise })}
          {...(this.nonce && { nonce: this.nonce })}
          styleTarget={shadowRoot}
          {...this.#events}
        />,
      );
    }
  };
}

/** The answer type of the editor of a handle. */
type AnswerOf<Handle extends { readonly solve: () => Promise<unknown> }> = NonNullable<
  Awaited<ReturnType<Handle['solve']>>
>;

/** Passes a document to a mounted editor; returns whether it was opened. If not, the page is told why. */
function handOver<Document>(
  editor: WidgetHandle<Document>,
  document: Document,
  onError: (fault: unknown) => void,
): boolean {
  try {
    // A page that holds the document, for example in a ref of Vue, passes each change back: opening it would clear the
    // history, and report a change.
    if (isSame(document, editor.getCase())) return false;
    editor.setCase(document);
    return true;
  } catch (error) {
    // The drawing stays.
    onError({ kind: 'refusedDocument', error });
    return false;
  }
}

/** A property that a page set before the element was defined is an own property of the element. */
function takeEarly(element: HTMLElement, name: 'value' | 'host' | 'exercise'): void {
  if (!Object.hasOwn(element, name)) return;
  const early: unknown = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, early);
}

function createShadow(element: HTMLElement): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // A style sheet constructed by a script is not subject to the policy of the page.
  const sheet = new CSSStyleSheet();
  // In a row, a column or a cell of the page it takes the available width, as the editor does in React.
  sheet.replaceSync(
    ':host { display: block; flex: 1 1 0; width: 100%; min-width: 0 } :host([hidden]) { display: none } :host > *, [data-eecs-root] { height: 100% }',
  );
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/** Creates the props by which an editor reports its events; they stay the same for the life of the element. */
function createEvents<Document>(element: HTMLElement) {
  const notify = (name: string, detail: unknown, more: object = {}): void => {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    element.dispatchEvent(Object.assign(event, more));
  };
  return {
    onChange: (document: Document, change: DocumentChange) => notify('change', document, { change }),
    beforeChange: (document: Document, change: DocumentChange): boolean | string => {
      const detail = { document, change, reason: '' };
      const options = { detail, bubbles: true, composed: true, cancelable: true };
      return element.dispatchEvent(new CustomEvent('beforechange', options)) || detail.reason;
    },
    onPreview: (answer: unknown) => notify('preview', answer),
    onAttempt: (attempt: unknown) => notify('attempt', attempt),
    onSelect: (items: readonly unknown[]) => notify('select', items),
    onSolve: (answer: unknown) => notify('solve', answer),
    onError: (fault: unknown) => notify('fault', fault),
  };
}

/** Returns whether two documents have the same content, even if a framework has wrapped one in proxies. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
