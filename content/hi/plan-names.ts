import type { Plan } from '../plans.ts'

export const planNames: Record<Plan['id'], string> = {
  basic: 'बेसिक',
  professional: 'प्रोफ़ेशनल',
  premium: 'प्रीमियम',
}
