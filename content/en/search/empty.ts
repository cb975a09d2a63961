/** What a search without results offers. */
export const emptySearch = {
  suggested: 3,
  questions: 'People often ask',
  articles: 'Latest articles',
  ask: 'Ask us',
} as const
