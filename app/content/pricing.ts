/** The copy of the pricing page; the prices of plans are in plans.ts. */
export const pricing = {
  breadcrumb: 'Pricing',
  offer: (plan: { name: string; title: string }) => `${plan.name} Plan: ${plan.title}`,
  title: 'Transparent Pricing Plans',
  text: 'One price for the whole return, all taxes and fees included, told before we start. No surprise at the end.',
  plans: 'Plans',
  additional: {
    title: 'Additional Services',
    text: 'One-time services, alone or beside a plan.',
    oneTime: 'one-time',
    start: 'Get Started',
    with: (service: string) => `with ${service}`,
  },
  faqs: 'Questions about prices',
  closing: {
    title: 'Ready to Get Started?',
    text: 'Tell us what is in your return and we tell you which plan it needs.',
    chat: 'Get a free consultation',
  },
  contact: {
    title: 'Contact Us',
    text: 'Choose what you are interested in. We answer within 24 hours.',
  },
} as const

export const additionalServices = [
  {
    name: 'Tax Notice Assistance',
    price: 2499,
    description:
      'We read the notice, tell you what it asks and by when, and prepare the reply with its papers.',
  },
  {
    name: 'Prior Year Filing',
    price: 3999,
    description: 'A return of an earlier year, where the law still leaves a way to file it.',
  },
  {
    name: 'Business Tax Audit',
    price: 12999,
    description:
      'The audit of a business or trading account, with the report that the return needs.',
  },
]

export const pricingFaqs = [
  {
    question: 'Is there anything to pay besides the price of the plan?',
    answer:
      'No. The pricing includes all taxes and fees of ours. Tax that you owe to the department is paid by you, directly to the government.',
  },
  {
    question: 'Can I change to a larger plan later?',
    answer:
      'Yes, until the return is filed. An upgrade costs only the price difference, and we ask you before anything is charged.',
  },
  {
    question: 'How long does it take, and can it be quicker?',
    answer:
      'Most returns are prepared within 3-5 business days after we have received the documents. July and August are the peak season and slower. Tell us if your case is urgent; urgent cases get priority processing.',
  },
]

/** The services to choose from in the plan dialog, named and priced as in the practice's own list. */
export const SERVICE_INTERESTS = [
  'Basic Plan ₹2,999',
  'Professional Plan ₹4,999',
  'Premium Plan ₹7,999',
  'Salary & House Rent Filing',
  'Capital Gains Filing',
  'Foreign Income Filing',
  'Traders Filing',
  'Professionals Filing',
  'GST Registration',
  'Business Registration',
  'Tax Planning',
  'Other',
] as const

export const interestOfPlan = {
  basic: 'Basic Plan ₹2,999',
  professional: 'Professional Plan ₹4,999',
  premium: 'Premium Plan ₹7,999',
} as const satisfies Record<string, (typeof SERVICE_INTERESTS)[number]>
