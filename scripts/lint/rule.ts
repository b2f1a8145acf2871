/** The part of the linter that the project's own rules use. */
export interface RuleContext {
  readonly cwd: string;
  readonly filename: string;
  report(found: { readonly node: unknown; readonly message: string }): void;
}

/** A rule of the project: handlers by node type or selector. */
export interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: never) => void>>;
}
