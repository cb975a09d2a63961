import './zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import {
  type Mutation,
  type SubmissionOptions,
  submitOnModEnter,
  useSubmission,
} from './use-submission.ts'

interface Options<Values extends FieldValues, Parsed, Saved>
  extends SubmissionOptions<Parsed, Saved> {
  defaultValues: Values
}

/**
 * A form validated by the schema here and by the server again: the server's errors are shown under
 * their fields, and the first of them gets the focus. Ctrl+Enter or Cmd+Enter submits.
 */
export function useServerForm<Values extends FieldValues, Parsed extends FieldValues, Saved>(
  schema: z.core.$ZodType<Parsed, Values>,
  mutation: Mutation<Parsed, Saved>,
  { defaultValues, ...options }: Options<Values, Parsed, Saved>,
) {
  const form = useForm<Values, unknown, Parsed>({
    resolver: standardSchemaResolver(schema) as Resolver<Values, unknown, Parsed>,
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  // Read during rendering: the form only re-renders for state that was read.
  const { errors, isDirty } = form.formState
  const isStored = useRef(false)
  const submission = useSubmission(mutation, {
    ...options,
    onSaved: (saved, body) => {
      isStored.current = true
      return options.onSaved(saved, body)
    },
  })
  const { isPending, message } = submission

  const save = async (parsed: Parsed) => {
    const focused = document.activeElement as HTMLElement | null
    const error = await submission.send(parsed)
    if (!error) return
    const [first] = setFieldErrors(form, error)
    // After the fields have been enabled again.
    setTimeout(() => {
      if (first) form.setFocus(first)
      else if (!document.activeElement || document.activeElement === document.body) focused?.focus()
    })
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!isPending) await form.handleSubmit(save)(event)
  }

  const formProps = {
    noValidate: true,
    'aria-busy': isPending,
    onSubmit: submit,
    onKeyDown: submitOnModEnter,
  }
  return {
    form,
    errors,
    isDirty,
    isPending,
    isSaved: submission.isSaved,
    submit,
    /** Submits without validation, for values that are already validated. */
    save,
    error: submission.error,
    /** why the last attempt failed, in one sentence for the whole form */
    failure: message,
    formProps,
    /** for a `FormDialog`, which what follows a save may leave unasked */
    dialogProps: {
      form: formProps,
      disabled: isPending,
      unsaved: () => isDirty && !isStored.current,
    },
  }
}

/** Puts the server's errors under their fields and returns those fields, the first one first. */
function setFieldErrors<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  error: Error,
): Path<Values>[] {
  const known =
    error instanceof ApiError ? error.errors.filter(({ path }) => isField(form, path)) : []
  return known.map(({ path, message }) => {
    form.setError(path as Path<Values>, { type: 'server', message })
    return path as Path<Values>
  })
}

function isField<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  path: string,
): boolean {
  return path in form.getValues()
}
