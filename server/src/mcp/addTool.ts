import type { Picture } from '@eecs/ui-beam/report';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Fields, ToolAnswer } from './describeAnswer.ts';
import { describeBadInput, showExample } from './describeBadInput.ts';
import { PICTURE_KEY, PICTURE_PAGE } from './picture/picturePage.ts';
import type { OutputShape } from './outputShapes.ts';
import { TOOL_EXAMPLES, type ToolName } from './toolExamples.ts';

/** A tool of the server: what it takes, what it answers, and what it does. */
export interface Tool<S extends z.ZodRawShape> {
  readonly title: string;
  readonly description: string;
  readonly input: S;
  readonly output: OutputShape;
  readonly run: (input: z.infer<z.ZodObject<S>>) => Promise<ToolAnswer> | ToolAnswer;
  /** The assumptions behind its results, which each answer states. @default none */
  readonly assumes?: string;
  /** Draws the structure of the input for hosts that show pictures; null if there is no picture. @default none */
  readonly draw?: (input: z.infer<z.ZodObject<S>>) => Promise<Picture | null>;
  /** Whether only the page of pictures calls the tool, not the model. @default false */
  readonly isForPage?: boolean;
}

const READS = { readOnlyHint: true, openWorldHint: false };

/**
 * Adds a tool to the server. The tool checks its input itself rather than through the SDK, so that a wrong call is
 * answered like every other error: by a text that says what to write, and by the same facts as structured content.
 */
export function addTool<const S extends z.ZodRawShape>(
  server: McpServer,
  name: ToolName,
  { title, description, input, output, run, assumes, draw, isForPage = false }: Tool<S>,
): void {
  const shape = z.object(input);
  const answer = async (given: Readonly<Record<string, unknown>>) => {
    const read = shape.safeParse(given);
    if (!read.success) {
      const tool = { name, takes: Object.keys(input), example: TOOL_EXAMPLES[name] };
      return toResult(describeBadInput(tool, given, read.error.issues), null);
    }
    const told = showExample(stateAssumptions(await run(read.data), assumes), TOOL_EXAMPLES[name]);
    return toResult(told, draw !== undefined && isDrawable(told) ? await draw(read.data) : null);
  };
  server.registerTool(
    name,
    {
      title,
      description,
      // The SDK lets any object through, and lists the true schema.
      inputSchema: z.looseObject({}).meta(listed(shape)),
      outputSchema: output,
      annotations: READS,
      ...(draw !== undefined && {
        _meta: {
          ui: { resourceUri: PICTURE_PAGE.uri, visibility: isForPage ? ['app'] : ['model', 'app'] },
        },
      }),
    },
    answer,
  );
}

/** Ends a result with the assumptions behind it. */
function stateAssumptions(told: ToolAnswer, assumes: string | undefined): ToolAnswer {
  const { text, data, isError = false } = told;
  return isError || assumes === undefined
    ? told
    : { text: `${text}\nAssumed: ${assumes}`, data: { ...data, assumptions: assumes } };
}

/** A solved structure has diagrams, and one that moves has motions; other errors have nothing to draw. */
function isDrawable({ isError = false, data }: ToolAnswer): boolean {
  const { mechanisms } = (data['verdict'] ?? {}) as Fields;
  return !isError || (Array.isArray(mechanisms) && mechanisms.length > 0);
}

function listed(shape: z.ZodObject): Readonly<Record<string, unknown>> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input', target: 'draft-7' });
  return { additionalProperties: undefined, ...schema };
}

function toResult({ text, data, isError = false }: ToolAnswer, picture: Picture | null) {
  return {
    content: [{ type: 'text' as const, text }],
    structuredContent: isError ? toErrorData(data, text) : data,
    ...(isError && { isError }),
    // Hosts give this to the page that shows pictures, not to the model.
    ...(picture !== null && { _meta: { [PICTURE_KEY]: picture } }),
  };
}

/** Every error has a `message`, by which clients tell it from a result, and no field without a value. */
function toErrorData(data: Fields, text: string): Fields {
  const known = Object.fromEntries(Object.entries(data).filter(([, value]) => value != null));
  return { ...known, message: typeof data['message'] === 'string' ? data['message'] : text };
}
