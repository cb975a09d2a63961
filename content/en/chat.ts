import { type Plan, rupees } from '../plans.ts'
import type { Season, SeasonPhase } from './season/season.ts'

/** The message that a chat starts with: one for each button, so that staff see where it came from. */
export const chatTexts = {
  default: 'Hello, I would like to know more about your tax filing services.',
  header: 'Hello, I would like to get started with my income tax return.',
  servicesMenu:
    'Hello, I am not sure which tax filing service I need. Can an expert help me choose?',
  hero: 'Hello, I would like expert assistance with filing my income tax return.',
  fileNow: (season: Season) => fileNow[season.phase](season.income),
  deadlines: 'Hello, can you tell me which income tax due dates apply to me?',
  contact: 'Hello, I have a question about my income tax return.',
  pricing: 'Hello, I would like a free consultation about which plan fits my return.',
  guides: 'Hello, I have a tax problem that your guides do not cover.',
  support: 'Hello, I have a question that your FAQs do not answer.',
  additional: (service: { name: string; price: number }) =>
    `Hello, I would like to get started with ${service.name} at ${rupees(service.price)}.`,
  choosePlan: (plan: Plan) =>
    `Hello, I would like to choose the ${plan.name} Plan at ${rupees(plan.price)}. What are the next steps?`,
  plan: (plan: Plan) =>
    `Hello, I am interested in the ${plan.title} plan at ${rupees(plan.price)}. Please tell me how to proceed.`,
}

/** What `File Now` starts the chat with. */
const fileNow: Record<SeasonPhase, (income: string) => string> = {
  open: onTime,
  'last-week': onTime,
  'passed-for-some': (income) =>
    `Hello, I would like to file my income tax return for ${income}. I may have missed the due date.`,
  belated: (income) =>
    `Hello, I have missed the due date and would like to file a belated income tax return for ${income}.`,
  closed: (income) =>
    `Hello, I would like to know which income tax return I can still file for ${income}.`,
  unknown: (income) => `Hello, I would like to file my income tax return for ${income}.`,
}

function onTime(income: string): string {
  return `Hello, I would like to file my income tax return for ${income} before the due date.`
}
