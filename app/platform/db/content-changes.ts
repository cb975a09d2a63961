import type pg from 'pg'
import { listenTo } from './listen.ts'

/**
 * Calls back whenever content (FAQs, posts, their categories, redirects, alternative texts of images,
 * evidence of claims) has changed, on any instance; triggers in the database notify. After a lost
 * connection it listens again and calls back once, for what it may have missed. Returns a function that
 * stops it.
 */
export function watchContent(
  connection: pg.ClientConfig,
  onChange: () => void,
): () => Promise<void> {
  return listenTo(connection, 'content', { onListening: onChange, onNews: onChange })
}
