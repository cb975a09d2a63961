import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { setFieldErrors } from '#app/client/field-errors.ts'
import { messages } from '#app/content/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import {
  NEW_PASSWORD_MIN,
  PASSWORD_MAX,
  type PasswordChange,
  passwordChangeBody,
} from './account.ts'
import { changePasswordMutation, sessionsQuery } from './queries.ts'

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' }

/** Changes one's own password; every other browser is signed out by it. */
export function PasswordForm({ username }: { username: string }) {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState(false)
  const form = useForm<PasswordChange>({
    resolver: standardSchemaResolver(passwordChangeBody),
    defaultValues: EMPTY,
  })
  const { mutate, isPending, error } = useMutation(changePasswordMutation)
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    if (isPending) return
    mutate(body, {
      onSuccess: () => {
        toast(messages.account.passwordChanged)
        form.reset(EMPTY)
        setShown(false)
        void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      },
      onError: (failure) => {
        setFieldErrors(form, failure)
        toast({
          tone: 'destructive',
          title: messages.account.passwordFailed,
          text: failure.message,
        })
      },
    })
  })
  const type = shown ? 'text' : 'password'
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[32rem] gap-5">
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...form.register('currentPassword')}
        label="Current password"
        type={type}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.currentPassword?.message}
      />
      <TextField
        {...form.register('newPassword')}
        label="New password"
        hint={`At least ${NEW_PASSWORD_MIN} characters. Several words that do not belong together make a good one.`}
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={errors.newPassword?.message}
      />
      <CheckboxField
        label="Show the passwords"
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <FormFailure text={error ? error.message || messages.tryLater : undefined} />
      <div>
        <Button type="submit" look="accent" disabled={isPending}>
          {isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
