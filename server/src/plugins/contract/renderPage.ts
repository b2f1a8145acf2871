import { createHash } from 'node:crypto';
import { type ApiDescription, type Operation, type Schema, schemaOf } from './description.ts';
import { API_POLICY } from '../../http/securityPolicies.ts';
import { escapeHtml } from '../../text/escapeHtml.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import { boundsOf, writeType } from './writeType.ts';

/** The policy of the page, which allows only its own style. */
export const PAGE_POLICY = [
  API_POLICY,
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
].join('; ');

interface Call {
  readonly name: string;
  readonly operation: Operation;
}

/** Writes the description of the API as one page of HTML without scripts, for people who read it in a browser. */
export function renderPage(description: ApiDescription): string {
  const { info, tags = [], components } = description;
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const groups = tags.map(({ name, description: text = '' }) => ({
    title: text,
    calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(info.title)} API</title><style>${PAGE_STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(info.title)} API</h1>`,
    ...(info.description ?? '').split('\n\n').map(paragraph),
    paragraph(`Paths are relative to ${(description.servers ?? []).map(({ url }) => url).join(', ')}.`),
    '<p>The same for programs: <a href="openapi.json">openapi.json</a></p>',
    '<nav aria-label="Calls">',
    ...groups.map(
      (group) => `<h2>${escapeHtml(group.title)}</h2><ul>${group.calls.map(writeEntry).join('')}</ul>`,
    ),
    '</nav>',
    '<h2>How a caller is identified</h2><table>',
    ...Object.values(components.securitySchemes).map(({ name, description: text }) => row(name, text)),
    '</table>',
    ...groups.flatMap((group) => [`<h2>${escapeHtml(group.title)}</h2>`, ...group.calls.map(writeCall)]),
    '<h2>Shapes</h2>',
    ...Object.entries(components.schemas).map(([name, schema]) => writeShape(name, schema)),
    '</main></body></html>',
  ].join('\n');
}

function writeEntry({ name, operation }: Call): string {
  const { operationId = '', summary = '' } = operation;
  return `<li><a href="#${escapeHtml(operationId)}"><code>${escapeHtml(name)}</code></a> <span class="muted">${escapeHtml(summary)}</span></li>`;
}

function writeCall({ name, operation }: Call): string {
  const { operationId = '', summary = '', description = '', parameters = [], requestBody } = operation;
  const body = requestBody && schemaOf(requestBody);
  return [
    `<section id="${escapeHtml(operationId)}"><h3><code>${escapeHtml(name)}</code></h3>`,
    `<p><strong>${escapeHtml(summary)}.</strong> ${escapeHtml(description)}</p>`,
    `<p class="muted">${escapeHtml(writeAccess(operation))}</p>`,
    ...(parameters.length === 0 ? [] : writeParameters(parameters)),
    ...(body ? [`<h4>Body</h4><pre>${writeType(body)}</pre>`] : []),
    '<h4>Answers</h4>',
    ...Object.entries(operation.responses).map(([status, answer]) => {
      const schema = schemaOf(answer);
      const shape = schema === null ? '' : `<pre>${writeType(schema)}</pre>`;
      const text = `<code>${escapeHtml(status)}</code> ${escapeHtml(answer.description)}`;
      return status.startsWith('2')
        ? `<div>${text}${shape}</div>`
        : `<details><summary>${text}</summary>${shape}</details>`;
    }),
    '</section>',
  ].join('\n');
}

function writeParameters(parameters: NonNullable<Operation['parameters']>): string[] {
  return [
    '<details><summary>Path and headers</summary><table>',
    ...parameters.map(({ name, in: place, description = '', schema = {} }) =>
      row(`${name} (${place})`, [description, ...writeEnum(schema), ...boundsOf(schema)].join('; ')),
    ),
    '</table></details>',
  ];
}

function writeShape(name: string, schema: Schema): string {
  const { description = '' } = schema;
  return `<section id="${escapeHtml(name)}"><h3><code>${escapeHtml(name)}</code></h3>${paragraph(description)}<pre>${writeType(schema)}</pre></section>`;
}

/** States what a call requires of its caller. */
function writeAccess({ security = [{}] }: Operation): string {
  const ways = security.map((way) => Object.keys(way));
  if (ways.every((way) => way.length === 0)) return 'For everybody.';
  return `With ${ways.map((way) => (way.length === 0 ? 'nothing' : way.join(' and '))).join(', or ')}.`;
}

function writeEnum({ enum: words }: Schema): string[] {
  return words === undefined ? [] : [`one of ${words.map(String).join(', ')}`];
}

function row(name: string, text: string): string {
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(text)}</td></tr>`;
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}
