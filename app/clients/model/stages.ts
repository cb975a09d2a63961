import type { CaseStage, RequestState, ReturnStage } from '#content/enums.ts'

/** The stages in which a client is asked for what is missing. Staff set these by hand. */
export const ASKING_STAGES = ['documents', 'preparing', 'review'] as const satisfies ReturnStage[]
/** The states of requests that wait for the client. */
export const MISSING_STATES = ['open', 'sent-back'] as const satisfies RequestState[]

export function isMissing({ state }: { state: RequestState }): boolean {
  return MISSING_STATES.some((one) => one === state)
}

/** Whether a client is still asked for what is missing. */
export function isAsking(stage: ReturnStage): boolean {
  return ASKING_STAGES.some((one) => one === stage)
}

/** Whether a return was filed. */
export function isFiled(stage: ReturnStage): boolean {
  return stage === 'filed' || stage === 'verified' || stage === 'processed'
}

/** The stages that staff may set from a stage by hand; the others follow from draft, OK, filing and intimation. */
export function stagesAfter(stage: ReturnStage): ReturnStage[] {
  if (isAsking(stage)) return [...ASKING_STAGES.filter((one) => one !== stage), 'stopped']
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
