let idle = false

/** Notes that the server has refused a request because no one used its session for too long. */
export function noteIdleEnd(): void {
  idle = true
}

/** Whether that has happened since the last sign-in. */
export function hasEndedIdle(): boolean {
  return idle
}

/** For a new session. */
export function forgetIdleEnd(): void {
  idle = false
}
