import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatDay, formatTimestamp } from '#app/ui/time/dates.ts'
import type { ClaimWithEvidence } from './claim.ts'
import { claimLabels, stateNames } from './labels.ts'

const labels = claimLabels.table

export type ClaimAction = 'edit' | 'remove'
type Act = (action: ClaimAction, claim: ClaimWithEvidence) => void

/** Every claim, with what proves it; without `onAction` to read only. */
export function ClaimTable({
  claims,
  onAction,
}: {
  claims: ClaimWithEvidence[]
  onAction?: Act | undefined
}) {
  const columns: Column<Row>[] = [
    {
      title: labels.claim,
      bare: true,
      cell: ({ claim }) => (
        <>
          <span className="block max-w-[32rem] font-semibold">{claim.text}</span>
          <span className="block text-sm text-muted">{claim.where}</span>
        </>
      ),
    },
    { title: labels.evidence, cell: ({ claim }) => <Evidence claim={claim} /> },
  ]
  if (onAction) {
    columns.push({
      title: labels.actions,
      cell: ({ claim }) => <Actions claim={claim} onAction={onAction} />,
    })
  }
  const rows = claims.map((claim, id) => ({ id, claim }))
  return <DataTable label={labels.label} columns={columns} rows={rows} empty={labels.empty} />
}

interface Row {
  id: number
  claim: ClaimWithEvidence
}

function Evidence({ claim: { state, evidence } }: { claim: ClaimWithEvidence }) {
  if (!evidence) return <strong className="font-semibold text-bad">{stateNames.missing}</strong>
  const { what, checkedBy, checkedOn, address, recordedBy, recordedAt } = evidence
  return (
    <div className="max-w-[28rem] [overflow-wrap:anywhere]">
      <p>
        <strong className={`font-semibold ${state === 'proven' ? 'text-good' : 'text-bad'}`}>
          {stateNames[state]}
        </strong>
        {state === 'outdated' && ` (${claimLabels.outdated})`}
      </p>
      <p className="whitespace-pre-line">{what}</p>
      {address && (
        <p className="text-sm">
          <Place address={address} />
        </p>
      )}
      <p className="text-sm text-muted">{claimLabels.checked(checkedBy, formatDay(checkedOn))}</p>
      <p className="text-sm text-muted">
        {claimLabels.recorded(recordedBy ?? claimLabels.someone, formatTimestamp(recordedAt))}
      </p>
    </div>
  )
}

/** A link where the evidence has an address of the web, else the name of the place. */
function Place({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return address
  return (
    <a href={address} target="_blank" rel="noreferrer" className="text-link">
      {address}
    </a>
  )
}

function Actions({ claim, onAction }: { claim: ClaimWithEvidence; onAction: Act }) {
  const { add, edit, remove, named } = claimLabels
  return (
    <div className="-my-1.5 -ml-2.5 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        aria-label={named(claim.evidence ? edit : add, claim.text)}
        onClick={() => onAction('edit', claim)}
        className="px-2.5 text-sm"
      >
        {claim.evidence ? edit : add}
      </Button>
      {claim.evidence && (
        <Button
          variant="quiet"
          aria-label={named(remove, claim.text)}
          onClick={() => onAction('remove', claim)}
          className="px-2.5 text-sm text-bad!"
        >
          {remove}
        </Button>
      )}
    </div>
  )
}
