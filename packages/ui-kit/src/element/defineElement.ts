/**
 * Gives a page an element under a name; the first one to take a name keeps it, and on a server there is nothing to
 * give. `create` makes the class where there is a page.
 */
export function defineElement(name: string, create: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, create());
}
