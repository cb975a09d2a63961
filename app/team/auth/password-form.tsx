import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import {
  PASSWORD_MAX,
  type PasswordChange,
  passwordChangeBody,
  passwordChangeForm,
} from './account.ts'
import { authLabels } from './labels.ts'
import { changePassword, currentUserQuery, sessionsQuery } from './queries.ts'

const labels = authLabels.password
const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' }

/**
 * Changes one's own password, which signs out every other browser.
 * @param isFirst whether someone else set the present one, which is then asked for only where the sign-in
 * with it is some time ago
 */
export function PasswordForm({
  username,
  isFirst = false,
}: {
  username: string
  isFirst?: boolean
}) {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState(false)
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm(
    isFirst ? passwordChangeBody : passwordChangeForm,
    { mutationFn: changePassword },
    {
      defaultValues: EMPTY,
      failed: { title: messages.account.passwordFailed },
      onSaved: () => {
        toast(messages.account.passwordChanged)
        form.reset(EMPTY)
        setShown(false)
        for (const { queryKey } of [sessionsQuery, currentUserQuery]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    },
  )
  const asksForCurrent = !isFirst || errors.currentPassword || form.watch('currentPassword')
  const type = shown ? 'text' : 'password'
  return (
    <form method="post" {...formProps} className="grid max-w-[32rem] gap-5">
      {/* For password managers, which need the user name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {asksForCurrent && (
        <TextField
          {...form.register('currentPassword')}
          label={labels.current}
          type={type}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={errors.currentPassword?.message}
        />
      )}
      <TextField
        {...form.register('newPassword')}
        label={labels.new}
        hint={labels.newHint}
        type={type}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={errors.newPassword?.message}
      />
      <CheckboxField
        label={labels.show}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <FormFailure text={failure} />
      <div>
        <Button type="submit" variant="accent" disabled={isPending}>
          {isPending ? labels.pending : labels.submit}
        </Button>
      </div>
      <LeaveGuard unsaved={() => isDirty} />
    </form>
  )
}
