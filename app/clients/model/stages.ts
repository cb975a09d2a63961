import type { CaseStage, ReturnStage } from '#content/enums.ts'

/** What of a return comes after what: staff set these, the rest follows from what is recorded. */
const ASKED: readonly ReturnStage[] = ['documents', 'preparing', 'review']

/** Whether a client is still asked for what is missing. */
export function isAsking(stage: ReturnStage): boolean {
  return ASKED.includes(stage)
}

/** The stages that staff may set from a stage by hand; `your-ok` to `filed` follow from draft, OK and filing. */
export function stagesAfter(stage: ReturnStage): ReturnStage[] {
  if (ASKED.includes(stage)) return [...ASKED.filter((one) => one !== stage), 'stopped']
  if (stage === 'your-ok' || stage === 'to-file') return ['preparing', 'stopped']
  if (stage === 'filed') return ['verified']
  if (stage === 'verified') return ['processed']
  return []
}

/** The step of an enquiry’s receipt that a return has reached; null for one that was stopped. */
export function caseStageOf(stage: ReturnStage): CaseStage | null {
  switch (stage) {
    case 'documents':
      return 'documents'
    case 'filed':
    case 'verified':
    case 'processed':
      return 'filed'
    case 'stopped':
      return null
    default:
      return 'preparing'
  }
}
