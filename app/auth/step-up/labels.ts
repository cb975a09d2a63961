/** The texts of the dialog that asks who somebody is. */
export const stepUpLabels = {
  title: 'Confirm it’s you',
  text: 'You signed in a while ago. Confirm once more before you go on.',
  password: 'Password',
  submit: 'Confirm',
  pending: 'Please wait',
  cancel: 'Cancel',
  loading: 'Loading',
  failed: 'Not confirmed',
} as const
