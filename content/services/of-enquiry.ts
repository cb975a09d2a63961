import { planOfService } from '../plans.ts'
import { topicOf } from '../topics.ts'
import { type ServiceMenuItem, serviceMenu } from './menu.ts'

/** The services whose plan no other service shares: its name alone says which service is meant. */
const SERVICE_OF_PLAN: Record<string, ServiceMenuItem['slug'] | undefined> = {
  basic: 'salary-house-rent-filing',
  premium: 'foreign-income-filing',
}

/** What an enquiry can be about: the services with a page, and others that need their own documents. */
export const enquiryServices = [
  ...serviceMenu.map(({ slug, name }) => ({ slug, name })),
  { slug: 'gst-registration' as const, name: 'GST Registration' },
]
type EnquiryService = (typeof enquiryServices)[number]['slug']

/**
 * The service that an enquiry is about, as the last part of its address: by its topic, its name or its
 * plan; undefined where several may be meant.
 */
export function serviceOfEnquiry({
  service,
  message,
}: {
  service: string
  message: string
}): EnquiryService | undefined {
  const topic = topicOf(message)?.id
  const named = enquiryServices.find(({ slug, name }) => slug === topic || name === service)
  return named?.slug ?? SERVICE_OF_PLAN[planOfService(service)?.id ?? '']
}
