import { RETURN_STAGES, type ReturnStage } from '#content/enums.ts'

const STEPS: readonly ReturnStage[] = RETURN_STAGES.filter((stage) => stage !== 'stopped')

/** The steps of a return, without a review that it went past and nobody recorded; of one that was stopped, none. */
export function stepsOf(stage: ReturnStage, isReviewed: boolean): readonly ReturnStage[] {
  if (stage === 'stopped') return []
  const isPastReview = STEPS.indexOf(stage) > STEPS.indexOf('review')
  return isPastReview && !isReviewed ? STEPS.filter((step) => step !== 'review') : STEPS
}
