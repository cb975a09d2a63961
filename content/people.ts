import type { ServiceMenuItem } from './services/menu.ts'

/** The copy of an accountant's card, and of the carousel of testimonials. */
export const expertCard = {
  experience: 'Experience',
  clients: 'Clients',
  rating: 'Rating',
  membership: 'ICAI membership no.',
} as const

export const carousel = {
  title: 'Testimonials',
  role: 'carousel',
  slideRole: 'slide',
  slide: (number: number, count: number) => `${number} of ${count}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  previous: 'Previous testimonials',
  next: 'Next testimonials',
} as const

type Service = ServiceMenuItem['slug']

/** An accountant, shown with a photograph or else with initials, and the services whose pages show the card too. */
export interface Expert {
  id: string
  name: string
  initials: string
  /** the address of a square photograph, which may be one of the site’s images */
  picture?: string
  specialization: string
  experience: string
  description: string
  rating: number
  clients: string
  services: Service[]
}

/** What a client says. */
export interface Testimonial {
  id: string
  rating: number
  text: string
  initials: string
  name: string
  title: string
}

export const experts: Expert[] = [
  {
    id: 'rajesh-kumar',
    name: 'CA Rajesh Kumar',
    initials: 'RK',
    specialization: 'Salary and capital gains',
    experience: '12+ years',
    description: 'Several employers, share sales and the choice of regime.',
    rating: 5,
    clients: '450+',
    services: ['salary-house-rent-filing', 'capital-gains-filing'],
  },
  {
    id: 'priya-sharma',
    name: 'CA Priya Sharma',
    initials: 'PS',
    specialization: 'Professionals and traders',
    experience: '15+ years',
    description: 'Presumptive income, books, audits, futures and options.',
    rating: 4.5,
    clients: '620+',
    services: ['professionals-filing', 'traders-filing'],
  },
  {
    id: 'venkat-reddy',
    name: 'CA Venkat Reddy',
    initials: 'VR',
    specialization: 'NRI and foreign income',
    experience: '18+ years',
    description: 'Residential status, tax treaties, foreign tax credit and Schedule FA.',
    rating: 5,
    clients: '780+',
    services: ['foreign-income-filing'],
  },
]

export const testimonials: Testimonial[] = [
  {
    id: 'anil-m',
    rating: 5,
    text: 'They spotted HRA I had never claimed and showed me both regimes on one page. First time I understood my own return.',
    initials: 'AM',
    name: 'Anil M.',
    title: 'Software engineer, Hyderabad',
  },
  {
    id: 'sneha-k',
    rating: 5,
    text: 'I had trades in three broker accounts. By Wednesday I had a draft with every trade accounted for.',
    initials: 'SK',
    name: 'Sneha K.',
    title: 'Investor, Pune',
  },
  {
    id: 'dr-rao-d',
    rating: 4.5,
    text: 'Clear about what they needed and what it would cost. Filed a week before the due date.',
    initials: 'RD',
    name: 'Dr Rao D.',
    title: 'Dentist, Vijayawada',
  },
  {
    id: 'farhan-a',
    rating: 5,
    text: 'When I moved back from Dubai, I didn’t know whether I was still an NRI. They went through my travel dates with me and explained the answer.',
    initials: 'FA',
    name: 'Farhan A.',
    title: 'Returning NRI, Bengaluru',
  },
  {
    id: 'vikram-p',
    rating: 4.5,
    text: 'My first-year F&O loss is now carried forward. No one had told me I had to file on time.',
    initials: 'VP',
    name: 'Vikram P.',
    title: 'Trader, Ahmedabad',
  },
  {
    id: 'lakshmi-n',
    rating: 5,
    text: 'Polite on the phone, quick on chat, and they filed nothing before I approved it.',
    initials: 'LN',
    name: 'Lakshmi N.',
    title: 'Consultant, Chennai',
  },
]
