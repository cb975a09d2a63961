import type { Lead } from '#app/enquiries/desk/desk.ts'
import { transitions } from '#app/enquiries/desk/desk-changes.ts'
import { leadStateLabels as labels } from '#app/enquiries/desk/screens/lead-labels.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { stageName } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { CASE_STAGES } from '#content/enums.ts'

/** How far the case is, which the receipt shows too; once it is filed, offers to close the enquiry. */
export function StageField({
  lead,
  actions,
  onWon,
  className,
}: {
  lead: Lead
  actions: LeadActions
  onWon: () => void
  className: string
}) {
  const choice = useChoice(lead.stage ?? '', (value) =>
    setStage(actions, lead, CASE_STAGES.find((stage) => stage === value) ?? null),
  )
  const isWonNext = lead.stage === 'filed' && transitions[lead.status].includes('won')
  return (
    <div>
      <label htmlFor="lead-stage" className="mb-1.5 block font-medium">
        {labels.stage}
      </label>
      <select id="lead-stage" aria-describedby="lead-stage-hint" {...choice} className={className}>
        {[null, ...CASE_STAGES].map((stage) => (
          <option key={stage} value={stage ?? ''}>
            {stageName(stage)}
          </option>
        ))}
      </select>
      <p id="lead-stage-hint" className="mt-1 text-sm text-muted">
        {labels.stageHint}
      </p>
      {isWonNext && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-md bg-good-tint px-3.5 py-2">
          <p>{labels.filedSoWon}</p>
          <Button variant="outline" size="sm" disabled={actions.busy} onClick={onWon}>
            {labels.markWon}
          </Button>
        </div>
      )}
    </div>
  )
}

function setStage(actions: LeadActions, lead: Lead, stage: Lead['stage']) {
  return actions.run({
    lead,
    change: { stage },
    done: labels.stageSet(lead.name, stageName(stage)),
  })
}
