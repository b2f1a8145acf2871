import path from 'node:path';
import ts from 'typescript';

/** An entry point of a package: a module that others import by name. */
export interface Door {
  /** The name by which it is imported, such as `@eecs/ui-kit/editor`. */
  readonly specifier: string;
  /** Absolute path of its generated declarations. */
  readonly declarations: string;
}

/** The public names of an entry point, each with its declaration. */
export interface DoorReport {
  readonly specifier: string;
  /** Declarations without comments, ordered by name; names declared in another package are written as re-exports. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Reads the public names of entry points from their declarations. All entry points share one program, which reads the
 * modules of the packages but no library: names from elsewhere are written unresolved.
 */
export function readDoors(doors: readonly Door[]): readonly DoorReport[] {
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) => ({ resolvedModule: resolveDeclarations(text, file) }));
  const program = ts.createProgram(
    doors.map(({ declarations }) => declarations),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  return doors.map(({ specifier, declarations }) => {
    const file = program.getSourceFile(declarations);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module)
      throw new Error(`${specifier} has no declarations at ${declarations}. Check the types first.`);
    const names = checker
      .getExportsOfModule(module)
      .map((symbol): [string, string] => [symbol.name, describe(symbol, checker, printer)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { specifier, names: new Map(names) };
  });
}

/** Writes a report as a Markdown page. */
export function writeReport({ specifier, names }: DoorReport): string {
  return [
    `# The public names of \`${specifier}\``,
    '',
    `\`npm run api\` writes this page; a change of it is a change of what others may import. It holds ${names.size} names.`,
    '',
    '```ts',
    [...names.values()].join('\n\n'),
    '```',
    '',
  ].join('\n');
}

/** Returns the names that are in only one of two reports, and the common ones with different declarations. */
export function compareReports(
  before: string,
  after: DoorReport,
): { readonly lost: readonly string[]; readonly other: readonly string[] } {
  const written = writeReport(after);
  if (before === written) return { lost: [], other: [] };
  const blocks = (text: string): ReadonlySet<string> =>
    new Set((/```ts\n([\s\S]*)\n```/.exec(text)?.[1] ?? '').split(/\n\n(?=export )/));
  const [old, now] = [blocks(before), blocks(written)];
  const firstLine = (block: string): string => block.split('\n')[0] ?? '';
  return {
    lost: [...old].filter((block) => !now.has(block)).map(firstLine),
    other: [...now].filter((block) => !old.has(block)).map(firstLine),
  };
}

function resolveDeclarations(specifier: string, file: string): ts.ResolvedModuleFull | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), specifier).replace(/\.(?:ts|tsx|js)$/, '');
  for (const resolvedFileName of [`${base}.d.ts`, `${base}/index.d.ts`])
    if (ts.sys.fileExists(resolvedFileName))
      return { resolvedFileName, extension: ts.Extension.Dts, isExternalLibraryImport: false };
  return undefined;
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker, printer: ts.Printer): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  if (declarations.length === 0) return describeForeign(symbol);
  return declarations
    .map((declaration) => {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      const text = shorten(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
      return target.name === symbol.name || target.name === 'default'
        ? text
        : `${text}\nexport { ${target.name} as ${symbol.name} };`;
    })
    .join('\n');
}

/** An object type of texts by key, nested or not. */
const TEXTS =
  /\{\n(?:\s+(?:readonly )?['"\w.-]+: (?:string|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{|`[^`]*`);?\n|\s*\};?\n)+\}/g;

/**
 * Omits from a declaration what changes without affecting importers: keys and texts of catalogues, and the attributes
 * of an element in React's types.
 */
function shorten(text: string): string {
  return text
    .replace(TEXTS, (texts) => (texts.split('\n').length > 12 ? '{ … }' : texts))
    .replace(/IStyledComponentBase<[\s\S]*$/, 'IStyledComponentBase<…>;');
}

/** Writes a name that is declared in another package or in a library. */
function describeForeign(symbol: ts.Symbol): string {
  const node = symbol.declarations?.[0];
  const from =
    node && ts.findAncestor(node, (one) => ts.isExportDeclaration(one) || ts.isImportDeclaration(one));
  const specifier =
    from && (ts.isExportDeclaration(from) || ts.isImportDeclaration(from))
      ? (from.moduleSpecifier?.getText() ?? '')
      : '';
  return specifier === '' ? `export { ${symbol.name} };` : `export { ${symbol.name} } from ${specifier};`;
}
