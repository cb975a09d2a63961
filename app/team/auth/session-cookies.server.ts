import { TRUSTED_DEVICE_MS } from './session-store.server.ts'

/** Cookies of staff browsers: the session, and the token of a trusted device. */
export function sessionCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    session: `${prefix}session`,
    device: `${prefix}device`,
    /** a sign-in whose password was right */
    pending: `${prefix}pending`,
    /** a passkey or an authenticator app that the browser was asked for */
    challenge: `${prefix}challenge`,
    /** a passkey that is to confirm a session */
    stepUp: `${prefix}step-up`,
    options,
    deviceOptions: { ...options, maxAge: TRUSTED_DEVICE_MS / 1000 },
  }
}
