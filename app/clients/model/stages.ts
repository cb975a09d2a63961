import type { CaseStage, RequestState, ReturnStage } from '#content/enums.ts'

/** The stages before a draft is sent. Staff set these by hand. */
export const PREPARATION_STAGES = [
  'documents',
  'preparing',
  'review',
] as const satisfies ReturnStage[]
/** The states of requests that wait for the client. */
export const MISSING_STATES = ['open', 'sent-back'] as const satisfies RequestState[]

export function isMissing({ state }: { state: RequestState }): boolean {
  return MISSING_STATES.some((one) => one === state)
}

/** Whether no draft of a return waits for the client, or has passed. */
export function isInPreparation(stage: ReturnStage): boolean {
  return PREPARATION_STAGES.some((one) => one === stage)
}

/** The stages of a return that was filed. */
export const FILED_STAGES = ['filed', 'verified', 'processed'] as const satisfies ReturnStage[]

export function isFiled(stage: ReturnStage): boolean {
  return FILED_STAGES.some((one) => one === stage)
}

/** Whether a client is asked for everything that is missing; of a filed return, only for what was asked since. */
export function isAskedForAll(stage: ReturnStage): boolean {
  return stage !== 'stopped' && !isFiled(stage)
}

/** The stages that staff may set from a stage by hand; the others follow from draft, OK, filing and intimation. */
export function stagesAfter(stage: ReturnStage): ReturnStage[] {
  if (isInPreparation(stage))
    return [...PREPARATION_STAGES.filter((one) => one !== stage), 'stopped']
  if (stage === 'your-ok' || stage === 'to-file') return ['preparing', 'stopped']
  if (stage === 'filed') return ['verified']
  if (stage === 'verified') return ['filed']
  if (stage === 'processed') return ['verified']
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
