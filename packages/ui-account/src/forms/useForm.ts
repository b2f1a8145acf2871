import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useText } from '@eecs/ui-kit';
import { useAccount } from '../session/AccountContext.ts';
import { reportToSession } from '../session/reportToSession.ts';
import { formMessages } from './formMessages.ts';
import { toFieldErrors } from './toFieldErrors.ts';

/** Errors by the names of the fields; `form` is an error of the form as a whole. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

export interface FormOptions<Name extends string> {
  readonly initial: Readonly<Record<Name, string>>;
  /** Checks the values before they are sent, and returns errors. */
  readonly check?: (values: Readonly<Record<Name, string>>) => FormErrors;
  /** Writes the error of the form when a call failed. @default only the reason */
  readonly writeFailure?: (reason: string) => string;
  /** Sends the values; returns the errors of the answer, or nothing if it succeeded. Rejects as the call does. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<FormErrors | void>;
}

/** The props of a field. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly field: (name: Name) => FormField;
  /** An error of the form as a whole. */
  readonly problem: string | null;
  readonly isSending: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sets values of fields. */
  readonly set: (values: Readonly<Partial<Record<Name, string>>>) => void;
}

/**
 * Manages the typed values of a form and its errors. A failure loses no typed value. The button stays usable, but a
 * second press during a call does nothing. The focus goes to the first invalid field.
 */
export function useForm<Name extends string>({
  initial,
  check,
  writeFailure = (reason) => reason,
  send,
}: FormOptions<Name>): Form<Name> {
  const { describeFailure, session } = useAccount();
  const t = useText(formMessages);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSending, setSending] = useState(false);
  const isOut = useRef(false);

  const set = useCallback((change: Readonly<Partial<Record<Name, string>>>) => {
    setValues((before) => ({ ...before, ...change }));
  }, []);

  function show(form: HTMLFormElement, found: FormErrors): void {
    setErrors(found);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLInputElement && found[element.name] !== undefined,
    );
    // After the error texts are rendered, which describe the field.
    if (first instanceof HTMLElement) queueMicrotask(() => first.focus());
  }

  async function run(form: HTMLFormElement): Promise<void> {
    isOut.current = true;
    setSending(true);
    try {
      show(form, (await send(values)) ?? {});
    } catch (error) {
      reportToSession(session, error);
      const names = Object.keys(initial) as Name[];
      const fields = toFieldErrors(error, names, t);
      show(form, Object.keys(fields).length > 0 ? fields : { form: writeFailure(describeFailure(error)) });
    } finally {
      isOut.current = false;
      setSending(false);
    }
  }

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
      error: errors[name],
    }),
    problem: errors['form'] ?? null,
    isSending,
    submit: (event) => {
      event.preventDefault();
      if (isOut.current) return;
      const found = check?.(values) ?? {};
      if (Object.values(found).some((text) => text !== undefined)) show(event.currentTarget, found);
      else void run(event.currentTarget);
    },
  };
}
