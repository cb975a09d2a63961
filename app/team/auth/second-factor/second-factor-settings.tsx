import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { PasskeySettings } from '../passkeys/passkey-settings.tsx'
import { currentUserQuery, sessionsQuery } from '../queries.ts'
import { secondFactorLabels as labels } from './labels.ts'
import { renewRecoveryCodes, secondFactorQuery } from './queries.ts'
import { RecoveryCodesOnce } from './recovery-codes-once.tsx'
import type { FactorAdded } from './second-factor.ts'
import { TotpSettings } from './totp-settings.tsx'

const FEW = 3

/**
 * The authenticator app, passkeys and recovery codes of one's own account. Who has just set up the first
 * sees the recovery codes before anything else goes on.
 */
export function SecondFactorSettings({ username }: { username: string }) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<string[]>()
  const refresh = () => {
    for (const { queryKey } of [secondFactorQuery, sessionsQuery, currentUserQuery]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  const changed = (added?: FactorAdded) => {
    if (added?.recoveryCodes) setCodes(added.recoveryCodes)
    else refresh()
  }
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!data) return <Spinner label={labels.loading} />
  const hasFactor = data.totpSince !== null || data.passkeys.length > 0
  return (
    <div className="grid gap-8">
      <TotpSettings since={data.totpSince} onChanged={changed} />
      <PasskeySettings passkeys={data.passkeys} onChanged={changed} />
      {hasFactor && <RecoveryCodes left={data.recoveryCodesLeft} onMade={setCodes} />}
      {codes && (
        <RecoveryCodesOnce
          codes={codes}
          username={username}
          onClose={() => {
            setCodes(undefined)
            refresh()
          }}
        />
      )}
    </div>
  )
}

function RecoveryCodes({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: renewRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
    onError: (error) =>
      toast({ tone: 'destructive', title: labels.codes.failed, text: error.message }),
    onSettled: () => setAsking(false),
  })
  return (
    <div>
      <h3 className="font-semibold">{labels.codes.title}</h3>
      <p className="mt-1 mb-3 max-w-[40rem] text-muted">
        {labels.codes.left(left)} {left <= FEW ? labels.codes.few : labels.codes.text}
      </p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {labels.codes.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        {...labels.codes.confirmRenew}
        confirm={labels.codes.renew}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
