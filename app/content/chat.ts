import type { DueDateKind } from './enums.ts'
import { type Plan, priceToPay, rupees } from './plans.ts'

/** The message that a chat starts with: one for each button, so that staff see where it came from. */
export const chatTexts = {
  default: 'Hello, I would like to know more about your tax filing services.',
  header: 'Hello, I would like to get started with my income tax return.',
  servicesMenu:
    'Hello, I am not sure which tax filing service I need. Can an expert help me choose?',
  hero: 'Hello, I would like expert assistance with filing my income tax return.',
  fileNow: 'Hello, I would like to file my income tax return before the due date.',
  fileLate: 'Hello, I have missed the due date and would like to file a belated income tax return.',
  fileReturn: 'Hello, I would like to file my income tax return.',
  deadlines: 'Hello, can you tell me which income tax due dates apply to me?',
  contact: 'Hello, I have a question about my income tax return.',
  pricing: 'Hello, I would like a free consultation about which plan fits my return.',
  guides: 'Hello, I have a tax problem that your guides do not cover.',
  support: 'Hello, I have a question that your FAQs do not answer.',
  additional: (service: { name: string; price: number }) =>
    `Hello, I would like to get started with ${service.name} at ${rupees(service.price)}.`,
  choosePlan: (plan: Plan) =>
    `Hello, I would like to choose the ${plan.name} Plan at ${rupees(priceToPay(plan))}. What are the next steps?`,
  plan: (plan: Plan) =>
    `Hello, I am interested in the ${plan.title} plan at ${rupees(priceToPay(plan))}. Please tell me how to proceed.`,
}

/** What `File Now` starts the chat with, by what falls due next. */
export function fileNowText(upcoming: readonly { kind: DueDateKind }[]): string {
  const falls = (due: DueDateKind) => upcoming.some(({ kind }) => kind === due)
  if (falls('return')) return chatTexts.fileNow
  return falls('belated-return') ? chatTexts.fileLate : chatTexts.fileReturn
}
