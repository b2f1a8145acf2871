/** Words that begin a sentence without a subject: such a sentence does not say what the code is or does. */
const WITHOUT_SUBJECT =
  /^(?:(?:Of|Beside|What|Whatever|Which|Who|Whom|Whoever|Whose|Those|None|Nobody)|So (?:far|long|many|much|near|often))\b/;

/** Verbs of speech, which leave open whether the code returns, reports, shows, distinguishes or announces. */
const SPEECH =
  /^(?:Said|Says|Told|Tells(?! (?:the|a) (?:reader|user|operator|caller|buyer|person))|Answers (?:whether|null|true|false))\b/;

/** Words with a usual term: distinguished, reports it, entry point, corrected. */
const PRIVATE_WORDS =
  /\btold apart\b|\bsays so\b|\b(?:a|the|this|each|one) doors?\b|\bmend(?:s|ed)\b|\b(?:is|are) (?:told|said)\./i;

/** A sentence of a comment without a subject, or a docstring that does not state what is returned. */
export interface Fragment {
  /** Line where the comment begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Lists the sentences in comments of a TypeScript file that are not plain. Questions are sentences and pass. */
export function listFragments(source: string): Fragment[] {
  return listComments(source).flatMap(({ line, text }) =>
    splitSentences(text)
      .filter(
        (sentence, index) =>
          (WITHOUT_SUBJECT.test(sentence) && !sentence.endsWith('?')) ||
          PRIVATE_WORDS.test(sentence) ||
          (index === 0 && SPEECH.test(sentence)),
      )
      .map((sentence) => ({ line, text: sentence })),
  );
}

/** Titles of a nested test that are half a sentence, or that leave open what is done. */
const VAGUE_TITLE =
  /^(?:of\b(?![^,]*, one\b)|what|whatever|who|whoever|whose|none|nobody|those|that|nor|else)\b|\b(?:is|are) (?:told|said)$|\bsays so\b|\btold apart\b/;

/** Lists the titles of tests in groups that are unclear in a list of failures. */
export function listVagueTitles(source: string): Fragment[] {
  return source.split('\n').flatMap((text, index) => {
    const title = /^\s+(?:it|test|drawnTest)(?:\.\w+)*\((['"`])(.*)\1, /.exec(text)?.[2] ?? '';
    return VAGUE_TITLE.test(title) ? [{ line: index + 1, text: title }] : [];
  });
}

/** Splits a text after full stops and question marks that a capital letter follows. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]) (?=[A-Z])/);
}

/** Lists the comments on lines of their own, each as one text; adjacent `//` lines are one comment. */
function listComments(source: string): Fragment[] {
  const comments: Fragment[] = [];
  let open: { line: number; parts: string[]; isBlock: boolean } | null = null;
  const close = (): void => {
    if (open !== null) comments.push({ line: open.line, text: open.parts.filter(Boolean).join(' ') });
    open = null;
  };
  source.split('\n').forEach((line, index) => {
    const block = open?.isBlock === true;
    const single = /^\s*\/\/ ?(.*)$/.exec(line);
    if (!block && single === null) close();
    if (!block && single !== null) {
      open ??= { line: index + 1, parts: [], isBlock: false };
      open.parts.push(single[1] ?? '');
      return;
    }
    if (!block && !/^\s*\/\*\*?(?:\s|$)/.test(line)) return;
    open ??= { line: index + 1, parts: [], isBlock: true };
    open.parts.push(line.replace(/^\s*(?:\/\*\*?|\*(?!\/))?\s?/, '').replace(/\s*\*\/.*$/, ''));
    if (line.includes('*/')) close();
  });
  close();
  return comments;
}
