/** The texts of the dialog that asks who somebody is. */
export const stepUpLabels = {
  title: 'Confirm it’s you',
  text: 'It’s been a while since you signed in. Please confirm before you continue.',
  password: 'Password',
  submit: 'Confirm',
  pending: 'Please wait',
  loading: 'Loading',
  failed: 'Not confirmed',
} as const
