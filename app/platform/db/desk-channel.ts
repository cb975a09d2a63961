/** What open desks are notified of goes through this channel of the database, to every instance. */
export const DESK_CHANNEL = 'desk'

/** Somebody was signed out, perhaps in another browser. */
export const SESSIONS_ENDED = JSON.stringify({ kind: 'sessions', ids: [] })

/** Who works at the desk has changed: who was on duty, an account or its roles. */
export const PEOPLE_CHANGED = JSON.stringify({ kind: 'people', ids: [] })
