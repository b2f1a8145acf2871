/** The part of the linter that the project's own rules use. */
export interface RuleContext {
  readonly cwd: string;
  readonly filename: string;
  report(found: { readonly node: unknown; readonly message: string }): void;
}

/** A rule of our own: what it looks at, by the kind of the node or a selector. */
export interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: never) => void>>;
}
