import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { currentUserQuery } from '#app/auth/queries.ts'
import { setFieldErrors } from '#app/client/field-errors.ts'
import { messages } from '#app/content/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { changeProfileMutation, ownAccountQuery, staffNamesQuery } from './queries.ts'
import { type Profile, profileBody, STAFF_NAME_MAX, type StaffAccount } from './staff.ts'

/** One's own name; the e-mail address is asked for beside what is sent to it. */
export function ProfileForm({ account }: { account: StaffAccount }) {
  const queryClient = useQueryClient()
  const form = useForm<Profile>({
    resolver: standardSchemaResolver(profileBody),
    defaultValues: { name: account.name },
  })
  const { mutate, isPending, error } = useMutation(changeProfileMutation)
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    if (isPending) return
    mutate(body, {
      onSuccess: (saved) => {
        toast({ title: messages.account.saved })
        form.reset({ name: saved.name })
        queryClient.setQueryData(ownAccountQuery.queryKey, saved)
        for (const { queryKey } of [currentUserQuery, staffNamesQuery]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
      onError: (failure) => {
        setFieldErrors(form, failure)
        toast({ tone: 'destructive', title: messages.account.saveFailed, text: failure.message })
      },
    })
  })
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[32rem] gap-5">
      <TextField
        {...form.register('name')}
        label="Name"
        autoComplete="name"
        maxLength={STAFF_NAME_MAX}
        error={errors.name?.message}
      />
      <FormFailure text={error ? error.message || messages.tryLater : undefined} />
      <div>
        <Button type="submit" look="accent" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
