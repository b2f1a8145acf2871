/**
 * Defines an element under a name; the first definition of a name stays, and on a server nothing is defined. `create`
 * makes the class in a page.
 */
export function defineElement(name: string, create: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, create());
}
